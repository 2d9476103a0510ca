/// KataGo's analysis protocol: queries as JSON, one a line, and answers that may come in any order.
///
/// Source: KataGo's docs/Analysis_Engine.md. What goterr has no answer to is left out rather than invented: one
/// visit, a variation of one move, a flat policy. The chance to win follows from the score and its interval
/// (`win_chance.hpp`).
#pragma once

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
    std::string id;
    int turn = 0;
    Position position;
    EstimateOptions options;
    Perspective perspective = Perspective::black;
    bool ownership = false;
    bool policy = false;
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

struct AnalysisOptions {
    EstimateOptions estimate = {};    ///< rules where a query names none
    std::optional<double> komi = {};  ///< where a query names none; absent: what its rules have
    Perspective perspective = Perspective::black;
    std::string version = {};
};

/// Never throws for what it reads; answers are lines without line ends.
AnalysisInput read_analysis_line(std::string_view line, const AnalysisOptions& options);

std::string analysis_answer(const AnalysisTask& task);

/// The answer to a task that was terminated.
std::string no_results(const AnalysisTask& task);

}  // namespace goterr
