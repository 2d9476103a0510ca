/// A game as one HTML page that needs nothing else: board, slider, territory, dragons with reasons, score
/// graph.
///
/// The page is the one in src/web; the game goes into it as JSON, and beside it the WebAssembly module where
/// there is one. Words from the record reach the reader only as text: escaped here, set as text content
/// there, and a content security policy forbids the page any request.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/suggestion.hpp"
#include "goterr/render/graph.hpp"

namespace goterr {

struct ReportPosition {
    Estimate estimate;
    Provenance from;
    std::size_t node = 0;  ///< in `Report::game`
};

/// A move that lost much, and the one that would have been better.
struct ReportLoss {
    Loss loss;
    std::optional<Suggestion> better;
};

struct Report {
    GameGraph graph;                            ///< one point of the curve a position
    std::vector<ReportPosition> positions;      ///< along the line that was asked for
    std::vector<ReportPosition> beside = {};    ///< of other variations
    std::vector<ReportLoss> black_losses = {};  ///< the largest first
    std::vector<ReportLoss> white_losses = {};
    std::string game = "null";   ///< the whole record, as `render_game_tree` writes it
    std::string options = "{}";  ///< JSON: what was asked for, under the command line's names
    std::string_view record =
        {};  ///< the bytes that all was read from, for a page that estimates itself; else empty
};

/// What the page is to show, as JSON.
std::string report_data(const Report& report);

/// What a page estimates with, as texts of goterr.html and goterr-net.js (src/web/dense.js); empty: it
/// estimates nothing itself.
struct PageModule {
    std::string unpacker;  ///< what unpacks the others
    std::string module;
    std::string net;  ///< of normal effort; empty: the page looks for it beside itself
};

struct ReportPage {
    std::string data;  ///< of `report_data`, or compressed by gzip and in base64
    PageModule module;
};

std::string render_report(const GameGraph& graph, const ReportPage& page);

/// The module that this goterr was built with; empty where it has none.
PageModule built_in_module();

}  // namespace goterr
