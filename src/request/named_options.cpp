#include "goterr/request/named_options.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "goterr/board/rules_words.hpp"
#include "goterr/record/named_charset.hpp"
#include "goterr/system/number.hpp"

namespace goterr {

namespace {

/// What is wrong with a value; the name of the option is put before it.
[[noreturn]] void refuse(std::string_view value, std::string_view wanted) {
    throw Error("'" + std::string(value) + "' is not " + std::string(wanted));
}

template <typename Number>
Number whole(std::string_view value, Number least, Number most) {
    Number number = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (problem != std::errc() || end != value.data() + value.size() || number < least || number > most)
        refuse(value, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return number;
}

constexpr int most = 1'000'000'000;

bool truth(std::string_view value) {
    if (value != "true" && value != "false") refuse(value, "true or false");
    return value == "true";
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        if (end > at) parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

/// The value of the word, out of a few.
template <typename T, std::size_t count>
T choice(std::string_view word, const std::array<std::pair<std::string_view, T>, count>& choices) {
    std::string known;
    for (const auto& [name, value] : choices) {
        if (name == word) return value;
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    refuse(word, "one of " + known);
}

Ruleset rules_of(std::string_view name) {
    if (const auto rules = ruleset_called(name)) return *rules;
    std::string known;
    for (const Ruleset& rules : rulesets) known += (known.empty() ? "" : ", ") + std::string(rules.name);
    refuse(name, "one of " + known);
}

std::string charset_of(std::string_view value) {
    std::string name(value);
    if (!is_charset(name)) refuse(value, "a charset that is known here");
    return name;
}

double komi_of(std::string_view value) {
    constexpr double most_komi = 1000;
    const auto komi = decimal_number(value);
    if (!komi || std::abs(*komi) > most_komi) refuse(value, "a number from -1000 to 1000");
    return *komi;
}

Prisoners captures_of(std::string_view value) {
    const auto parts = split(value, ", ");
    if (parts.size() != 2) refuse(value, "two numbers, black's and white's, such as 3,5");
    return {whole(parts[0], 0, most), whole(parts[1], 0, most)};
}

std::vector<int> branches_of(std::string_view value) {
    std::vector<int> branches;
    for (const std::string_view part : split(value, ".,")) branches.push_back(whole(part, 1, most));
    return branches;
}

std::vector<Point> points_of(std::string_view value) {
    std::vector<Point> points;
    for (const std::string_view part : split(value, ", ")) {
        const auto point = point_from_name(part);
        if (!point) refuse(part, "a point such as D4");
        points.push_back(*point);
    }
    return points;
}

std::vector<std::optional<Point>> moves_of(std::string_view value) {
    std::vector<std::optional<Point>> moves;
    for (const std::string_view part : split(value, ", ")) {
        const auto point = point_from_name(part);
        if (!point && part != "pass") refuse(part, "a point such as D4 or pass");
        moves.push_back(point);
    }
    return moves;
}

Point point_of(std::string_view value) {
    const auto point = point_from_name(value);
    if (!point) refuse(value, "a point such as D4");
    return *point;
}

/// A move, or stones that are put and taken: whatever else a node may say cannot be added to somebody's
/// record.
std::string node_of(std::string_view value) {
    constexpr std::string_view wanted = "a node such as ;B[dd] or ;AB[dd][ee]AE[ff]PL[W]";
    if (!value.starts_with(';') || !value.ends_with(']')) refuse(value, wanted);
    bool inside = false;
    for (const char c : value.substr(1)) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool opens = c == '[' && !inside, closes = c == ']' && inside;
        if (!letter && !opens && !closes) refuse(value, wanted);
        if (!letter) inside = opens;
    }
    return std::string(value);
}

using Text = std::string_view;

constexpr std::array<std::pair<Text, Color>, 4> sides{
    {{"black", Color::black}, {"white", Color::white}, {"b", Color::black}, {"w", Color::white}}};
constexpr std::array<std::pair<Text, Method>, 3> methods{
    {{"combined", Method::combined}, {"bouzy", Method::bouzy}, {"influence", Method::influence}}};
constexpr std::array<std::pair<Text, Effort>, 3> efforts{
    {{"quick", Effort::quick}, {"normal", Effort::normal}, {"deep", Effort::deep}}};
constexpr std::array<std::pair<Text, Charset>, 2> charsets{
    {{"unicode", Charset::unicode}, {"ascii", Charset::ascii}}};
constexpr std::array<std::pair<Text, PictureStyle>, 3> styles{
    {{"wood", PictureStyle::wood}, {"plain", PictureStyle::plain}, {"heat", PictureStyle::heat}}};
constexpr std::array<std::pair<Text, std::optional<Count>>, 3> counts{
    {{"auto", std::nullopt}, {"as-it-stands", Count::as_it_stands}, {"played-out", Count::played_out}}};
constexpr std::array<std::pair<Text, ShownMarks>, 4> marks{{{"both", ShownMarks::both},
                                                            {"territory", ShownMarks::territory},
                                                            {"ownership", ShownMarks::ownership},
                                                            {"none", ShownMarks::none}}};
constexpr std::array<std::pair<Text, SgfMarkup>, 3> markups{
    {{"tbtw", SgfMarkup::tbtw}, {"labels", SgfMarkup::labels}, {"squares", SgfMarkup::squares}}};

struct Row {
    Text name;
    void (*set)(CallOptions&, Text);
};

constexpr std::array table{
    Row{"file", [](CallOptions& o, Text v) { o.file = v; }},
    Row{"charset-of-record", [](CallOptions& o, Text v) { o.request.charset = charset_of(v); }},
    Row{"until", [](CallOptions& o, Text v) { o.request.until = whole(v, 0, most); }},
    Row{"game", [](CallOptions& o, Text v) { o.request.selection.game = whole(v, 1, most); }},
    Row{"variation", [](CallOptions& o, Text v) { o.request.selection.variation = branches_of(v); }},
    Row{"rules", [](CallOptions& o, Text v) { o.request.rules = rules_of(v); }},
    Row{"komi", [](CallOptions& o, Text v) { o.request.komi = komi_of(v); }},
    Row{"to-move", [](CallOptions& o, Text v) { o.request.to_move = choice(v, sides); }},
    Row{"captures", [](CallOptions& o, Text v) { o.request.captures = captures_of(v); }},
    Row{"ko", [](CallOptions& o, Text v) { o.request.ko = point_of(v); }},
    Row{"moves", [](CallOptions& o, Text v) { o.request.moves = moves_of(v); }},
    Row{"dead", [](CallOptions& o, Text v) { o.request.options.overrides.dead = points_of(v); }},
    Row{"alive", [](CallOptions& o, Text v) { o.request.options.overrides.alive = points_of(v); }},
    Row{"seki", [](CallOptions& o, Text v) { o.request.options.overrides.seki = points_of(v); }},
    Row{"count", [](CallOptions& o, Text v) { o.request.count = choice(v, counts); }},
    Row{"method", [](CallOptions& o, Text v) { o.request.options.method = choice(v, methods); }},
    Row{"dilations", [](CallOptions& o, Text v) { o.request.options.dilations = whole(v, 0, 1000); }},
    Row{"erosions", [](CallOptions& o, Text v) { o.request.options.erosions = whole(v, 0, 1000); }},
    Row{"effort", [](CallOptions& o, Text v) { o.request.options.effort = choice(v, efforts); }},
    Row{"seed",
        [](CallOptions& o, Text v) { o.request.options.seed = whole<std::uint64_t>(v, 0, UINT64_MAX); }},
    Row{"ownership", [](CallOptions& o, Text v) { o.render.ownership = truth(v); }},
    Row{"charset", [](CallOptions& o, Text v) { o.render.charset = choice(v, charsets); }},
    Row{"style", [](CallOptions& o, Text v) { o.render.picture.style = choice(v, styles); }},
    Row{"marks", [](CallOptions& o, Text v) { o.render.picture.marks = choice(v, marks); }},
    Row{"width", [](CallOptions& o, Text v) { o.render.picture.pixels = whole(v, 16, 20000); }},
    Row{"no-coordinates", [](CallOptions& o, Text v) { o.render.picture.coordinates = !truth(v); }},
    Row{"no-caption", [](CallOptions& o, Text v) { o.render.picture.caption = !truth(v); }},
    Row{"add", [](CallOptions& o, Text v) { o.add = node_of(v); }},
    Row{"markup", [](CallOptions& o, Text v) { o.render.markup = choice(v, markups); }},
};

/// The word for the value, as `choice` reads it.
template <typename T, std::size_t count>
std::string word_for(const T& value, const std::array<std::pair<Text, T>, count>& choices) {
    const auto row =
        std::find_if(choices.begin(), choices.end(), [&](const auto& c) { return c.second == value; });
    return std::string(row->first);
}

std::string with_dashes(std::string name) {
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

}  // namespace

void set_option(CallOptions& options, const NamedOption& option) {
    const std::string name = with_dashes(option.name);
    const auto row = std::find_if(table.begin(), table.end(), [&](const Row& r) { return r.name == name; });
    if (row == table.end()) throw Error("there is no option '" + option.name + "'");
    try {
        row->set(options, option.value);
    } catch (const Error& error) {
        throw Error(option.name + ": " + error.what());
    }
}

std::vector<NamedOption> given_options(const PositionRequest& request) {
    const EstimateOptions& given = request.options;
    const EstimateOptions usual;
    std::vector<NamedOption> options;
    const auto add = [&](const char* name, bool is_given, const auto& value) {
        if (is_given) options.push_back({name, value()});
    };
    add("game", request.selection.game != 1, [&] { return std::to_string(request.selection.game); });
    add("rules", request.rules.has_value(), [&] { return std::string(request.rules->name); });
    add("komi", request.komi.has_value(), [&] { return fmt::format("{}", *request.komi); });
    add("to-move", request.to_move.has_value(), [&] { return word_for(*request.to_move, sides); });
    add("captures", request.captures.has_value(),
        [&] { return fmt::format("{},{}", request.captures->black, request.captures->white); });
    add("dead", !given.overrides.dead.empty(), [&] { return names_of(given.overrides.dead, ","); });
    add("alive", !given.overrides.alive.empty(), [&] { return names_of(given.overrides.alive, ","); });
    add("seki", !given.overrides.seki.empty(), [&] { return names_of(given.overrides.seki, ","); });
    add("count", request.count.has_value(), [&] { return word_for(request.count, counts); });
    add("method", given.method != usual.method, [&] { return word_for(given.method, methods); });
    add("dilations", given.dilations != usual.dilations, [&] { return std::to_string(given.dilations); });
    add("erosions", given.erosions != usual.erosions, [&] { return std::to_string(given.erosions); });
    add("effort", given.effort != usual.effort, [&] { return word_for(given.effort, efforts); });
    add("seed", given.seed != usual.seed, [&] { return std::to_string(given.seed); });
    return options;
}

std::vector<std::string_view> option_names() {
    std::vector<std::string_view> names;
    for (const Row& row : table) names.push_back(row.name);
    return names;
}

}  // namespace goterr
