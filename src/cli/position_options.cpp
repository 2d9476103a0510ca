#include <charconv>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "goterr/board/rules_words.hpp"
#include "goterr/record/named_charset.hpp"
#include "guidance.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

/// An option whose text `store` understands and keeps, or throws CLI::ValidationError.
template <typename Store>
CLI::Option* add_text(CLI::App& command, const std::string& name, Store store, const std::string& about) {
    return command.add_option_function<std::string>(name, store, about);
}

/// A dragon has one fate; said of the same stone, two of them are a slip.
void refuse_contradictions(const Overrides& overrides) {
    const auto said_twice = [](const std::vector<Point>& one, const std::vector<Point>& other) {
        return std::find_first_of(one.begin(), one.end(), other.begin(), other.end());
    };
    const auto refuse = [&](const char* first, const std::vector<Point>& one, const char* second,
                            const std::vector<Point>& other) {
        if (const auto point = said_twice(one, other); point != one.end())
            throw CLI::ValidationError(fmt::format("{0} cannot be both {1} and {2}; leave out --{1} or --{2}",
                                                   name_of(*point), first, second));
    };
    refuse("dead", overrides.dead, "alive", overrides.alive);
    refuse("dead", overrides.dead, "seki", overrides.seki);
    refuse("alive", overrides.alive, "seki", overrides.seki);
}

void add_points(CLI::App& command, const std::string& name, Overrides& overrides,
                std::vector<Point> Overrides::*points, const std::string& about) {
    add_text(
        command, name,
        [&overrides, points](const std::string& text) {
            for (const std::string& part : split(text, ", ")) (overrides.*points).push_back(point_of(part));
            refuse_contradictions(overrides);
        },
        about)
        ->type_name("POINTS")
        ->multi_option_policy(CLI::MultiOptionPolicy::Join)
        ->delimiter(',');
}

std::vector<int> branches_of(const std::string& text) {
    std::vector<int> branches;
    for (const std::string& part : split(text, ".")) {
        const auto number = whole_number(part);
        if (!number || *number < 1)
            throw CLI::ValidationError(
                "--variation wants branch numbers from 1 with dots between, such as 2.1");
        branches.push_back(*number);
    }
    return branches;
}

Prisoners captures_of(const std::string& text) {
    const auto parts = split(text, ",");
    const auto black = parts.size() == 2 ? whole_number(parts[0]) : std::nullopt;
    const auto white = parts.size() == 2 ? whole_number(parts[1]) : std::nullopt;
    if (!black || !white || *black < 0 || *white < 0)
        throw CLI::ValidationError("--captures wants two numbers, black's and white's, such as 3,5");
    return {*black, *white};
}

void add_effort(CLI::App& command, Effort& effort) {
    add_text(
        command, "--effort",
        [&effort](const std::string& name) {
            effort = name == "quick" ? Effort::quick : name == "deep" ? Effort::deep : Effort::normal;
        },
        std::string("How much is played out and read at most (default: ") +
            (effort == Effort::quick ? "quick)" : "normal)"))
        ->type_name("quick|normal|deep")
        ->transform(one_of({"quick", "normal", "deep"}));
}

void add_method(CLI::App& command, EstimateOptions& options) {
    add_text(
        command, "--method",
        [&options](const std::string& name) {
            options.method = name == "bouzy"       ? Method::bouzy
                             : name == "influence" ? Method::influence
                                                   : Method::combined;
        },
        "How empty points are valued (default: combined)")
        ->type_name("combined|bouzy|influence")
        ->transform(one_of({"combined", "bouzy", "influence"}));
    for (const auto& [name, count] :
         {std::pair{"--dilations", &options.dilations}, std::pair{"--erosions", &options.erosions}})
        command.add_option(name, *count, "Steps of Bouzy's map, for --method bouzy (default: 5 and 21)")
            ->type_name("N")
            ->check(between(0, 1000));
}

void add_count(CLI::App& command, std::optional<Count>& count) {
    add_text(
        command, "--count", [&count](const std::string& name) { count = count_named(name); },
        "Whether the small moves that are left are played before the count (default: as the record's players "
        "did)")
        ->type_name("auto|as-it-stands|played-out")
        ->transform(one_of({"auto", "as-it-stands", "played-out"}));
}

std::vector<std::string> rules_names() {
    std::vector<std::string> names;
    for (const Ruleset& rules : rulesets) names.emplace_back(rules.name);
    return names;
}

Ruleset rules_of(const std::string& name) {
    const auto rules = ruleset_called(name);
    if (rules) return *rules;
    throw CLI::ValidationError(fmt::format("no rules are called '{}'; known are {}{}", name,
                                           fmt::join(rules_names(), ", "),
                                           perhaps_meant(name, rules_names())));
}

void add_charset(CLI::App& command, std::string& charset) {
    command
        .add_option(
            "--charset-of-record", charset,
            "Charset of names and comments, such as GB18030, Big5, Shift_JIS or EUC-KR (default: as the "
            "record says, or as its bytes look)")
        ->type_name("NAME")
        ->check(CLI::Validator(
            [](const std::string& name) {
                return is_charset(name) ? std::string()
                                        : fmt::format("'{}' is no charset that is known here", name);
            },
            ""));
}

/// What is set before the command line is read are defaults, and a record knows its own rules and komi
/// better.
void give_way(PositionRequest& request) {
    if (request.rules) request.usual_rules = std::exchange(request.rules, {});
    if (request.komi) request.usual_komi = std::exchange(request.komi, {});
}

}  // namespace

Point point_of(const std::string& name) {
    const auto point = point_from_name(name);
    if (!point)
        throw CLI::ValidationError(fmt::format("'{}' is no point; write it as players do, such as D4", name));
    return *point;
}

CLI::Option* add_of(CLI::App& command, std::optional<Point>& of, const std::string& about) {
    return add_text(
               command, "--of", [&of](const std::string& name) { of = point_of(name); }, about)
        ->type_name("POINT");
}

std::vector<std::string> split(const std::string& text, const std::string& separators) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        if (end > at) parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

void add_input(CLI::App& command, std::string& input) {
    command.add_option("INPUT", input, "SGF file or board diagram; - or nothing: standard input")
        ->type_name("");
}

void add_position_options(CLI::App& command, PositionRequest& request) {
    const OptionGroup group(command, "Which position");
    command.add_option("-L,--until", request.until, "The position after N moves (default: the last)")
        ->type_name("N")
        ->check(at_least(0));
    command.add_option("--game", request.selection.game, "The K-th game of a collection")
        ->type_name("K")
        ->check(at_least(1));
    add_text(
        command, "--variation",
        [&request](const std::string& text) { request.selection.variation = branches_of(text); },
        "The branch to take at each fork, such as 2.1")
        ->type_name("PATH");
}

void add_counting_options(CLI::App& command, PositionRequest& request, const Counting& usual) {
    const OptionGroup group(command, "How it is counted");
    add_text(
        command, "--rules", [&request](const std::string& name) { request.rules = rules_of(name); },
        fmt::format("Rules to count by (default: {}): {}", usual.rules, fmt::join(rules_names(), " ")))
        ->type_name("NAME");
    command.add_option("--komi", request.komi, fmt::format("Komi (default: {})", usual.komi))
        ->type_name("X")
        ->check(between(-1000, 1000));
    add_count(command, request.count);
    if (usual.method) add_method(command, request.options);
    add_effort(command, request.options.effort);
    command.add_option("--seed", request.options.seed, "Another sample of playouts (default: 0)")
        ->check(CLI::Validator(
            [](const std::string& text) {
                std::uint64_t seed = 0;
                const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed);
                return problem == std::errc() && end == text.data() + text.size()
                           ? std::string()
                           : fmt::format("'{}' is no whole number from 0 to {}", text,
                                         std::numeric_limits<std::uint64_t>::max());
            },
            ""))
        ->type_name("N");
}

void add_judgment_options(CLI::App& command, PositionRequest& request, const Counting& usual) {
    add_counting_options(command, request, usual);
    command.preparse_callback([&request](std::size_t) { give_way(request); });
    const OptionGroup group(command, "What you know better");
    command
        .add_option_function<std::string>(
            "--to-move",
            [&request](const std::string& side) {
                request.to_move = side.front() == 'b' ? Color::black : Color::white;
            },
            "Who is to move")
        ->type_name("black|white")
        ->transform(one_of({"black", "white", "b", "w"}));
    add_text(
        command, "--captures", [&request](const std::string& text) { request.captures = captures_of(text); },
        "Stones black and white have taken")
        ->type_name("B,W");
    Overrides& overrides = request.options.overrides;
    add_points(command, "--dead", overrides, &Overrides::dead,
               "Dragons that are dead, by any stone of theirs");
    add_points(command, "--alive", overrides, &Overrides::alive, "Dragons that live");
    add_points(command, "--seki", overrides, &Overrides::seki, "Dragons that live in seki");
    add_charset(command, request.charset);
}

}  // namespace goterr::cli
