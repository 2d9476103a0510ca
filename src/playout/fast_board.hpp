/// A board for playouts: chains, liberties, surroundings and playable points, all kept up to date move by
/// move.
///
/// Points are "spots": numbers of a padded row-major board whose rows share one column of off-board points,
/// so that neighbors are fixed steps away. Chains are rings through `next`, known by the spot of one stone,
/// with exact liberties as bits. A playable point of a side is one where its stone would have a liberty and
/// that is not its own eye: the two sets change only around the move, at captured stones, and at the last
/// liberties of chains that came into or out of atari, so they need no search. `Side` is the longest side the
/// instance can hold.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "around.hpp"
#include "bits.hpp"
#include "each_of.hpp"
#include "goterr/board/position.hpp"

namespace goterr::playout {

inline constexpr int no_spot = 0;

template <int Side>
class FastBoard {
public:
    static constexpr int stride = Side + 1;
    static constexpr int first_spot = stride + 1;
    static constexpr int spots = stride * (Side + 2) + 1;
    static constexpr std::array<int, 4> lines{-stride, 1, stride, -1};
    static constexpr std::array<int, 8> ring{-stride,    1,          stride,     -1,
                                             1 - stride, stride + 1, stride - 1, -stride - 1};

    /// The spots of one color around a spot, for range-for.
    class Near {
    public:
        constexpr Near(int center, unsigned places) : center_(center), places_(places) {}
        constexpr Near begin() const { return *this; }
        constexpr int end() const { return 0; }
        constexpr bool operator!=(int) const { return places_ != 0; }
        constexpr Near& operator++() {
            places_ &= places_ - 1;
            return *this;
        }
        constexpr int operator*() const {
            return center_ + ring[static_cast<std::size_t>(std::countr_zero(places_)) / 2];
        }

    private:
        int center_;
        unsigned places_;
    };

    /// Spots as a set.
    class Spots : private Bits<stride * Side> {
        using Base = Bits<stride * Side>;

    public:
        using Base::count;
        void insert(int spot) { Base::insert(spot - first_spot); }
        void erase(int spot) { Base::erase(spot - first_spot); }
        void set(int spot, bool member) { Base::set(spot - first_spot, member); }
        /// The spots beside `spot` at some of the four places of `Around`.
        void insert_beside(int spot, unsigned places) {
            if constexpr (2 * stride < 64) {
                const auto at = [places](int place) { return std::uint64_t{(places >> (2 * place)) & 1u}; };
                Base::insert_window(spot - first_spot - stride, at(0) | at(3) << (stride - 1) |
                                                                    at(1) << (stride + 1) |
                                                                    at(2) << (2 * stride));
            } else {
                for (const int near : Near(spot, places & 0x55u)) insert(near);
            }
        }
        bool contains(int spot) const { return Base::contains(spot - first_spot); }
        int first() const { return Base::first() + first_spot; }
        int last() const { return Base::last() + first_spot; }
        int nth(int rank) const { return Base::nth(rank) + first_spot; }
        bool within(const Spots& others) const { return Base::within(others); }
        Spots& operator|=(const Spots& others) {
            Base::operator|=(others);
            return *this;
        }
        Spots& operator&=(const Spots& others) {
            Base::operator&=(others);
            return *this;
        }
        template <typename Visit>
        void for_each(Visit visit) const {
            Base::for_each([&](int bit) { visit(bit + first_spot); });
        }
        friend bool operator==(const Spots& a, const Spots& b) {
            return static_cast<const Base&>(a) == static_cast<const Base&>(b);
        }
    };

    struct Chain {
        Spots liberties;
        std::int16_t liberty_count = 0;
        std::int16_t size = 0;
        /// Bit set of sides (1 black, 2 white): the enemy of a chain in atari, else its own.
        std::uint8_t makes_room_for = 0;
    };

    /// The board of a position; chains without liberties must have been taken off.
    explicit FastBoard(const Position& position);

    static int spot_of(Point p, BoardSize size) {
        return first_spot + (size.height - 1 - p.row) * stride + p.column;
    }

    Color at(int spot) const { return cell_[index(spot)]; }
    Around around(int spot) const { return around_[index(spot)]; }
    Near beside(int spot, Color color) const { return {spot, places_of(around(spot), color) & 0x55u}; }
    int head(int stone) const { return head_[index(stone)]; }
    int next(int stone) const { return next_[index(stone)]; }
    const Chain& chain(int stone) const { return chain_[index(head(stone))]; }
    int ko() const { return ko_; }
    int last() const { return last_.spot; }
    int last_but_one() const { return last_but_one_.spot; }
    /// The last move, or the one before it, left an enemy chain beside it with one liberty, or with two.
    bool last_gave_atari() const { return last_.gave_atari; }
    bool last_left_two() const { return last_.left_two; }
    bool last_but_one_gave_atari() const { return last_but_one_.gave_atari; }
    int chains_in_atari(Color side) const { return in_atari_[index(bits_of(side))]; }
    const Spots& playable(Color side) const { return playable_[index(bits_of(side))]; }

    /// The stone would have a liberty afterwards and does not retake a ko. `spot` must be empty.
    bool is_legal(int spot, Color side) const {
        return (int{spot != ko_} & (sides_with_breath(spot) >> (bits_of(side) - 1))) != 0;
    }

    /// The chain of `stone` can never be taken: it has liberties where nobody plays.
    void make_safe(int stone);
    bool is_safe(int stone) const { return chain(stone).liberties.contains(first_spot + Side); }
    /// Puts a stone of `side` on `spot`, which must be legal.
    void play(int spot, Color side);
    void pass() {
        ko_ = no_spot;
        last_but_one_ = last_;
        last_ = {};
    }

private:
    /// The chains by their heads. Most places are of no chain: assigning passes them over, so a board that
    /// becomes the same one again and again is cheaper than as many copies of that one.
    class ChainTable {
    public:
        ChainTable() = default;
        ChainTable(const ChainTable&) = default;
        ChainTable& operator=(const ChainTable& other) {
            heads_ = other.heads_;
            heads_.for_each([&](int head) { chains_[index(head)] = other.chains_[index(head)]; });
            return *this;
        }
        Chain& operator[](std::size_t head) { return chains_[head]; }
        const Chain& operator[](std::size_t head) const { return chains_[head]; }
        void add(int head) { heads_.insert(head); }
        void remove(int head) { heads_.erase(head); }

    private:
        Spots heads_;
        std::array<Chain, spots> chains_{};
    };

    struct Move {
        int spot = no_spot;
        bool gave_atari = false;
        bool left_two = false;
    };

    static std::size_t index(int spot) { return static_cast<std::size_t>(spot); }
    Chain& chain_of(int stone) { return chain_[index(head(stone))]; }

    int sides_with_breath(int spot) const;
    void mark_around(int spot, Color color);
    void add_stone(int spot, Color side);
    void take_stone(int spot);
    void set_liberties(int head, int count);
    int join(int head, int with);
    int found_chain(int spot);
    int extend(int head, int spot);
    int join_all(int spot, unsigned friends);
    int connect(int spot, Color side);
    int press(int spot, Color enemy);
    void capture(int head);
    void free_around(int spot, Color side);
    void make_playable(int spot);
    void refresh(int spot);
    Near shut_around(int spot) const;
    void refresh_around(int spot);
    void set_up_chain(int stone);

    std::array<Color, spots> cell_;
    std::array<Around, spots> around_{};
    std::array<std::int16_t, spots> head_{};
    std::array<std::int16_t, spots> next_{};
    ChainTable chain_;
    std::array<Spots, 3> playable_{};
    std::array<int, 3> in_atari_{};
    int ko_ = no_spot;
    Move last_;
    Move last_but_one_;
};

}  // namespace goterr::playout

#include "fast_board_moves.hpp"
#include "fast_board_setup.hpp"
