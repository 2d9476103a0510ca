/// The JSON record: one object a position, on one line, schema 1.
///
/// Numbers are finite and in their shortest form, ownership in thousandths; the same estimate gives the same
/// bytes. Text that is not UTF-8 (names of files, results) has U+FFFD for each byte that is wrong.
#pragma once

#include <string>
#include <string_view>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// `text` as a JSON string, with its quotes.
std::string json_string(std::string_view text);

/// A finite number as JSON: shortest form that reads back equal, no negative zero.
std::string json_number(double value);

/// The record of an estimate, with a line end.
std::string render_json(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});

/// The record of a file (or of one game in it) that cannot be read, with a line end.
std::string render_json_error(const Provenance& from, const Diagnostic& error);

}  // namespace goterr
