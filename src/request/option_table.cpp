#include "goterr/request/option_table.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "goterr/board/rules_words.hpp"
#include "goterr/bouzy/bouzy.hpp"
#include "goterr/render/format_table.hpp"

namespace goterr {

namespace {

using Text = std::string_view;

// How values are read, by their types, and written.

void read(int& value, const OptionRow& row, Text text) {
    const auto least = static_cast<std::uint64_t>(row.least), most = static_cast<std::uint64_t>(row.most);
    value = static_cast<int>(whole_number_in(text, least, most));
}
void read(std::uint64_t& value, const OptionRow&, Text text) {
    value = whole_number_in(text, 0, std::numeric_limits<std::uint64_t>::max());
}
void read(double& value, const OptionRow& row, Text text) { value = number_in(text, row.least, row.most); }
void read(bool& value, const OptionRow&, Text text) { value = truth_in(text); }
void read(std::string& value, const OptionRow&, Text text) { value = text; }
void read(Point& value, const OptionRow&, Text text) { value = point_in(text); }
void read(Ruleset& value, const OptionRow& row, Text text) {
    const auto called = ruleset_called(text);
    value = called ? *called : rulesets[place_among(text, words_of(row.choices))];
}
void read(Prisoners& value, const OptionRow&, Text text) { value = captures_in(text); }
void read(std::vector<int>& value, const OptionRow&, Text text) { value = branches_in(text); }
void read(std::vector<Point>& value, const OptionRow&, Text text) { value = points_in(text); }
void read(std::vector<std::optional<Point>>& value, const OptionRow&, Text text) { value = moves_in(text); }

template <typename T>
requires std::is_enum_v<T>
void read(T& value, const OptionRow& row, Text text) {
    value = static_cast<T>(row.choices[place_among(text, words_of(row.choices))].value);
}

template <typename T>
void read(std::optional<T>& value, const OptionRow& row, Text text) {
    T given{};
    read(given, row, text);
    value = given;
}

/// The first of the words is for none of them.
void read(std::optional<Count>& value, const OptionRow& row, Text text) {
    const std::size_t place = place_among(text, words_of(row.choices));
    value = place > 0 ? std::optional(static_cast<Count>(row.choices[place].value)) : std::nullopt;
}

std::string write(int value, const OptionRow&) { return std::to_string(value); }
std::string write(std::uint64_t value, const OptionRow&) { return std::to_string(value); }
std::string write(double value, const OptionRow&) { return fmt::format("{}", value); }
std::string write(const Ruleset& value, const OptionRow&) { return std::string(value.name); }
std::string write(const Prisoners& value, const OptionRow&) {
    return fmt::format("{},{}", value.black, value.white);
}
std::string write(const std::vector<Point>& value, const OptionRow&) { return names_of(value, ","); }

/// The first word for it.
template <typename T>
requires std::is_enum_v<T> std::string write(T value, const OptionRow& row) {
    const auto choice = std::find_if(row.choices.begin(), row.choices.end(),
                                     [&](const Choice& c) { return c.value == static_cast<int>(value); });
    return std::string(choice->word);
}

template <typename T>
std::string write(const std::optional<T>& value, const OptionRow& row) {
    return value ? write(*value, row) : "";
}

std::string write(const std::optional<Count>& value, const OptionRow& row) {
    return value ? write(*value, row) : std::string(row.choices.front().word);
}

/// The field that an option sets.
struct Field {
    decltype(OptionRow::read) read;
    decltype(OptionHelp::write) write = nullptr;
};

template <typename Kept, typename T>
T& field_of(const OptionTarget& target, T Kept::*member) {
    return std::get<Kept*>(target)->*member;
}

template <auto member>
constexpr Field set_only{[](const OptionRow& row, const OptionTarget& target, Text text) {
    read(field_of(target, member), row, text);
}};

template <auto member>
constexpr Field told{set_only<member>.read, [](const OptionRow& row, const OptionTarget& target) {
                         return write(field_of(target, member), row);
                     }};

/// By a reader of its own.
template <auto member, auto reader>
constexpr Field set_by{
    [](const OptionRow&, const OptionTarget& target, Text text) { field_of(target, member) = reader(text); }};

bool untruth_in(Text text) { return !truth_in(text); }

// The words for values.

constexpr auto rules_choices = [] {
    std::array<Choice, rulesets.size()> choices{};
    for (std::size_t i = 0; i < choices.size(); ++i) choices[i] = {rulesets[i].name, i};
    return choices;
}();

constexpr Choice sides[] = {
    {"black", Color::black}, {"white", Color::white}, {"b", Color::black}, {"w", Color::white}};
constexpr Choice counts[] = {{"auto", -1},
                             {name_of(Count::as_it_stands), Count::as_it_stands},
                             {name_of(Count::played_out), Count::played_out}};
constexpr Choice methods[] = {
    {"combined", Method::combined}, {"bouzy", Method::bouzy}, {"influence", Method::influence}};
constexpr Choice efforts[] = {{"quick", Effort::quick}, {"normal", Effort::normal}, {"deep", Effort::deep}};
constexpr Choice charsets[] = {{"unicode", Charset::unicode}, {"ascii", Charset::ascii}};
constexpr Choice styles[] = {
    {"wood", PictureStyle::wood}, {"plain", PictureStyle::plain}, {"heat", PictureStyle::heat}};
constexpr Choice shown_marks[] = {{"both", ShownMarks::both},
                                  {"territory", ShownMarks::territory},
                                  {"ownership", ShownMarks::ownership},
                                  {"none", ShownMarks::none}};
constexpr Choice markups[] = {
    {"tbtw", SgfMarkup::tbtw}, {"labels", SgfMarkup::labels}, {"squares", SgfMarkup::squares}};

// What they take.

struct Value {
    Text name = {};
    std::span<const Choice> choices = {};
    int least = 0, most = any_number;
    bool is_list = false, is_switch = false;
};

constexpr Value called(Text name) { return {.name = name}; }
constexpr Value number(int least = 0, int most = any_number, Text name = "N") {
    return {.name = name, .least = least, .most = most};
}
constexpr Value one_of(std::span<const Choice> choices, Text name = {}) {
    return {.name = name, .choices = choices};
}
constexpr Value points{.name = "POINTS", .is_list = true};
constexpr Value nothing{.is_switch = true};
constexpr Value steps = number(0, most_bouzy_steps);

constexpr Text about_steps = "Steps of Bouzy's map, for --method bouzy (default: 5 and 21)";

using enum OptionGroup;

struct Option {
    Text name;
    OptionGroup group;
    Field field;
    Value takes = {};
    Text about = {}, usual = {};
    char letter = 0;
};

constexpr Option options[] = {
    {"file", call, set_only<&CallOptions::file>},
    {"ko", call, set_only<&PositionRequest::ko>},
    {"moves", call, set_only<&PositionRequest::moves>},
    {"add", call, set_by<&CallOptions::add, node_in>},
    {"longer-look", call, set_only<&CallOptions::longer_look>, nothing},
    {"until", position, set_only<&PositionRequest::until>, number(),
     "The position after N moves (default: {0})", "the last", 'L'},
    {"game", position, told<&Selection::game>, number(1, any_number, "K"), "The K-th game of a collection"},
    {"variation", position, set_only<&Selection::variation>, called("PATH"),
     "The branch to take at each fork, such as 2.1"},
    {"rules", rules, told<&PositionRequest::rules>, one_of(rules_choices, "NAME"),
     "Rules to count by (default: {0}): {1}", "the record's, else japanese"},
    {"komi", rules, told<&PositionRequest::komi>, number(-1000, 1000, "X"), "Komi (default: {0})",
     "the record's, else what the rules have"},
    {"count", count, told<&EstimateOptions::count>, one_of(counts),
     "Whether the small moves that are left are played before the count (default: as the record's players "
     "did)"},
    {"method", method, told<&EstimateOptions::method>, one_of(methods),
     "How empty points are valued (default: combined)"},
    {"dilations", bouzy, told<&EstimateOptions::dilations>, steps, about_steps},
    {"erosions", bouzy, told<&EstimateOptions::erosions>, steps, about_steps},
    {"effort", effort, told<&EstimateOptions::effort>, one_of(efforts),
     "How much is played out and read at most (default: {0})"},
    {"seed", effort, told<&EstimateOptions::seed>, number(), "Another sample of playouts (default: 0)"},
    {"to-move", judgment, told<&PositionRequest::to_move>, one_of(sides, "black|white"), "Who is to move"},
    {"captures", judgment, told<&PositionRequest::captures>, called("B,W"),
     "Stones black and white have taken"},
    {"dead", judgment, told<&Overrides::dead>, points, "Dragons that are dead, by any stone of theirs"},
    {"alive", judgment, told<&Overrides::alive>, points, "Dragons that live"},
    {"seki", judgment, told<&Overrides::seki>, points, "Dragons that live in seki"},
    {"charset-of-record", judgment, set_by<&PositionRequest::charset, charset_in>, called("NAME"),
     "Charset of names and comments, such as GB18030, Big5, Shift_JIS or EUC-KR (default: as the record "
     "says, or as its bytes look)"},
    {"charset", characters, set_only<&RenderOptions::charset>, one_of(charsets),
     "Characters in text (default: as the locale has it)"},
    {"style", picture, set_only<&PictureOptions::style>, one_of(styles),
     "svg and png: a wooden board, as in print, or shaded by who will own what"},
    {"width", picture, set_only<&PictureOptions::pixels>, number(16, 20000),
     "svg and png: width in pixels (default: 40 a line of the board)"},
    {"no-coordinates", coordinates, set_by<&PictureOptions::coordinates, untruth_in>, nothing,
     "svg and png: the board without coordinates"},
    {"no-caption", coordinates, set_by<&PictureOptions::caption, untruth_in>, nothing,
     "svg and png: the board without words below"},
    {"marks", marks, set_only<&PictureOptions::marks>, one_of(shown_marks),
     "svg and png: squares on the points that count, on those that only lean, on both"},
    {"markup", marks, set_only<&RenderOptions::markup>, one_of(markups),
     "sgf: for viewers that do not show TB and TW, also letters, or squares and circles, on the points"},
    {"ownership", numbers, set_only<&RenderOptions::ownership>, nothing,
     "With the ownership of every point (ndjson)"},
};

constexpr auto table = [] {
    std::array<OptionRow, std::size(options)> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& [name, group, field, takes, about, usual, letter] = options[i];
        rows[i] = {name, group, field.read, takes.choices, takes.least, takes.most};
    }
    return rows;
}();

constexpr auto helps = [] {
    std::array<OptionHelp, std::size(options)> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& [name, group, field, takes, about, usual, letter] = options[i];
        rows[i] = {takes.name, takes.is_list, takes.is_switch, about, usual, letter, field.write};
    }
    return rows;
}();

}  // namespace

OptionTarget target_of(EstimateOptions& estimate) {
    return {nullptr, nullptr, nullptr, &estimate, &estimate.overrides, nullptr, nullptr};
}

OptionTarget target_of(PositionRequest& request) {
    OptionTarget target = target_of(request.options);
    std::get<PositionRequest*>(target) = &request;
    std::get<Selection*>(target) = &request.selection;
    return target;
}

OptionTarget target_of(RenderOptions& render) {
    return {nullptr, nullptr, nullptr, nullptr, nullptr, &render, &render.picture};
}

OptionTarget target_of(CallOptions& options) {
    OptionTarget target = target_of(options.request);
    std::get<CallOptions*>(target) = &options;
    std::get<RenderOptions*>(target) = &options.render;
    std::get<PictureOptions*>(target) = &options.render.picture;
    return target;
}

std::span<const OptionRow> option_table() { return table; }

const OptionHelp& OptionRow::help() const { return helps[static_cast<std::size_t>(this - table.data())]; }

const OptionRow* option_named(std::string_view name) { return row_named(option_table(), name); }

}  // namespace goterr
