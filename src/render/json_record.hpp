/// How the records of estimates, problems and what is left to play begin.
#pragma once

#include <string>
#include <string_view>

#include "goterr/board/position.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The name of a file; one that is no UTF-8 escaped, as `NAME_escaped` says then.
void add_file(JsonObject& record, const std::string& name, const std::string& file);

/// Of what was read.
JsonObject begun_record(const Provenance& from);

/// Of which position of it.
JsonObject begun_record(const Provenance& from, const Position& position);

}  // namespace goterr
