/// The scalar fields of the JSON record as comma-separated values (RFC 4180).
///
/// Nested fields join their names: `score_black_territory`. Lists are left out. A row of a file that cannot
/// be read has its message in `error` and nothing behind the place.
///
/// What comes from outside (names, recorded results, messages) is written as `printable_name` has it, and a
/// first character that makes a spreadsheet run the field (`=`, `+`, `-`, `@` and their wide forms) is
/// escaped in the same way: `\x3d`.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The line with the names of the fields.
std::string csv_header(const RenderOptions& options = {});

/// That line and the one of the estimate: a file of its own.
std::string render_csv_file(const Estimate& estimate, const Provenance& from, const RenderOptions& options);

/// One line.
std::string render_csv(const Estimate& estimate, const Provenance& from, const RenderOptions& options = {});
std::string render_csv_error(const Provenance& from, const Diagnostic& error,
                             const RenderOptions& options = {});

}  // namespace goterr
