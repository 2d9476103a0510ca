#include <algorithm>
#include <optional>

#include "draft.hpp"

namespace goterr::life {
namespace {

/// The point where a lone stone joins its friends and where only a ko could take it: its one liberty, with nothing
/// but friends around. Nothing for any other dragon.
std::optional<Point> ko_liberty(const Draft& draft, const Dragon& dragon) {
    if (dragon.stones.count() != 1) return std::nullopt;
    const Board& board = draft.board();
    const Point stone = dragon.stones.first();
    const PointSet& liberties = draft.chains().at(stone).liberties;
    if (liberties.count() != 1) return std::nullopt;
    const Point liberty = liberties.first();
    const FewPoints around = neighbors_of(liberty, board.size());
    const bool friends =
        std::all_of(around.begin(), around.end(), [&](Point p) { return board[p] == dragon.side; });
    return friends && around.size() > 1 ? std::optional(liberty) : std::nullopt;
}

bool lives(const Draft& draft, Point p) {
    const Status status = draft.at(p).status;
    return status == Status::alive || status == Status::seki;
}

bool is_in_seki(const Draft& draft, Point p) { return draft.at(p).status == Status::seki; }

}  // namespace

void save_ko_stones(Draft& draft) {
    for (Dragon& dragon : draft.dragons) {
        if (dragon.status == Status::alive || dragon.reason.cause == Cause::unconditional) continue;
        const auto liberty = ko_liberty(draft, dragon);
        if (!liberty) continue;
        const FewPoints around = neighbors_of(*liberty, draft.board().size());
        const bool joined = std::all_of(around.begin(), around.end(), [&](Point p) {
            return dragon.stones.contains(p) || lives(draft, p);
        });
        if (!joined) continue;
        const bool seki =
            std::any_of(around.begin(), around.end(), [&](Point p) { return is_in_seki(draft, p); });
        set_fates(dragon, seki ? Outcome::seki : Outcome::alive, Known::read);
        dragon.reason.cause = Cause::ko;
    }
}

}  // namespace goterr::life
