/// Games to learn from, and what is known about positions inside them.
///
/// A games file has a line a game, fields separated by tabs: id, size, rules ("territory", "area" or a
/// ruleset's name), komi, handicap, margin (black positive; empty where unknown), moves; the moves are `D4`,
/// `pass`, or with their color `BD4`, separated by blanks, black first (white with handicap stones, which
/// stand on the usual points). Lines of seven fields and of five (id, rules, komi, margin, moves of two SGF
/// letters each without blanks, or `Bqd Wdc`) are understood. Files that end in .sgf are read as the program
/// reads them; their id is the file's name without folder and ending.
///
/// A labels file has a line a position: id, moves played, lead (black positive), ownership: one character a
/// point from the top left, `A` for -1 (white) to `/` for +1 in 63 equal steps of the base64 alphabet. Of a
/// line of three fields, as gnugo_labels writes them, id and moves are taken: a position without either.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"

namespace goterr::fit {

struct Record {
    std::string id;
    Game game;
};

struct PositionLabel {
    int move = 0;
    double lead = 0;        ///< NaN: none
    std::string ownership;  ///< empty: none
};

/// Labels of each game by its id, in the order of the moves.
using PositionLabels = std::map<std::string, std::vector<PositionLabel>>;

/// Games of a games file, of an SGF file, or of all such files below a folder. Throws `Error`.
std::vector<Record> read_records(const std::string& path);

/// What its game is estimated with: Japanese rules where none are recorded.
EstimateOptions options_of(const GameInfo& info);

void add_position_labels(PositionLabels& labels, const std::string& path);

}  // namespace goterr::fit
