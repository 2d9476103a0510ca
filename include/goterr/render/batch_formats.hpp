/// The table of formats for many records, one a line.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct BatchFormat {
    std::string_view name;  ///< as `--format` has it
    std::string (*header)(const RenderOptions&);
    std::string (*record)(const Estimate&, const Provenance&, const RenderOptions&);
    std::string (*error)(const Provenance&, const Diagnostic&, const RenderOptions&);
    bool names_dragons = false;
};

/// NDJSON is the first.
std::span<const BatchFormat> batch_formats();

/// The format of that name, or nullptr.
const BatchFormat* batch_format_named(std::string_view name);

}  // namespace goterr
