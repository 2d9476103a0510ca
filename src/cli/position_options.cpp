#include <charconv>

#include <fmt/format.h>

#include "number_option.hpp"
#include "options.hpp"

namespace goterr::cli {

namespace {

/// An option whose text `store` understands and keeps, or throws CLI::ValidationError.
template <typename Store>
CLI::Option* add_text(CLI::App& command, const std::string& name, Store store, const std::string& about) {
    return command.add_option_function<std::string>(name, store, about);
}

Point point_of(const std::string& name) {
    const auto point = point_from_name(name);
    if (!point)
        throw CLI::ValidationError(fmt::format("'{}' is no point; write it as players do, such as D4", name));
    return *point;
}

void add_points(CLI::App& command, const std::string& name, std::vector<Point>& points,
                const std::string& about) {
    add_text(
        command, name,
        [&points](const std::string& text) {
            for (const std::string& part : split(text, ", ")) points.push_back(point_of(part));
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
        ->check(CLI::IsMember({"quick", "normal", "deep"}).description(""));
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
        ->check(CLI::IsMember({"combined", "bouzy", "influence"}).description(""));
    for (const auto& [name, count] :
         {std::pair{"--dilations", &options.dilations}, std::pair{"--erosions", &options.erosions}})
        command.add_option(name, *count, "Steps of Bouzy's map, for --method bouzy (default: 5 and 21)")
            ->type_name("N")
            ->check(CLI::Range(0, 1000).description(""));
}

void add_count(CLI::App& command, std::optional<Count>& count) {
    add_text(
        command, "--count",
        [&count](const std::string& name) {
            count.reset();
            if (name != "auto")
                count = name == name_of(Count::played_out) ? Count::played_out : Count::as_it_stands;
        },
        "Whether the small moves that are left are played before the count (default: as the record's players "
        "did)")
        ->type_name("auto|as-it-stands|played-out")
        ->check(CLI::IsMember({"auto", "as-it-stands", "played-out"}).description(""));
}

std::string rules_names() {
    std::string names;
    for (const Ruleset& rules : rulesets) names += (names.empty() ? "" : " ") + std::string(rules.name);
    return names;
}

Ruleset rules_of(const std::string& name) {
    const auto rules = ruleset_named(name);
    if (!rules)
        throw CLI::ValidationError(
            fmt::format("no rules are called '{}'; known are {}", name, rules_names()));
    return *rules;
}

}  // namespace

std::vector<std::string> split(const std::string& text, const std::string& separators) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        if (end > at) parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

std::optional<int> whole_number(const std::string& text) {
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

CLI::Validator at_least(int least) {
    return CLI::Validator(
        [least](const std::string& text) {
            const auto number = whole_number(text);
            return number && *number >= least ? std::string()
                                              : fmt::format("'{}' is no number from {} up", text, least);
        },
        "");
}

CLI::Validator number_between(double least, double most) {
    return CLI::Validator(
        [least, most](const std::string& text) {
            const std::size_t sign = text.starts_with('+') ? 1 : 0;
            double value = 0;
            const auto [end, problem] = std::from_chars(text.data() + sign, text.data() + text.size(), value);
            const bool whole = problem == std::errc() && end == text.data() + text.size();
            // Not a comparison the other way round: NaN is neither below nor above.
            return whole && value >= least && value <= most
                       ? std::string()
                       : fmt::format("'{}' is no number from {} to {}", text, least, most);
        },
        "");
}

void add_input(CLI::App& command, std::string& input) {
    command.add_option("INPUT", input, "SGF file or board diagram; - or nothing: standard input")
        ->type_name("");
}

void add_position_options(CLI::App& command, PositionRequest& request) {
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
    add_text(
        command, "--rules", [&request](const std::string& name) { request.rules = rules_of(name); },
        fmt::format("Rules to count by (default: {}): {}", usual.rules, rules_names()))
        ->type_name("NAME");
    command.add_option("--komi", request.komi, fmt::format("Komi (default: {})", usual.komi))
        ->type_name("X")
        ->check(number_between(-1000, 1000));
    add_count(command, request.count);
    if (usual.method) add_method(command, request.options);
    add_effort(command, request.options.effort);
    command.add_option("--seed", request.options.seed, "Another sample of playouts (default: 0)")
        ->type_name("N");
}

void add_judgment_options(CLI::App& command, PositionRequest& request, const Counting& usual) {
    add_counting_options(command, request, usual);
    command
        .add_option_function<std::string>(
            "--to-move",
            [&request](const std::string& side) {
                request.to_move = side.front() == 'b' ? Color::black : Color::white;
            },
            "Who is to move")
        ->type_name("black|white")
        ->check(CLI::IsMember({"black", "white", "b", "w"}).description(""));
    add_text(
        command, "--captures", [&request](const std::string& text) { request.captures = captures_of(text); },
        "Stones black and white have taken")
        ->type_name("B,W");
    add_points(command, "--dead", request.options.overrides.dead,
               "Dragons that are dead, by any stone of theirs");
    add_points(command, "--alive", request.options.overrides.alive, "Dragons that live");
    add_points(command, "--seki", request.options.overrides.seki, "Dragons that live in seki");
}

}  // namespace goterr::cli
