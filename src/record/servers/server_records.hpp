/// The records of servers that have formats of their own, told apart by how they begin (formats.hpp has the
/// table):
///
/// GIB (Tygem): `\HS`, header lines `\[NAME=value\]`, then `INI 0 1 HANDICAP &4` and moves `STO 0 N 1|2 X Y`,
/// from 0 at the upper left. Komi is ten times what it is. NGF (WBaduk, CyberORO): twelve fixed lines, then
/// moves `PMnnBXYxy` with letters from B. UGF and UGI (PandaNet): sections, `Key=value`, moves `QD,B1,1,0`
/// with letters from A, rows from the top or, with `CoordinateType=IGS`, from the bottom. OGS's `.game`:
/// `height`, `width` and `player_to_move`, then rows of 1, -1 and 0. None is specified anywhere; what is
/// known was gathered by A. E. Brouwer (homepages.cwi.nl/~aeb/go/misc) and the authors of Sabaki and Ogatak.
#pragma once

#include <string_view>

#include "goterr/record/game.hpp"

namespace goterr {

bool is_gib(std::string_view text);
bool is_ngf(std::string_view text);
bool is_ugf(std::string_view text);
bool is_ogs_grid(std::string_view text);

/// The readers throw `ParseError` where a stone would be missing or misplaced.
Game read_gib(std::string_view text);
Game read_ngf(std::string_view text);
Game read_ugf(std::string_view text);
Game read_ogs_grid(std::string_view text);

}  // namespace goterr
