/// What is odd in a record: remembered by kind and byte offset while reading, told with line and column at
/// the end. A kind that comes a million times costs a counter, not a million sentences.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/error.hpp"

namespace goterr {

/// So many of a kind are told one by one.
inline constexpr std::size_t most_of_a_kind = 5;

enum class Odd : std::uint8_t {
    byte_order_mark,
    utf_16,
    junk_before,
    junk_between,
    junk_after,
    missing_semicolon,
    missing_open,
    missing_close,
    nul,
    extra_open,
    empty_variation,
    node_after_variation,
    property_outside_node,
    illegal_characters,
    name_without_value,
    value_without_name,
    split_name,
    long_name,
    endless_name,
    lowercase_name,
    end_in_value,
    missing_bracket,
    first_meaning,  ///< before it: how the text is put together; behind: what it says
    repeated_property = first_meaning,
    repeated_value,
    game_number,
    size_empty,
    size_format,
    file_format,
    komi_format,
    komi_scaled,
    komi_unknown,
    rules_unknown,
    handicap_unknown,
    handicap_without_stones,
    root_property_later,
    to_move_format,
    to_move_unknown,
    empty_point,
    reversed_corners,
    space_in_point,
    uppercase_point,
    player_point,
    odd_pass,
    setup_conflict,
    setup_with_move,
    two_moves,
    no_liberty,
    occupied,
    ko,
    suicide,
    superko,
    count
};

/// Turns byte offsets into lines and columns; offsets must come in ascending order. LF, CR, CRLF and LFCR are
/// one line break each.
class PlaceFinder {
public:
    explicit PlaceFinder(std::string_view text)
        : text_(text), line_feed_(text.find('\n')), carriage_return_(text.find('\r')) {}
    TextPlace at(std::size_t offset);

private:
    std::string_view text_;
    std::size_t next_break();

    std::size_t line_feed_;  ///< the next of its kind
    std::size_t carriage_return_;
    std::size_t next_ = 0;   ///< everything before it is counted
    std::size_t start_ = 0;  ///< of the current line
    int line_ = 1;
};

class Oddities {
public:
    /// `detail` stands where the sentence of that kind has a `%`.
    void add(Odd kind, std::size_t offset, std::string_view detail = {});
    bool has(Odd kind) const { return counts_[index(kind)] > 0; }
    std::size_t count(Odd kind) const { return counts_[index(kind)]; }
    /// Takes over those kinds of `others` that are about Go, not about how the text is put together.
    void add_meanings(const Oddities& others);

    /// In the order of the text, at most five of a kind; the last of them says how many more there are.
    std::vector<Diagnostic> diagnostics(PlaceFinder& places) const;

private:
    struct Entry {
        std::size_t offset;
        Odd kind;
        std::string detail;
    };
    static std::size_t index(Odd kind) { return static_cast<std::size_t>(kind); }

    std::array<std::size_t, static_cast<std::size_t>(Odd::count)> counts_{};
    std::vector<Entry> entries_;
};

}  // namespace goterr
