/// A fast board of the fitting size, and what a step of a game does to it.
#pragma once

#include <variant>

#include "goterr/board/fast_board.hpp"
#include "goterr/record/game.hpp"

namespace goterr {

class AnyBoard {
public:
    explicit AnyBoard(BoardSize size) {
        if (size.width > 19 || size.height > 19) {
            board_.emplace<FastBoard<longest_side>>(size);
        } else {
            board_.emplace<FastBoard<19>>(size);
        }
    }

    /// Setup stones gather until something else needs the chains.
    void apply(const Step& step) {
        std::visit([&](auto& board) { apply(board, step); }, board_);
    }
    template <typename Ask>
    auto ask(Ask question) {
        return std::visit(
            [&](auto& board) {
                settle(board);
                return question(board);
            },
            board_);
    }

private:
    template <typename Fast>
    void settle(Fast& board) {
        if (placed_) board.find_chains();
        placed_ = false;
    }

    template <typename Fast>
    void apply(Fast& board, const Step& step) {
        switch (step.kind) {
            case Step::Kind::move:
                settle(board);
                board.play(step.point, step.color);
                break;
            case Step::Kind::pass: board.pass(step.color); break;
            case Step::Kind::setup:
                board.place(step.point, step.color);
                board.set_ko({});
                placed_ = true;
                break;
            case Step::Kind::to_move: board.set_to_move(step.color); break;
            case Step::Kind::ko: board.set_ko(step.point); break;
        }
    }

    std::variant<FastBoard<19>, FastBoard<longest_side>> board_;
    bool placed_ = false;
};

}  // namespace goterr
