/// The estimate: who owns which point, what the score is, how sure that is. Plain data; everything a user may
/// ask "why?" about is kept in it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/board/ruleset.hpp"
#include "goterr/estimate/finish.hpp"
#include "goterr/life/analysis.hpp"
#include "goterr/record/count_habit.hpp"

namespace goterr {

enum class Method { combined, bouzy, influence };  ///< how empty points are valued
enum class Effort { quick, normal, deep };         ///< how many playouts and nodes at most

/// What a record counts beside the board. Who won by it says something of how the game was counted, whatever
/// komi and prisoners somebody asks about.
struct RecordedTerms {
    double komi = 6.5;  ///< and what white gets for handicap stones
    Prisoners prisoners = {};
    Color first = Color::empty;  ///< who began; empty: nobody knows
};

/// Of a position as it was recorded: who began shows in the stones that were played.
RecordedTerms recorded_terms(const Position& position, double komi);
/// Of a position that was drawn or set up. Nobody knows its prisoners unless they are stated, so only a few
/// stones tell who began, of which none can have been taken; else komi does, which is for the other side.
RecordedTerms drawn_terms(const Position& position, double komi);

struct EstimateOptions;

/// What somebody else makes of a position.
struct Opinion {
    Grid<float> ownership;                 ///< -1..1, black positive
    double lead = 0;                       ///< under the rules, the komi and with the prisoners asked about
    std::optional<double> deviation = {};  ///< of the final score, points
    std::string by = {};                   ///< whose it is, such as `KataGo 1.15.3`
};

/// Whom to ask instead of the nets. What it throws comes out.
using Adviser = std::function<Opinion(const Position& position, const EstimateOptions& options)>;

struct EstimateOptions {
    Ruleset rules = japanese_rules;
    double komi = 6.5;
    int handicap = 0;                            ///< handicap stones, for white's compensation
    std::optional<Count> count = {};             ///< absent: as the players probably counted
    CountHabit habit = {};                       ///< what the record says of that
    std::optional<RecordedTerms> recorded = {};  ///< absent: as asked
    Method method = Method::combined;
    int dilations = 5;  ///< of the method bouzy
    int erosions = 21;
    Effort effort = Effort::normal;
    std::uint64_t seed = 0;
    Overrides overrides = {};
    Adviser adviser = {};  ///< of the method combined, for open positions; empty: nobody
};

/// What one side has; points.
struct SideScore {
    double territory = 0;  ///< empty points and, under territory rules, points under dead stones
    double prisoners = 0;  ///< under territory rules: captured stones and dead ones
    double stones = 0;     ///< under area rules: living stones
    double komi = 0;       ///< white's komi and compensation for handicap stones

    double total() const { return territory + prisoners + stones + komi; }
    friend bool operator==(const SideScore&, const SideScore&) = default;
};

struct Score {
    SideScore black;
    SideScore white;

    double lead() const { return black.total() - white.total(); }
    friend bool operator==(const Score&, const Score&) = default;
};

/// A place where a move is left: a border that is not closed yet, or a false eye that has to be filled.
struct OpenBorder {
    Point point;                      ///< where the next move there would be
    double worth = 0;                 ///< points in doubt there
    Color closed_for = Color::empty;  ///< who gets it in the count; empty: left open. Who fills a false eye
    bool false_eye = false;           ///< worth 1 where it is counted, 0 where it is not

    friend bool operator==(const OpenBorder&, const OpenBorder&) = default;
};

struct Estimate {
    Position position;
    EstimateOptions options;

    Grid<Color>
        owner;  ///< whose point it is in the count; of an open position, whose it likely is; empty: nobody's
    Grid<float> ownership;  ///< -1..1, black positive: the expected owner at the end
    std::vector<Dragon> dragons;
    PointSet dead;  ///< stones judged dead
    PointSet seki;  ///< stones judged alive in seki
    std::vector<OpenBorder> open_borders;
    Count counted = Count::as_it_stands;
    CountHabit habit;                  ///< what spoke for that count: the record's signs and the board's
    std::vector<LastMove> last_moves;  ///< counted as played out: the moves that were left
    Prisoners taken;                   ///< stones each side has taken, in those moves too

    Score score;
    std::optional<Stands> stands;         ///< of an open position: what the net expects of its stones
    std::optional<double> expected_lead;  ///< of an open position, whose score is a sum of expectations
    double low = 0;                       ///< an 80 % interval of the lead
    double high = 0;
    /// The lead by the other count, where the two differ.
    std::optional<double> other_lead;
    /// No neutral or open point of value is left, nor a ko, unless both have passed.
    bool finished = false;
    PointSet kos_left;       ///< empty points of kos, where nothing else keeps it from being finished
    bool doubted = false;    ///< a net takes a dragon of a counted board for the other side's
    bool confident = false;  ///< false: a person should look
    std::string advised_by;  ///< who said ownership and lead; empty: nobody but goterr

    double lead() const { return expected_lead ? *expected_lead : score.lead(); }
};

/// The analysis that the estimate was counted from, with the dragons that the estimate shows.
struct Judged {
    Analysis analysis;
    Estimate estimate;
};

/// The whole recipe. Deterministic; equal for equal positions in every orientation and with colors swapped.
/// A finished board whose count a net doubts is looked at once more and counted again; the dragons of an open
/// board are looked at longer once its lead is known.
Judged judged(const Position& position, const EstimateOptions& options);

/// The estimate alone.
Estimate estimate(const Position& position, const EstimateOptions& options);

/// The estimate of an open board before its dragons are looked at longer, which takes longer than all the
/// rest: for those who ask for its lead, its interval or its owners.
Estimate estimate_without_dragons(const Position& position, const EstimateOptions& options);

/// What an analysis for these options looks at, and how long.
AnalysisOptions analysis_options(const EstimateOptions& options, BoardSize size);

/// Counts from an analysis made for these options.
Estimate estimate(const Analysis& analysis, const EstimateOptions& options);

}  // namespace goterr
