/// A certificate as it is written, for the checker: nothing in it is believed but its form.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "goterr/core/board_size.hpp"

namespace goterr::reading {

struct Failure {
    std::size_t line;
    std::string sentence;
};

/// A position: what stands on the points of the ground, and the point where the mover may not take back.
struct Stand {
    std::string stones;
    std::optional<std::size_t> ko = {};

    friend bool operator==(const Stand&, const Stand&) = default;
    friend bool operator<(const Stand& a, const Stand& b) {  // libc++ 14 has no <=> of strings
        return std::tie(a.ko, a.stones) < std::tie(b.ko, b.stones);
    }
};

struct Move {
    std::optional<std::size_t> point;  ///< nothing: a pass
    std::size_t line = 0;
};

/// Of the ground, by their numbers.
using Points = std::vector<std::size_t>;

struct WrittenProof {
    std::vector<Points> near;               ///< of each point of the ground, those beside it
    std::array<std::vector<bool>, 2> kept;  ///< beside something that black (0), white (1) cannot lose
    std::vector<bool> target;
    char owner = 'X';
    bool all = false;
    bool taken = false;  ///< what is claimed
    char first = 'X';
    char free = 'X';  ///< who may take kos back at once
    Stand start;
    std::map<Stand, Move> moves;  ///< of the winner
    std::size_t line = 1;         ///< where it begins

    char winner() const { return taken == (owner == 'X') ? 'O' : 'X'; }
};

inline char enemy_of(char side) { return side == 'X' ? 'O' : 'X'; }

/// Reads certificates one after the other; throws `Failure` with the line that is wrong.
class ProofReader {
public:
    explicit ProofReader(std::string_view text) : text_(text) {}

    bool at_end();
    WrittenProof read();

private:
    std::string_view text_;
    std::size_t line_ = 0;
};

}  // namespace goterr::reading
