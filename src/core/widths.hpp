/// How many columns of a terminal a character takes: two for ideographs and their like, none for marks on the
/// character before. Source: the Unicode Character Database, version 14.0.0 (EastAsianWidth.txt and
/// UnicodeData.txt; ranges that only unassigned characters part are joined).
#pragma once

#include <cstddef>

namespace goterr {

std::size_t columns_of(char32_t character);

}  // namespace goterr
