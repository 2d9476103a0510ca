/// Tables in text: columns that line up, or, where the terminal is too narrow for them, a paragraph a row.
#pragma once

#include <string>
#include <vector>

namespace goterr {

/// `rows` begin with the headings; all have as many cells. Columns are as wide as their widest cell, by
/// Unicode's tables of widths, and the last is not padded. Where that is wider than `width` columns (0: no
/// matter), a row is `heading: cell; heading: cell` without its empty cells, broken between words.
std::string table_in_columns(const std::vector<std::vector<std::string>>& rows, int width);

}  // namespace goterr
