/// The readers of the three families of diagrams, and what `read_diagram` makes of them.
#pragma once

#include <optional>
#include <vector>

#include "diagram_rows.hpp"
#include "goterr/record/game.hpp"

namespace goterr::diagram {

/// Boards of rows: the largest run of rows in the text, checked against its numbers, letters and frame.
Drawing drawing_in(const std::vector<TextLine>& lines, std::vector<Diagnostic>& warnings);

/// Whether there are rows that could be meant as a board.
bool has_rows(const std::vector<TextLine>& lines);

/// Whether there are lines of Sensei's Library's `$$` notation.
bool is_sensei(const std::vector<TextLine>& lines);

/// Such a diagram, with its numbered moves as moves.
Game sensei_game(const std::vector<TextLine>& lines);

/// A matrix of 0, 1 and 2 or -1, with blanks or commas between or without, or in JSON; nothing if the text is
/// no such matrix.
std::optional<Board> number_matrix(const std::vector<TextLine>& lines);
bool is_number_matrix(const std::vector<TextLine>& lines);

/// Rows between their numbers that hold nothing but numbers, as maps of influence do: no board.
bool is_map_of_numbers(const std::vector<TextLine>& lines);

/// What a JSON list of rows holds, a row a line; other texts as they are.
std::vector<TextLine> json_rows(std::vector<TextLine> lines);

/// Komi, rules, prisoners, handicap and side to move where the lines say so in words.
void add_facts(const std::vector<TextLine>& lines, Game& game);

}  // namespace goterr::diagram
