#include "race.hpp"

#include <algorithm>
#include <array>

#include "goterr/board/orientation.hpp"
#include "goterr/eyes/eye_reader.hpp"
#include "rooms.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

/// Moves that filling an eye of so many points takes (R. Hunter, "Counting Liberties", 2003).
constexpr std::array<int, 7> moves_to_fill{0, 1, 2, 3, 5, 8, 12};

/// Whether nobody can leave the ground over empty points.
bool is_closed(const PointSet& ground, const Board& board) {
    return ground.includes(liberties_of(ground, board));
}

/// The only eye of `stones`, empty if there is none; nothing if there are more.
std::optional<PointSet> eye_of(const PointSet& stones, const PointSet& rival, const Siege& siege) {
    PointSet eye(siege.board.size());
    for (const PointSet& room : rooms_of(stones, siege.board)) {
        if (room.intersects(rival) || !siege.ground.includes(room)) continue;
        if (!eye.empty()) return std::nullopt;
        eye = room;
    }
    return eye;
}

/// Whether the eye may become two.
bool may_be_two(const PointSet& eye, const Board& board) {
    return eye.count() >= static_cast<int>(moves_to_fill.size()) ||
           EyeReader().value_of(shape_of_room(eye, board)).value.defender_first >= 2;
}

Racer racer_with(const PointSet& eye, int outside, const Board& board) {
    const int points = eye.count();
    const int filled = points - empties_in(eye, board);
    const int inside =
        points == 0 ? 0 : std::max(1, moves_to_fill[static_cast<std::size_t>(points)] - filled);
    return {outside + inside, points > largest_small_eye ? points : std::min(points, 1)};
}

/// The largest enemy dragon beside this one that can be taken itself.
const Dragon* rival_in(const Scene& scene, const Dragon& dragon, const PointSet& ground) {
    const Dragon* rival = nullptr;
    for (const std::size_t number : captors_of(scene, dragon)) {
        const Dragon& captor = scene.dragons[number];
        if (!ground.includes(captor.stones)) continue;
        if (rival == nullptr || captor.stones.count() > rival->stones.count()) rival = &captor;
    }
    return rival;
}

/// What each has to itself.
struct Liberties {
    PointSet target;
    PointSet rival;
    PointSet shared;
};

FightReading reading_of(const Racer& target, const Racer& rival, const Liberties& liberties,
                        const Board& board) {
    const int shared = liberties.shared.count();
    const auto result = [&](bool rival_first) {
        return wins_race(rival, target, shared, rival_first) ? FightResult::taken : FightResult::stands;
    };
    FightReading reading{result(true), result(false), std::nullopt, std::nullopt, false};
    const auto move_at = [&](const PointSet& own) -> std::optional<Point> {
        const std::vector<Point> moves = in_canonical_order(own.empty() ? liberties.shared : own, board);
        return moves.empty() ? std::nullopt : std::optional(moves.front());
    };
    if (reading.attacked_first == FightResult::taken) reading.kill = move_at(liberties.target);
    if (reading.attacked_first != reading.defended_first) reading.save = move_at(liberties.rival);
    return reading;
}

}  // namespace

bool wins_race(const Racer& attacker, const Racer& target, int shared, bool moves_first) {
    const bool alike = attacker.eye == target.eye;
    int ahead = attacker.liberties - target.liberties;
    if (alike) ahead -= attacker.eye > 0 ? shared : std::max(0, shared - 1);
    if (!alike) ahead += attacker.eye > target.eye ? shared : -shared;
    return ahead >= (moves_first ? 0 : 1);
}

std::optional<Race> count_race(const Scene& scene, const Dragon& dragon, const Siege& siege) {
    const Board& board = siege.board;
    if (dragon.stones.count() < fewest_taken || !is_closed(siege.ground, board)) return std::nullopt;
    const Dragon* const rival = rival_in(scene, dragon, siege.ground);
    if (rival == nullptr) return std::nullopt;
    const auto own_eye = eye_of(dragon.stones, rival->stones, siege);
    const auto enemy_eye = eye_of(rival->stones, dragon.stones, siege);
    if (!own_eye || !enemy_eye) return std::nullopt;
    const PointSet own = liberties_of(dragon.stones, board) - *own_eye;
    const PointSet enemy = liberties_of(rival->stones, board) - *enemy_eye;
    const PointSet accounted = dragon.stones | rival->stones | *own_eye | *enemy_eye | own | enemy;
    if (!accounted.includes(siege.ground)) return std::nullopt;
    if (may_be_two(*own_eye, board) || may_be_two(*enemy_eye, board)) return std::nullopt;
    const Liberties liberties{own - enemy, enemy - own, own & enemy};
    const Racer target = racer_with(*own_eye, liberties.target.count(), board);
    const Racer other = racer_with(*enemy_eye, liberties.rival.count(), board);
    return Race{reading_of(target, other, liberties, board), target.liberties, other.liberties};
}

}  // namespace goterr::life
