#include <algorithm>

#include "goterr/reading/links.hpp"
#include "question.hpp"
#include "ways.hpp"

namespace goterr {
namespace {

using namespace reading;

/// The owner's chains with more liberties are in no danger of their own.
constexpr int few_to_cut = 2;

/// When two chains of one color are joined or out of each other's reach, and the moves of both sides in the
/// gap between them.
struct Cutting {
    const ReadingBoard& board;
    Cell a;
    Cell b;
    Color owner;
    Ground ground;

    /// A liberty of both chains joins them, and they keep another two: nothing that follows parts them.
    bool joins_at_once() const {
        const Liberties of_a = board.liberties(a, Liberties::most),
                        of_b = board.liberties(b, Liberties::most);
        for (const Cell joint : of_a) {
            if (!of_b.contains(joint) || joint == board.ko()) continue;
            int left = of_a.count() - 1;
            for (const Cell other : of_b) left += of_a.contains(other) ? 0 : 1;
            if (left >= 2) return true;
        }
        return false;
    }

    Judged judge(Color mover) {
        if (board.at(a) != owner || board.at(b) != owner) return {shown_to_work, board.ko() != nowhere};
        ground.look();
        const bool attacking = mover != owner;
        const Ground::Places from = ground.chain_at(a), to = ground.chain_at(b);
        if (from == to) {
            const bool lost = attacking && board.liberties(a, 2).count() == 1;
            return {lost ? shown_to_work : shown_to_fail, board.ko() != nowhere && lost};
        }
        if (!attacking && ground.may_share_liberties(from, to) && joins_at_once()) return {shown_to_fail};
        const int moves = ground.moves_between(from, to);
        if (moves > Ground::most_moves) return {shown_to_work};
        const auto left = static_cast<std::uint32_t>(Ground::most_moves + 1 - moves);
        return {
            {2 * left + (attacking ? 0u : 2u), static_cast<std::uint32_t>(moves) + (attacking ? 1u : 0u)}};
    }

    void propose(Candidates& moves) {
        ground.look();
        const Ground::Places from = ground.chain_at(a), to = ground.chain_at(b);
        add_ways(ground, from, to, few_to_cut, moves);
        add_liberties(board, a, few_to_cut, moves);
        add_liberties(board, b, few_to_cut, moves);
        moves.sort();
    }
};

Goal cut_goal(const ReadingBoard& board, const Link& link) {
    const auto [a, b] = std::minmax({board.cell(link.at_first), board.cell(link.at_second)});
    const Color owner = board.at(a);
    const Cell middle = board.middle(a, b);
    Cutting goal{board, a, b, owner, Ground(board, middle, owner)};
    return {opponent(owner), [goal](Color mover) mutable { return goal.judge(mover); },
            [goal](Color, int, Candidates& moves) mutable { goal.propose(moves); }, middle};
}

Tactic read_gap(const Position& position, const Link& link, int boards, Color mover) {
    const auto goal = [&](const ReadingBoard& board) { return cut_goal(board, link); };
    return Question(position, goal, boards).ask(mover);
}

}  // namespace

Tactic cut(const Position& position, const Link& link, int boards) {
    return read_gap(position, link, boards, opponent(position.board[link.at_first]));
}

Tactic join(const Position& position, const Link& link, int boards) {
    return read_gap(position, link, boards, position.board[link.at_first]);
}

}  // namespace goterr
