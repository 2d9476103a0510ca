/// What a step of a game does to a board.
#pragma once

#include "goterr/board/fast_board.hpp"
#include "goterr/record/game.hpp"

namespace goterr {

inline bool is_turn(const Step& step) {
    return step.kind == Step::Kind::move || step.kind == Step::Kind::pass;
}

/// Takes the step; what the rules say of it.
inline Legality take(const Step& step, FastBoard& board) {
    switch (step.kind) {
        case Step::Kind::move: return board.play(step.point, step.color);
        case Step::Kind::pass: board.pass(step.color); break;
        case Step::Kind::setup:
            board.set(step.point, step.color);
            board.set_ko({});
            break;
        case Step::Kind::to_move: board.set_to_move(step.color); break;
    }
    return Legality::legal;
}

/// Whether both sides said that nothing is left to play.
inline bool ends_with_passes(const std::vector<Step>& steps) {
    const auto passed = [&](std::size_t from_end) {
        return steps.size() >= from_end && steps[steps.size() - from_end].kind == Step::Kind::pass;
    };
    return passed(1) && passed(2);
}

}  // namespace goterr
