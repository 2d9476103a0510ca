/// The score along a game as a chart: in the terminal, as a picture, as numbers.
///
/// Black's lead goes up. The band is the estimates' 80 % interval, the mark at the right end the recorded
/// result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/estimate/score_curve.hpp"
#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct GameGraph {
    Provenance from;  ///< of the last position
    BoardSize size;
    EstimateOptions options;
    std::string black;  ///< the players, empty if unknown
    std::string white;
    std::optional<double> margin;  ///< the recorded result in points, black positive
    ScoreCurve curve;
    std::vector<TurningPoint> turns;
    std::string advised_by;  ///< who said the leads of open positions; empty: nobody but goterr
};

/// `move 87 (D4): 14 points for White`.
std::string turn_sentence(const GameGraph& graph, const TurningPoint& turn);

Drawing graph_picture(const GameGraph& graph, const PictureOptions& options = {});

std::string render_graph_text(const GameGraph& graph, const RenderOptions& options);
/// The CSV in parts: its first line, and the line of a point, which depends on the point before it and on no
/// other.
inline constexpr std::string_view graph_csv_heading =
    "move,played,player,score_lead,score_low,score_high,result,points_lost\n";
std::string graph_csv_row(const ScoreCurve& curve, std::size_t index);

std::string render_graph_csv(const GameGraph& graph, const RenderOptions& options);
std::string render_graph_json(const GameGraph& graph, const RenderOptions& options);

}  // namespace goterr
