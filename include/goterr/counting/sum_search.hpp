/// The best order of what is left: the sum of local parts searched to the end, where that is small.
///
/// Two parts of equal value are one and the same here, and two that cancel are none; what the thermographs
/// say of a sum bounds it on both sides, so that most is never searched: with Black to move it ends between
/// the means and the means plus the largest temperature. Where a ko can be fought nothing cancels and nothing
/// bounds: threats count, and since a value drops every move that only threatens, all parts are searched move
/// by move while there is budget for it. A part in which a ko only comes about if a move is not answered
/// gains nobody anything, as a false eye does that has to be filled: it is worth its mean, but for the
/// threats in it. Beyond its budget the hottest part is played (hotstrat), which loses at most the next
/// temperature, and the answer says that it is not exact.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "goterr/counting/local_reader.hpp"

namespace goterr {

/// Parts side by side, whose turn it is, and where a ko forbids a move.
struct Sum {
    std::vector<PartId> parts;
    Color to_move = Color::black;
    std::optional<Point> banned = {};
    int passes = 0;
};

struct SumMove {
    std::optional<Point> point;  ///< nothing: a pass
    Sum after;
    Rational gained = 0;
};

class SumSearch {
public:
    explicit SumSearch(LocalReader& reader, std::size_t most_nodes = 200000)
        : reader_(reader), most_nodes_(most_nodes) {}

    /// Points for Black beyond what is counted already.
    Rational lead(const Sum& sum);
    /// The best move; nothing where no move gains anything.
    std::optional<SumMove> best(const Sum& sum);
    /// The best move, also where it gains nothing; nothing where every move loses.
    std::optional<SumMove> fills(const Sum& sum);
    /// The move that gains most as thermographs have it, where moves elsewhere are as large as one here: what
    /// the value of a part is worked out from.
    std::optional<SumMove> largest(const Sum& sum);
    Sum passed(const Sum& sum) const;
    /// What the largest move gains.
    Rational temperature(const Sum& sum);
    /// What is left counted as it stands.
    Rational standing(const Sum& sum);
    /// Whether everything asked so far was searched to the end.
    bool exact() const { return !exhausted_ && !threats_left_out_; }

private:
    /// Values in order, and parts with kos.
    struct State {
        GameIds values;
        std::vector<PartId> kos;
        Rational counted = 0;
        Color to_move = Color::black;
        std::optional<Point> banned = {};
        int passes = 0;
    };
    struct Bounds {
        Rational low, high;
    };
    struct Reached {
        SumMove move;
        Rational lead;  ///< as the mover sees it
    };
    /// How sums with kos are looked at: all parts move by move, for their threats; or the parts with kos so,
    /// the others by their values; or what gains nobody anything by its mean; or all by means and
    /// temperatures.
    enum class Kos { threatened, searched, hot_ones, none };

    State state_of(const Sum& sum);
    bool is_quiet(PartId part);
    void add(State& state, PartId part);
    void put_values_for_parts(State& state);
    void tidy(State& state);
    std::vector<State> moves_of(const State& state);
    Bounds known_bounds(const State& state);
    std::string key_of(const State& state) const;
    Rational search(const State& state, Rational alpha, Rational beta);
    /// Where a ko can be fought: all that can come of it, and the two values it has if who never lets the
    /// game end wins or loses. Where they differ it hangs on rules about positions that come back.
    Rational fought(const State& state);
    int ko_node(const State& state);
    void settle_kos(std::size_t from);
    void search_less();
    Rational by_temperature(const State& state);
    Rational searched(const State& state, Bounds window);
    Rational final_count(const State& state);
    std::vector<SumMove> moves_of(const Sum& sum);
    Rational guess(const SumMove& move, Rational around);
    template <typename Worth>
    std::optional<Reached> first_by(const Sum& sum, Worth worth);
    std::optional<Reached> best_of(const Sum& sum);

    LocalReader& reader_;
    std::size_t most_nodes_;
    Kos kos_ = Kos::threatened;
    bool exhausted_ = false;
    bool threats_left_out_ = false;
    std::unordered_map<std::string, Bounds> table_;

    struct KoNode {
        Color to_move;
        Bounds value;
        std::vector<std::pair<int, Rational>> moves = {};  ///< where to, and what is gained on the way
    };
    std::vector<KoNode> ko_nodes_;
    std::vector<std::size_t> ko_order_;  ///< what follows first, but for cycles
    std::unordered_map<std::string, int> ko_numbers_;
};

}  // namespace goterr
