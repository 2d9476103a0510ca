/// The JSON record: one object a position, on one line, schema 1.
///
/// Written as json_value.hpp says, ownership in thousandths; the same estimate gives the same bytes.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The record of an estimate, with a line end.
std::string render_json(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});

/// The record of a file (or of one game in it) that cannot be read, with a line end.
std::string render_json_error(const Provenance& from, const Diagnostic& error,
                              const RenderOptions& options = {});

}  // namespace goterr
