/// An estimate as a picture of the board: stones, who owns what, what is dead, in seki or unsettled, the
/// score.
///
/// Black's points carry black squares and white's white ones, larger the surer they are, so that the picture
/// reads the same in gray and for color-blind people. Points that count are framed; the others only lean.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// Moves that stand on the board as numbered stones, and what is said of them below it.
struct ShownMoves {
    std::vector<LastMove> moves = {};
    std::string outcome = {};
};

Drawing board_picture(const Estimate& estimate, const Provenance& provenance,
                      const PictureOptions& options = {}, const ShownMoves& shown = {});

/// The same as a file.
std::string render_svg(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options);
std::string render_png(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options);

}  // namespace goterr
