/// The table of formats an estimate can be written in: a new one is a file and a row.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct Format {
    std::string_view name;       ///< as `--format` has it
    std::string_view extension;  ///< of files, without the dot
    std::string (*render)(const Estimate&, const Provenance&, const RenderOptions&);
};

/// All formats; text is the first.
std::span<const Format> formats();

/// The format of that name, or nullptr.
const Format* format_named(std::string_view name);

}  // namespace goterr
