#include "oddities.hpp"

#include <algorithm>

#include "goterr/core/ascii.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/record/game.hpp"

namespace goterr {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Odd::count)> sentences{
    "the file begins with a byte order mark",
    "the file is in UTF-16 and was converted",
    "there is text before the game; it was skipped",
    "there is text between two games; it was skipped",
    "there is text after the game; it was skipped",
    "a ';' is missing before this property",
    "the opening '(' of the game is missing",
    "the closing ')' of the game is missing",
    "there are NUL bytes here; they were read as blanks",
    "there is one '(' too many",
    "an empty variation was skipped",
    "this node follows a variation at the same level and was read as another variation",
    "this property stands outside of any node and was skipped",
    "these characters mean nothing here and were skipped",
    "the property % has no value and was skipped",
    "this value has no property name and was skipped",
    "the property name % is split by blanks and was joined",
    "the long property name % was read as the short one",
    "the name of this property is too long to be one: %...",
    "the lowercase letters in the property name % were dropped",
    "the file ends inside of this value, which was dropped",
    "the ']' after this point is missing",
    "the property % is repeated in this node",
    "this property has one value; the others were skipped",
    "GM should be 1 for Go",
    "the board size is empty; 19x19 is taken",
    "the board size % is written in an odd way",
    "FF should be a number from 1 to 4",
    "the komi '%' is written in an odd way",
    "the komi was read as %",
    "the komi '%' is unknown",
    "the rules '%' are unknown",
    "the handicap '%' is unknown",
    "handicap stones are announced, but none are on the board",
    "the property % belongs into the first node and was skipped here",
    "the side to move '%' is written in an odd way",
    "the side to move '%' is unknown",
    "this setup stone has no point and was skipped",
    "the corners of this rectangle are reversed",
    "there are blanks inside of this point",
    "this point has capital letters on a small board",
    "this point is written as players write it",
    "this pass is written in an odd way",
    "this point is set up twice in one node in different ways",
    "setup stones and a move stand in one node; the stones were set up first",
    "there are two moves in one node; they were played in this order",
    breathless_warning,
    "there is a stone on this point already; the move was played over it",
    "this move retakes a ko at once; it was played",
    "this move is suicide; the stones without liberties were taken off",
    "this move repeats an earlier position against the superko rule; it was played",
};

std::string sentence(Odd kind, const std::string& detail, std::size_t more) {
    std::string text(sentences[static_cast<std::size_t>(kind)]);
    if (const auto at = text.find('%'); at != std::string::npos) text.replace(at, 1, detail);
    if (more > 0) text += " (and " + std::to_string(more) + " more like this)";
    return text;
}

}  // namespace

/// The next break at or behind `next_`; each byte is searched twice at most, however many breaks there are.
std::size_t PlaceFinder::next_break() {
    const auto refresh = [&](std::size_t& found, char c) {
        if (found == std::string_view::npos || found >= next_) return;
        found = text_.find(c, next_);
    };
    refresh(line_feed_, '\n');
    refresh(carriage_return_, '\r');
    return std::min(line_feed_, carriage_return_);
}

TextPlace PlaceFinder::at(std::size_t offset) {
    const std::size_t end = std::min(offset, text_.size());
    while (next_ < end) {
        const std::size_t found = next_break();
        if (found >= end) break;
        start_ = next_ = behind_line_break(text_, found);
        ++line_;
    }
    return {line_, static_cast<int>(end - std::min(start_, end)) + 1};
}

void Oddities::add(Odd kind, std::size_t offset, std::string_view detail) {
    if (counts_[index(kind)]++ < most_of_a_kind)
        entries_.push_back({offset, kind, std::string(detail.substr(0, 40))});
}

void Oddities::add_meanings(const Oddities& others) {
    for (const Entry& entry : others.entries_)
        if (entry.kind >= Odd::first_meaning) entries_.push_back(entry);
    for (std::size_t kind = index(Odd::first_meaning); kind < counts_.size(); ++kind)
        counts_[kind] += others.counts_[kind];
}

std::vector<Diagnostic> Oddities::diagnostics(PlaceFinder& places) const {
    std::vector<Entry> sorted = entries_;
    sort_stably(sorted, [](const Entry& a, const Entry& b) { return a.offset < b.offset; });
    std::array<std::size_t, static_cast<std::size_t>(Odd::count)> seen{};
    std::vector<Diagnostic> all;
    for (const Entry& entry : sorted) {
        const bool last = ++seen[index(entry.kind)] == most_of_a_kind;
        const std::size_t more = last ? counts_[index(entry.kind)] - most_of_a_kind : 0;
        all.push_back({places.at(entry.offset), sentence(entry.kind, entry.detail, more)});
    }
    return all;
}

}  // namespace goterr
