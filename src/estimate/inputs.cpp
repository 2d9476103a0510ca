#include "goterr/estimate/inputs.hpp"

#include <algorithm>
#include <cmath>

#include "goterr/core/rounding.hpp"
#include "goterr/estimate/features.hpp"
#include "goterr/estimate/ownership.hpp"
#include "goterr/life/unconditional.hpp"

namespace goterr {
namespace {

using Planes = std::vector<InputPoint>;

std::int8_t in_input_units(double value) {
    return static_cast<std::int8_t>(std::clamp<std::int64_t>(rounded(value * input_unit), -127, 127));
}

constexpr std::int8_t one = input_unit;
constexpr std::int8_t half = input_unit / 2;

/// Places in `input_names`.
enum Plane : std::size_t {
    stones = 0,
    liberties = 2,
    board_plane = 8,
    smallness,
    ko,
    contested,
    can_be_captured,
    secure,
    playouts,
    nobody,
    verdict,
    territory,
    weighed,
    lost_owner_first,
    lost_attacker_first,
    seki
};
static_assert(seki + 1 == input_names.size());

/// The stone on a point as the side to move sees it: one, minus one, or nothing.
int seen(Color stone, Color to_move) { return sign(stone) * sign(to_move); }

void add_stones(Planes& planes, const Analysis& analysis) {
    const BoardSize size = analysis.position.board.size();
    for (const Chain& chain : analysis.chains) {
        const bool enemy = chain.side != analysis.position.to_move;
        const int count = chain.liberties.count();
        for (const Point p : chain.stones) {
            InputPoint& at = planes[static_cast<std::size_t>(size.index_of(p))];
            at[stones + (enemy ? 1U : 0U)] = one;
            if (count >= 1 && count <= 3)
                at[liberties + (enemy ? 3U : 0U) + static_cast<std::size_t>(count) - 1] = one;
        }
    }
}

void add_board(Planes& planes, const Position& position) {
    const BoardSize size = position.board.size();
    const double lines_less = 19 - std::sqrt(static_cast<double>(size.area()));
    const std::int8_t small = in_input_units(lines_less / 10);
    for (InputPoint& at : planes) {
        at[board_plane] = one;
        at[smallness] = small;
    }
    if (position.ko) planes[static_cast<std::size_t>(size.index_of(*position.ko))][ko] = one;
}

void add_captures(Planes& planes, const Analysis& analysis) {
    const BoardSize size = analysis.position.board.size();
    for (int number = 0; number < analysis.chains.count(); ++number) {
        const Chain& chain = analysis.chains[number];
        const CaptureReading& reading = analysis.tactics[number];
        if (!reading.captured_by) continue;
        const auto stone = static_cast<std::int8_t>(seen(chain.side, analysis.position.to_move) * one);
        for (const Point p : chain.stones)
            planes[static_cast<std::size_t>(size.index_of(p))]
                  [reading.saved_by ? contested : can_be_captured] = stone;
    }
}

void add_proofs(Planes& planes, const Analysis& analysis) {
    const UnconditionalLife proved = find_unconditional_life(analysis.position.board, analysis.chains);
    const int mover = sign(analysis.position.to_move);
    for (std::size_t i = 0; i < planes.size(); ++i)
        planes[i][secure] = static_cast<std::int8_t>(proved.owner.values()[i] * mover * one);
}

/// How much of a dragon is lost: all of it where that is more than what the sampled games say, half in a ko.
std::int8_t loss_in(const Fate& fate) {
    if (fate.outcome == Outcome::ko) return half;
    if (fate.outcome != Outcome::dead) return 0;
    return fate.known == Known::sampled ? half : one;
}

void add_fates(Planes& planes, const std::vector<Dragon>& dragons, const Position& position) {
    const BoardSize size = position.board.size();
    for (const Dragon& dragon : dragons) {
        const int side = seen(dragon.side, position.to_move);
        for (const Point p : dragon.stones) {
            InputPoint& at = planes[static_cast<std::size_t>(size.index_of(p))];
            at[lost_owner_first] = static_cast<std::int8_t>(side * loss_in(dragon.owner_first));
            at[lost_attacker_first] = static_cast<std::int8_t>(side * loss_in(dragon.attacker_first));
            at[seki] = static_cast<std::int8_t>(dragon.status == Status::seki ? side * one : 0);
        }
    }
}

void add_expectations(Planes& planes, const Analysis& analysis, const PointSet& dead) {
    const int mover = sign(analysis.position.to_move);
    const float phase = phase_of(analysis.position.board);
    const std::vector<Features> features = features_of(analysis, dead);
    for (std::size_t i = 0; i < planes.size(); ++i) {
        const Features& of_point = features[i];
        planes[i][playouts] = in_input_units(mover * static_cast<double>(of_point[0]));
        planes[i][nobody] = in_input_units(analysis.samples.nobody.values()[i]);
        planes[i][verdict] = in_input_units(mover * static_cast<double>(of_point[3]));
        planes[i][territory] = in_input_units(mover * static_cast<double>(of_point[8]));
        planes[i][weighed] = in_input_units(mover * static_cast<double>(modeled_ownership(of_point, phase)));
    }
}

/// What is kept when the other side comes to move, seen by it: all that does not stand on stones, and of what
/// does the rest.
InputPoint seen_by_other(const InputPoint& before, bool is_stone_now) {
    InputPoint now{};
    now[board_plane] = before[board_plane];
    now[smallness] = before[smallness];
    now[nobody] = before[nobody];
    for (const Plane plane : {secure, playouts, territory, weighed})
        now[plane] = static_cast<std::int8_t>(-before[plane]);
    if (is_stone_now)
        for (const Plane plane : {verdict, lost_owner_first, lost_attacker_first, seki})
            now[plane] = static_cast<std::int8_t>(-before[plane]);
    return now;
}

}  // namespace

std::vector<InputPoint> inputs_of(const Analysis& analysis) {
    Planes planes(static_cast<std::size_t>(analysis.position.board.size().area()), InputPoint{});
    add_stones(planes, analysis);
    add_board(planes, analysis.position);
    add_captures(planes, analysis);
    add_proofs(planes, analysis);
    add_fates(planes, analysis.first_dragons(), analysis.position);
    add_expectations(planes, analysis, analysis.first_dead());
    return planes;
}

std::vector<InputPoint> inputs_after(const std::vector<InputPoint>& before, const Analysis& later,
                                     Point move) {
    const Board& board = later.position.board;
    Planes planes(before.size());
    for (std::size_t i = 0; i < planes.size(); ++i)
        planes[i] = seen_by_other(before[i], is_stone(board.values()[i]));
    InputPoint& there = planes[static_cast<std::size_t>(board.size().index_of(move))];
    there[verdict] = there[territory] = there[weighed] = -one;
    add_stones(planes, later);
    add_captures(planes, later);
    if (later.position.ko)
        planes[static_cast<std::size_t>(board.size().index_of(*later.position.ko))][ko] = one;
    return planes;
}

}  // namespace goterr
