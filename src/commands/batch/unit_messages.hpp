/// Units and their records as bytes, from one process to another.
#pragma once

#include <string>
#include <string_view>

#include "batch_records.hpp"

namespace goterr {

std::string message_of(const Unit& unit);
Unit unit_in(std::string_view message);

std::string message_of(const UnitRecords& records);
UnitRecords records_in(std::string_view message);

}  // namespace goterr
