/// Cuts a stream of bytes into units at the beginnings of games, so that a file of any length needs little
/// memory and many workers can share it. A short file, or one that is a single game, is one unit.
#pragma once

#include <optional>
#include <string>

#include "unit.hpp"

namespace goterr {

/// Longer files are cut, into units of about this many bytes.
inline constexpr std::size_t longest_unit = std::size_t{16} << 10;

/// A single game may be this long.
inline constexpr std::size_t longest_game = std::size_t{64} << 20;

class Collection {
public:
    /// `whole` is what all units of the file have in common.
    Collection(Unit whole, ByteSource bytes) : next_(std::move(whole)), bytes_(std::move(bytes)) {}

    /// The next games, or nothing behind the last. What `bytes` throws as `Error` ends the collection with a
    /// unit that says so.
    std::optional<Unit> next();

private:
    bool fill(std::size_t wanted);
    Unit rest();
    Unit cut(std::size_t length, int games, TextPlace end);

    Unit next_;  ///< what the next unit has besides its bytes
    ByteSource bytes_;
    std::string read_;  ///< and not given out yet
    bool complete_ = false;
    bool over_ = false;
};

}  // namespace goterr
