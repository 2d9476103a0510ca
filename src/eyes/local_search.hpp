/// Exhaustive search of the local game: can the attacker take the wall?
///
/// Depth first over both sides' moves and passes, with a table of decided positions. A line that repeats a
/// position is the defender's success, as seki is: nobody can be made to go on. So "alive" may rest on a
/// position higher up in the line that is itself not decided yet; such a result stands provisionally, becomes
/// final when that position turns out alive, and is forgotten when it turns out taken.
#pragma once

#include <vector>

#include "local_game.hpp"

namespace goterr::detail {

/// A search looks at so many positions at most.
inline constexpr int most_nodes = 6000;

/// The memory of the searches; one may serve any number of them, one after the other.
class SearchTable {
public:
    SearchTable() : entries_(std::size_t{1} << bits) {}

    enum class State : std::uint8_t { unknown, open, provisional, taken, alive };
    struct Entry {
        std::uint32_t key;
        std::uint16_t generation;
        State state;
        std::uint8_t depth;  ///< open: where in the line; provisional: the place in the line it rests on
    };

    /// Forgets everything that was entered before.
    void start();
    Entry& find(std::uint32_t key);

private:
    static constexpr int bits = 13;
    static_assert(most_nodes < 1 << bits, "the table is never full");
    std::vector<Entry> entries_;
    std::uint16_t generation_ = 0;
};

/// Numbers of eyes between which the answer is known to lie; each end that is missing costs a search.
struct Bounds {
    int least = 0;
    int most = 2;
};

class LocalSearch {
public:
    LocalSearch(const LocalGame& game, SearchTable& table) : game_(game), table_(table) { table_.start(); }

    /// Eyes the defender gets when `mover` begins, known beforehand to lie within `bounds`.
    int eyes(const LocalPosition& p, Mover mover, Bounds bounds = {});
    /// Whether some question was too long to finish; what it was about counts as good for the defender.
    bool gave_up() const { return gave_up_; }

private:
    struct Outcome {
        bool taken;
        int rests_on;  ///< the depth of the earliest position whose repetition this relies on
    };

    Outcome search(const LocalPosition& p, Mover mover, int depth);
    Outcome conclude(SearchTable::Entry& entry, Outcome outcome, std::size_t provisional_before);
    Outcome expand(const LocalPosition& p, Mover mover, int depth);
    Outcome attack(const LocalPosition& p, CellSet joined, int depth);
    Outcome defend(const LocalPosition& p, int depth);
    bool without_liberty(const LocalPosition& p) const;
    bool surely_alive(const LocalPosition& p, CellSet joined, CellSet reach) const;
    bool surely_dead(CellSet joined) const;
    std::uint32_t key_of(const LocalPosition& p, Mover mover) const;

    const LocalGame& game_;
    SearchTable& table_;
    bool eye_elsewhere_ = false;
    bool gave_up_ = false;
    int nodes_ = 0;
    std::vector<SearchTable::Entry*> provisional_;
};

}  // namespace goterr::detail
