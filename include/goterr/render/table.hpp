/// Many results for people: one line a position under one line of headings.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// On a terminal (`options.width`) long names lose their beginning; elsewhere they stand there whole. A
/// narrow terminal gets no headings and two lines a position: the name, and what is said of it.
std::string table_header(const RenderOptions& options = {});
std::string table_row(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});
std::string table_error(const Provenance& from, const Diagnostic& error, const RenderOptions& options = {});

}  // namespace goterr
