/// The few words and numbers that every renderer says alike.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// Words from a record with control characters replaced, so that they neither move the cursor nor break a
/// line.
std::string one_line(std::string_view text);

/// One letter a point, row by row from the top: of `of` the first for empty, then black's and white's.
std::string color_letters(const Grid<Color>& colors, std::string_view of);

/// A number in its shortest form, at most two decimals: `6.5`, `61`, `-0.25`.
std::string short_number(double value);

/// The stone nearest the lower left corner: lowest line first, then leftmost. `stones` must not be empty.
Point lowest_left(const PointSet& stones);

/// The dragons whose fate depends on who moves, each by its lowest-left stone. Dragons of one fight (those
/// that touch) stand together; fights and stones are in reading order of the stones' names, line by line from
/// below.
std::vector<std::vector<Point>> unsettled_fights(const Estimate& estimate);

/// `Black is 3.5 points ahead`, `Both sides are equal`.
std::string lead_sentence(double lead);

/// `W+1.5 to B+3`: the interval of a lead, to the nearest half points away from it.
std::string range_in_words(double low, double lead, double high);

/// What is left to do at an open border or a false eye, as a sentence.
std::string border_in_words(const OpenBorder& border);

/// `neutral point`, `teire`: why a move was played at the end.
std::string_view reason_in_words(LastReason reason);

/// The signs of the count with their weights, in words, the most telling as seen: `1958 (+4.0), several days
/// (+3.0)`.
std::string signs_in_words(const CountHabit& habit);

/// `Counted as it stands; played out it would be W+0.5.`: nothing where both counts agree.
std::string other_count_in_words(const Estimate& estimate);

/// Whose ownership and lead it shows, where they are not goterr's.
std::string advice_in_words(const Estimate& estimate);

/// `after move 253`, `no move played`.
std::string moment_in_words(const Provenance& provenance);

/// `after move 253, japanese rules, komi 6.5`, and the recorded result where there is one.
std::string circumstances(const Estimate& estimate, const Provenance& provenance);

/// What a life-and-death problem asks: `White at A1: who moves first decides`.
std::string question_in_words(const Estimate& estimate);

/// `A problem. Counted as a whole board: B+55.`
std::string whole_board_in_words(const Estimate& estimate);

}  // namespace goterr
