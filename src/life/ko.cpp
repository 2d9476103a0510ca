#include <algorithm>
#include <optional>

#include "witnesses.hpp"

namespace goterr::life {
namespace {

/// The point where a lone stone joins its friends and where only a ko could take it: its one liberty, with
/// nothing but friends around. Nothing for any other dragon.
std::optional<Point> ko_liberty(const Scene& scene, const Dragon& dragon) {
    if (dragon.stones.count() != 1) return std::nullopt;
    const Board& board = scene.board();
    const Point stone = dragon.stones.first();
    const PointSet& liberties = scene.chains().at(stone).liberties;
    if (liberties.count() != 1) return std::nullopt;
    const Point liberty = liberties.first();
    const FewPoints around = neighbors_of(liberty, board.size());
    const bool friends =
        std::all_of(around.begin(), around.end(), [&](Point p) { return board[p] == dragon.side; });
    return friends && around.size() > 1 ? std::optional(liberty) : std::nullopt;
}

bool lives(const Scene& scene, Point p) {
    const Status status = scene.at(p).status;
    return status == Status::alive || status == Status::seki;
}

bool is_in_seki(const Scene& scene, Point p) { return scene.at(p).status == Status::seki; }

}  // namespace

Evidence hear_ko_stones(const Scene& scene) {
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const Dragon& dragon = scene.dragons[i];
        if (dragon.status == Status::alive || dragon.reason.by == Witness::unconditional) continue;
        const auto liberty = ko_liberty(scene, dragon);
        if (!liberty) continue;
        const FewPoints around = neighbors_of(*liberty, scene.board().size());
        const bool joined = std::all_of(around.begin(), around.end(), [&](Point p) {
            return dragon.stones.contains(p) || lives(scene, p);
        });
        if (!joined) continue;
        const bool seki =
            std::any_of(around.begin(), around.end(), [&](Point p) { return is_in_seki(scene, p); });
        const Fate stands = fate(seki ? Outcome::seki : Outcome::alive, Known::read);
        evidence.push_back(whoever_begins(i, Witness::ko_stone, stands, {.cause = Cause::ko}));
    }
    return evidence;
}

}  // namespace goterr::life
