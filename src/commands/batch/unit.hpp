/// What one worker takes at a time: a small file, or some games of a large one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/error.hpp"

namespace goterr {

/// A position of a file that is worked on.
struct Place {
    static constexpr int reading = -1;  ///< the game itself is read
    int game = 1;
    int move = reading;

    bool is_position() const { return move != reading; }
    friend bool operator==(const Place&, const Place&) = default;
};

/// Where work came to a bad end, and what is told of it.
struct Fault {
    Place place;
    std::string sentence;
};

struct Unit {
    std::string name;                  ///< of the file, as records have it
    std::string key;                   ///< the same wherever the inputs lie: shards are cut by it
    std::optional<std::string> bytes;  ///< absent: still to be read from the file
    int first_game = 1;
    TextPlace start = {1, 1};        ///< of the bytes in the file
    bool asked_for = true;           ///< else passed over in silence where it holds no game
    std::string problem;             ///< why there is nothing to read, if so
    std::string warning;             ///< of the bytes, for the games in them
    bool hides_others = false;       ///< the problem keeps units from being known at all
    bool elsewhere = false;          ///< its records are another shard's
    bool own = false;                ///< goterr's own file: to be counted, not read
    bool plain = false;              ///< a file as a whole, no pipe or device
    std::vector<Fault> faults = {};  ///< passed over, with an error
    std::uint64_t size = 0;          ///< bytes of input it stands for, as far as known
};

/// Gives the next bytes, and nothing at the end.
using ByteSource = std::function<std::string_view()>;

}  // namespace goterr
