/// KataGo's analysis protocol: queries as JSON, one a line, and answers that may come in any order.
///
/// Source: KataGo's docs/Analysis_Engine.md. Nothing is searched: a visit is a position that was estimated, a
/// variation a move and the answer to it, the policy is flat. The chance to win follows from the score and
/// its interval (`win_chance.hpp`).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Whose chances, leads and ownership are reported.
enum class Perspective { black, white, side_to_move };

/// One position to estimate.
struct AnalysisTask {
    std::shared_ptr<const std::string> id;  ///< of the query, whose turns may be thousands
    int turn = 0;
    Position position;
    EstimateOptions options;
    Perspective perspective = Perspective::black;
    bool ownership = false;
    bool ownership_deviation = false;
    bool moves_ownership = false;
    bool moves_ownership_deviation = false;
    bool policy = false;
    bool line_visits = false;                 ///< with `pvVisits` and `pvEdgeVisits`
    bool no_result = false;                   ///< with `noResultValue`
    std::optional<double> report_after = {};  ///< seconds until a report that the work is not done yet
    int most_moves = 0;                       ///< candidates to compare, as many visits as are asked for
    std::optional<PointSet> allowed = {};     ///< the moves that may be shown; absent: all
};

/// Tasks not begun yet that nobody wants any more.
struct Termination {
    std::optional<std::string> id;          ///< absent: of all queries
    std::optional<std::vector<int>> turns;  ///< absent: all turns

    bool covers(const AnalysisTask& task) const;
};

/// What one line of input asks for.
struct AnalysisInput {
    std::vector<std::string> answers;  ///< errors, warnings and acknowledgments, ready to be written
    std::vector<AnalysisTask> tasks;
    std::optional<Termination> termination;
};

struct AnalysisProtocolOptions {
    EstimateOptions estimate = {};    ///< rules where a query names none
    bool needs_rules = true;          ///< a query without rules is refused, as KataGo refuses it
    std::optional<double> komi = {};  ///< where a query names none; absent: what its rules have
    std::string version = {};
};

/// Never throws for what it reads; answers are lines without line ends.
AnalysisInput read_analysis_line(std::string_view line, const AnalysisProtocolOptions& options);

std::string analysis_answer(const AnalysisTask& task);

/// What can be said while the answer is worked on: the position at the quick effort.
std::string analysis_report(AnalysisTask task);

/// The answer to a task that was terminated.
std::string no_results(const AnalysisTask& task);

}  // namespace goterr
