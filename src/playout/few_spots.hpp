/// A few spots, each once, ascending: the candidates of an answer.
#pragma once

#include <array>
#include <cstdint>

namespace goterr::playout {

/// Room for `Most` spots.
template <int Most>
class FewSpots {
public:
    int count() const { return count_; }
    /// The spot that has exactly `rank` smaller ones.
    int nth(int rank) const { return spots_[static_cast<std::size_t>(rank)]; }

    void insert(int spot) {
        int place = count_;
        while (place > 0 && nth(place - 1) > spot) --place;
        if (place > 0 && nth(place - 1) == spot) return;
        for (int i = count_++; i > place; --i) set(i, nth(i - 1));
        set(place, spot);
    }
    void erase_nth(int rank) {
        for (--count_; rank < count_; ++rank) set(rank, nth(rank + 1));
    }

private:
    void set(int place, int spot) {
        spots_[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(spot);
    }

    std::array<std::int16_t, static_cast<std::size_t>(Most)> spots_;  ///< set up as far as they are used
    int count_ = 0;
};

}  // namespace goterr::playout
