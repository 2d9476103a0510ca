/// Many results for people: one line a position under one line of headings.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

std::string table_header();
std::string table_row(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});
std::string table_error(const Provenance& from, const Diagnostic& error);

}  // namespace goterr
