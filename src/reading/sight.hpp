/// What a board shows, each thing looked at once and only where it is asked for.
#pragma once

#include <array>
#include <cstddef>

#include "field.hpp"

namespace goterr::reading {

/// Chains and regions of one board; more are not looked at, and nothing is said.
inline constexpr std::size_t most_parts = 48;
static_assert(most_parts <= static_cast<std::size_t>(Plane<1>::bits), "a plane holds their numbers");

template <std::size_t words>
struct Parts {
    std::array<Plane<words>, most_parts> plane;
    std::size_t count = 0;
    bool complete = true;

    void add(const Plane<words>& part) {
        if (count == most_parts)
            complete = false;
        else
            plane[count++] = part;
    }
    const Plane<words>& operator[](int number) const { return plane[static_cast<std::size_t>(number)]; }
    Plane<1> numbers() const {
        Plane<1> all;
        for (std::size_t i = 0; i < count; ++i) all.insert(static_cast<int>(i));
        return all;
    }
};

template <std::size_t words>
void find_parts(const Field<words>& field, Plane<words> cells, Parts<words>& parts) {
    parts.count = 0;
    parts.complete = true;
    while (!cells.empty()) {
        const Plane<words> part = field.flood(Plane<words>::single(cells.first()), cells);
        parts.add(part);
        cells = cells - part;
    }
}

/// Where the owner may yet get an eye; not closed where he may join living stones.
template <std::size_t words>
struct Room {
    bool closed = false;
    Plane<words> sure;    ///< attacker's stones that cannot be taken
    Plane<words> inside;  ///< what these leave of the ground around what is asked about
    Plane<words> eyes;
};

/// A point beside a sure stone can be filled by another; the chain that is asked about leaves no eye where it
/// stands, since it is over when it is taken, and gets none beyond sure stones.
template <std::size_t words>
Room<words> room_of(const Field<words>& field, const State<words>& state, const Plane<words>& asked) {
    Room<words> room;
    room.sure = field.flood(state.stones[attacker] & field.touches[attacker], state.stones[attacker]);
    room.inside = field.points - room.sure;
    if (!field.all && !asked.empty()) room.inside = field.flood(asked, room.inside);
    room.closed = !room.inside.intersects(field.touches[owner]);
    room.eyes = room.inside - field.beside(room.sure) - field.touches[attacker];
    if (!field.all) room.eyes = room.eyes - asked;
    return room;
}

/// Board after board may be looked at by one.
template <std::size_t words>
class Sight {
public:
    explicit Sight(const Field<words>& of) : field(of) {}

    /// `board` has to live until the next one is looked at.
    void look_at(const State<words>& board) {
        board_ = &board;
        empty = field.points - board.stones[0] - board.stones[1];
        asked = field.all ? board.stones[owner]
                          : field.flood(field.target & board.stones[owner], board.stones[owner]);
        has_room_ = has_closed_ = has_chains_ = has_regions_ = false;
    }

    const Field<words>& field;
    Plane<words> empty;
    Plane<words> asked;  ///< what is asked about: the target's chains, or all of the owner's stones

    const State<words>& state() const { return *board_; }
    const Room<words>& room() {
        if (!has_room_) room_ = room_of(field, *board_, asked);
        has_room_ = true;
        return room_;
    }
    /// The owner's.
    const Parts<words>& chains() {
        if (!has_chains_) find_parts(field, board_->stones[owner], chains_);
        has_chains_ = true;
        return chains_;
    }
    /// What the owner's stones close off from the attacker's outside.
    const Plane<words>& closed() {
        if (has_closed_) return closed_;
        const Plane<words> others = field.points - board_->stones[owner];
        closed_ = others - field.flood(others & field.touches[attacker], others);
        has_closed_ = true;
        return closed_;
    }
    const Parts<words>& regions() {
        if (!has_regions_) find_parts(field, closed(), regions_);
        has_regions_ = true;
        return regions_;
    }

private:
    const State<words>* board_ = nullptr;
    bool has_room_ = false, has_closed_ = false, has_chains_ = false, has_regions_ = false;
    Room<words> room_;
    Plane<words> closed_;
    Parts<words> chains_, regions_;
};

}  // namespace goterr::reading
