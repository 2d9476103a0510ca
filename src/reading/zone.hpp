/// The cells around a question that a proof rests on; what lies further away always counts as one of them.
#pragma once

#include <array>
#include <cstdint>

namespace goterr::reading {

/// A set of places in a window of 16 by 16.
class Zone {
public:
    static constexpr int side = 16;
    static constexpr int outside = side * side;

    void insert(int place) {
        if (place != outside)
            words_[static_cast<std::size_t>(place / 64)] |= std::uint64_t{1} << (place % 64);
    }
    bool contains(int place) const {
        return place == outside || (words_[static_cast<std::size_t>(place / 64)] >> (place % 64) & 1) != 0;
    }
    Zone& operator|=(const Zone& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }

private:
    std::array<std::uint64_t, side * side / 64> words_{};
};

}  // namespace goterr::reading
