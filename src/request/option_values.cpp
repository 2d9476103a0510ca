#include "goterr/request/option_values.hpp"

#include <algorithm>

#include "goterr/core/ascii.hpp"
#include "goterr/core/error.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/record/named_charset.hpp"
#include "goterr/system/number.hpp"

namespace goterr {

namespace {

/// Without fmt, which the module for boards goes without.
[[noreturn]] void refuse(std::string_view text, std::string_view what_it_is) {
    std::string sentence = "'";
    sentence.append(text).append("' ").append(what_it_is);
    throw Error(sentence);
}

/// `+6.5` is a number, too.
std::optional<double> signed_number(std::string_view text) {
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') text.remove_prefix(1);
    return decimal_number(text);
}

/// `6,5`, as much of the world writes it.
std::string with_point(std::string_view text) {
    std::string number(text);
    std::replace(number.begin(), number.end(), ',', '.');
    return number;
}

/// So many that two of them can be added.
constexpr int most_counted = 1'000'000'000;

int count_in(std::string_view text, std::uint64_t least) {
    return static_cast<int>(whole_number_in(text, least, most_counted));
}

}  // namespace

std::uint64_t whole_number_in(std::string_view text, std::uint64_t least, std::uint64_t most) {
    const auto whole = whole_number<std::uint64_t>(text);
    if (whole && *whole >= least && *whole <= most) return *whole;
    const std::string up = most == any_number ? " up" : " to " + std::to_string(most);
    refuse(text, "is no whole number from " + std::to_string(least) + up);
}

double number_in(std::string_view text, double least, double most) {
    const auto number = signed_number(text);
    if (number && *number >= least && *number <= most) return *number;
    if (const std::string meant = with_point(text); !number && signed_number(meant))
        refuse(text, "is no number; write it with a point: " + meant);
    refuse(text, "is no number from " + decimal_text(least) + " to " + decimal_text(most));
}

bool truth_in(std::string_view text) {
    if (text != "true" && text != "false") refuse(text, "is neither true nor false");
    return text == "true";
}

std::vector<std::string_view> words_of(std::span<const Choice> choices) {
    std::vector<std::string_view> words;
    for (const Choice& choice : choices) words.push_back(choice.word);
    return words;
}

std::size_t place_among(std::string_view word, const std::vector<std::string_view>& words) {
    for (std::size_t place = 0; place < words.size(); ++place)
        if (lower(words[place]) == lower(word)) return place;
    refuse(word, "is none of " + joined(words, ", "));
}

std::string charset_in(std::string_view name) {
    std::string charset(name);
    if (!is_charset(charset)) refuse(name, "is no charset that is known here");
    return charset;
}

Point point_in(std::string_view name) {
    const auto point = point_from_name(name);
    if (!point) refuse(name, "is no point; write it as players do, such as D4");
    return *point;
}

std::vector<Point> points_in(std::string_view names) {
    std::vector<Point> points;
    for (const std::string_view name : split(names, ", ")) points.push_back(point_in(name));
    return points;
}

std::vector<std::optional<Point>> moves_in(std::string_view names) {
    std::vector<std::optional<Point>> moves;
    for (const std::string_view name : split(names, ", "))
        moves.push_back(name == "pass" ? std::nullopt : std::optional(point_in(name)));
    return moves;
}

std::vector<int> branches_in(std::string_view text) {
    std::vector<int> branches;
    for (const std::string_view part : split(text, ".,")) branches.push_back(count_in(part, 1));
    return branches;
}

Prisoners captures_in(std::string_view text) {
    const auto parts = split(text, ", ");
    if (parts.size() != 2) refuse(text, "is not two numbers, black's and white's, such as 3,5");
    return {count_in(parts[0], 0), count_in(parts[1], 0)};
}

std::string node_in(std::string_view text) {
    constexpr std::string_view none = "is no node such as ;B[dd] or ;AB[dd][ee]AE[ff]PL[W]";
    if (!text.starts_with(';') || !text.ends_with(']')) refuse(text, none);
    bool inside = false;
    for (const char c : text.substr(1)) {
        const bool opens = c == '[' && !inside, closes = c == ']' && inside;
        if (!is_letter(c) && !opens && !closes) refuse(text, none);
        if (!is_letter(c)) inside = opens;
    }
    return std::string(text);
}

}  // namespace goterr
