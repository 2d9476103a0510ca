/// The fast form of `influence_of`: rows with a margin, so that a step is an addition, and everything that is
/// the same for all sources worked out once: the angle factors of every way, and what the ground lets pass,
/// eight factors a point, of which a step off the board or into closed ground has 0. Then the eight gifts of
/// a point are a few vector instructions. Bit for bit the definition's numbers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "goterr/influence/propagation.hpp"

namespace goterr {

/// For one board size and an era that does not fill open ground; used for both sides in turn.
class FastPropagation {
public:
    /// Of the eight steps; in one cache line.
    struct alignas(64) Eight : std::array<double, 8> {};

    FastPropagation(BoardSize size, const Era& era);

    Grid<double> influence_of(const std::vector<Source>& sources, const Ground& ground);

private:
    std::size_t number_of(Point p) const {
        return static_cast<std::size_t>((p.row + 1) * stride_ + p.column + 1);
    }
    void lay(const Ground& ground);
    void add_up(std::size_t reached);

    BoardSize size_;
    Era era_;
    int stride_;
    std::array<std::int32_t, 8> leap_{};  // what a step adds to a point's number
    std::vector<std::int32_t> way_;       // of each point from A1, as a place among all ways
    std::vector<Eight> passable_;         // permeability of the eight steps over their damping
    std::vector<double> value_;           // of the source at work; all 0 between sources
    std::vector<double> total_;
    std::vector<double> faint_;
    std::vector<std::int32_t> queue_;
};

}  // namespace goterr
