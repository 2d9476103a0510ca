/// A game as one HTML page that needs nothing else: board, slider, territory, dragons with reasons, score graph.
///
/// The page is src/render/report/page.{html,css,js}; the game goes into it as JSON. Words from the record reach
/// the reader only as text: escaped here, set as text content there, and a content security policy forbids the
/// page any request.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/suggestion.hpp"
#include "goterr/render/graph.hpp"

namespace goterr {

struct ReportPosition {
    Estimate estimate;
    Provenance from;
    std::string comment;  ///< the record's words there
};

/// A move that lost much, and the one that would have been better.
struct ReportLoss {
    Loss loss;
    std::optional<Suggestion> better;
};

struct Report {
    GameGraph graph;  ///< one point of the curve a position
    std::vector<ReportPosition> positions;
    std::vector<ReportLoss> black_losses = {};  ///< the largest first
    std::vector<ReportLoss> white_losses = {};
};

std::string render_report(const Report& report);

}  // namespace goterr
