/// Estimates written into the record they come from: SGF with marks, comments and values that viewers plot.
///
/// The record's own properties survive byte for byte: a property that a node already has is left as it is.
/// What goterr adds to a node is listed there in the private property GOTERR, and its comment stands between
/// two lines of dashes, so that a second run finds and replaces it. Source of the properties: FF[4]
/// (red-bean.com/sgf); SBKV (black's chance in percent) and SBKS (black's lead) as Sabaki and others plot
/// them.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"
#include "goterr/record/sgf/sgf_writer.hpp"
#include "goterr/render/graph.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The whole file with the estimate on the node of its position. A board diagram becomes a new SGF file.
std::string render_sgf(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options);
/// The last of the moves that were left says `outcome` too.
std::string render_sgf_with_line(const Estimate& estimate, const Provenance& provenance,
                                 const RenderOptions& options, const std::string& outcome);

/// The whole file with one more node, `;B[dd]`, behind the position: what goes on from there already comes
/// first.
std::string render_sgf_with(const Provenance& from, const std::string& node);

/// The whole file with the lead after each move on its node, and the turning points in comments.
std::string render_graph_sgf(const GameGraph& graph, const RenderOptions& options);

/// The changes that take away all goterr has ever added to this game.
std::vector<SgfEdit> removals(const SgfTree& tree);

}  // namespace goterr
