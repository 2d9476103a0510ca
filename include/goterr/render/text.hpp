/// The estimate for people: the board with stones and territory, the score and how it comes about.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The board alone, with coordinates and line ends.
std::string render_text_board(const Estimate& estimate, const Provenance& from,
                              const RenderOptions& options = {});

/// The board with score and legend beside it where `options.width` has room, else below; then remarks.
std::string render_text(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});

}  // namespace goterr
