#include "analysis_query.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "candidates.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/board/superko.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/request/option_table.hpp"
#include "katago_settings.hpp"
#include "rules_json.hpp"

namespace goterr {
namespace {

using nlohmann::json;

/// Fields that are read, and fields about searching, which may be there and change nothing.
constexpr std::string_view known_fields[] = {
    "id", "action", "moves", "initialStones", "initialPlayer", "rules", "komi", "whiteHandicapBonus",
    "boardXSize", "boardYSize", "analyzeTurns", "includeOwnership", "includePolicy", "overrideSettings",
    "includeOwnershipStdev", "includeMovesOwnership", "includeMovesOwnershipStdev", "includePVVisits",
    "avoidMoves", "allowMoves", "maxVisits",
    // about searching
    "priority", "priorities", "rootPolicyTemperature", "rootFpuReductionMax", "analysisPVLen",
    "includeNoResultValue", "reportDuringSearchEvery", "firstReportDuringSearchAfter", "model"};

/// The positions of a query wait as a whole: so many bytes at most.
constexpr std::size_t most_bytes_asked = std::size_t{1} << 25;

bool is_known(std::string_view field) {
    const OptionRow* row = option_named(field);
    return (row != nullptr && is_parameter(row->group)) ||
           std::find(std::begin(known_fields), std::end(known_fields), field) != std::end(known_fields);
}

bool flag(const json& query, const char* field) {
    if (!query.contains(field)) return false;
    if (!query[field].is_boolean()) throw FieldError(field, "Must be a boolean");
    return query[field].get<bool>();
}

Color player(const json& value, const std::string& field) {
    const std::string name = value.is_string() ? value.get<std::string>() : "";
    if (name == "B" || name == "b" || name == "black") return Color::black;
    if (name == "W" || name == "w" || name == "white") return Color::white;
    throw FieldError(field, "Players are \"B\" or \"W\"");
}

/// `(0,13)`: column and row from the upper left, counted from 0.
std::optional<Point> point_from_pair(const std::string& text, BoardSize size) {
    int x = 0, y = 0, used = 0;
    if (std::sscanf(text.c_str(), "(%3d,%3d)%n", &x, &y, &used) != 2 ||
        static_cast<std::size_t>(used) != text.size())
        return std::nullopt;
    const Point point{x, size.height - 1 - y};
    return size.contains(point) ? std::optional(point) : std::nullopt;
}

std::optional<Point> location(const std::string& text, BoardSize size) {
    const auto point = point_from_name(text);
    return point && size.contains(*point) ? point : point_from_pair(text, size);
}

/// Nothing for a pass.
std::optional<Point> place_of(const std::string& place, const char* field, BoardSize size, bool may_pass) {
    const auto point = location(place, size);
    if (!point && !(may_pass && (place == "pass" || place == "PASS")))
        throw FieldError(field, "Could not parse board location: " + place);
    return point;
}

struct Placed {
    Color side;
    std::optional<Point> point;  ///< none: a pass
};

std::vector<Placed> placed_stones(const json& query, const char* field, BoardSize size, bool may_pass) {
    std::vector<Placed> list;
    if (!query.contains(field)) return list;
    if (!query[field].is_array()) throw FieldError(field, "Must be an array of pairs of player and location");
    for (const json& pair : query[field]) {
        if (!pair.is_array() || pair.size() != 2 || !pair[1].is_string())
            throw FieldError(field, "Must be an array of pairs of player and location");
        const auto point = place_of(pair[1].get<std::string>(), field, size, may_pass);
        list.push_back({player(pair[0], field), point});
    }
    return list;
}

BoardSize size_of(const json& query) {
    for (const char* field : {"boardXSize", "boardYSize"})
        if (!query.contains(field)) throw FieldError(field, "Must specify");
    return {whole_number(query["boardXSize"], "boardXSize", 1, longest_side),
            whole_number(query["boardYSize"], "boardYSize", 1, longest_side)};
}

Ruleset rules_of(const json& query, const AnalysisProtocolOptions& options) {
    if (!query.contains("rules") && options.needs_rules)
        throw FieldError(
            "rules",
            "Must specify rules string, such as \"chinese\" or \"tromp-taylor\", or a JSON object with "
            "detailed rules parameters.");
    Ruleset rules = options.estimate.rules;
    std::string field = "rules";
    try {
        if (query.contains(field)) rules = rules_from_json(query[field]);
        field = "whiteHandicapBonus";
        if (query.contains(field)) rules.bonus = handicap_bonus_from_json(query[field]);
    } catch (const Error& error) {
        throw FieldError(field, error.what());
    }
    return rules;
}

constexpr double most_komi = 150;  // KataGo's, as its words are

double komi_of(const json& query, double otherwise) {
    if (!query.contains("komi")) return otherwise;
    const double komi = query["komi"].is_number() ? query["komi"].get<double>() : most_komi + 1;
    if (!(std::abs(komi) <= most_komi) || std::floor(2 * komi) != 2 * komi)
        throw FieldError("komi", "Must be a integer or half-integer from -150.0 to 150.0");
    return komi;
}

/// What the command line has options for, too.
void set_parameters(const json& query, EstimateOptions& estimate) {
    for (const OptionRow& row : option_table()) {
        const std::string name(row.name);
        if (!is_parameter(row.group) || !query.contains(name)) continue;
        try {
            const json& value = query[name];
            const std::string number = value.is_number() ? value.dump() : "";
            row.set(target_of(estimate), value.is_string() ? value.get<std::string>() : number);
        } catch (const Error& error) {
            throw FieldError(name, error.what());
        }
    }
}

Perspective perspective_of(const json& query) {
    if (!query.contains("overrideSettings")) return Perspective::black;
    const json& settings = query["overrideSettings"];
    if (!settings.is_object()) throw FieldError("overrideSettings", "Must be an object");
    if (!settings.contains("reportAnalysisWinratesAs")) return Perspective::black;
    const json& value = settings["reportAnalysisWinratesAs"];
    if (value == "BLACK") return Perspective::black;
    if (value == "WHITE") return Perspective::white;
    if (value == "SIDETOMOVE") return Perspective::side_to_move;
    throw FieldError("overrideSettings", "reportAnalysisWinratesAs is BLACK, WHITE or SIDETOMOVE");
}

/// One entry of `allowMoves` or `avoidMoves`: whose moves it is about, and which.
struct ListedMoves {
    Color side;
    PointSet points;
};

ListedMoves listed_moves(const json& entry, const char* field, BoardSize size) {
    if (!entry.is_object() || !entry.contains("moves") || !entry["moves"].is_array())
        throw FieldError(field, "Must be objects with 'player', 'moves' and 'untilDepth'");
    if (!entry.contains("untilDepth")) throw FieldError(field, "Must specify 'untilDepth'");
    whole_number(entry["untilDepth"], field, 1, 1'000'000'000);
    static const json nobody;
    ListedMoves listed{player(entry.contains("player") ? entry["player"] : nobody, field), PointSet(size)};
    for (const json& move : entry["moves"]) {
        const std::string place = move.is_string() ? move.get<std::string>() : "";
        if (const auto point = place_of(place, field, size, true)) listed.points.insert(*point);
    }
    return listed;
}

/// The first moves that may be shown; nothing where no entry is about the side to move. Deeper moves are not
/// looked at.
std::optional<PointSet> allowed_moves(const json& query, const Position& position) {
    const bool allows = query.contains("allowMoves");
    if (allows && query.contains("avoidMoves"))
        throw FieldError("allowMoves", "Cannot specify both allowMoves and avoidMoves");
    const char* field = allows ? "allowMoves" : "avoidMoves";
    if (!query.contains(field)) return std::nullopt;
    if (!query[field].is_array()) throw FieldError(field, "Must be an array of objects");
    if (allows && query[field].size() > 2) throw FieldError(field, "May have one entry for each player only");
    std::optional<PointSet> allowed;
    const PointSet all = all_points(position.board.size());
    for (const json& entry : query[field]) {
        const ListedMoves listed = listed_moves(entry, field, all.size());
        if (listed.side != position.to_move) continue;
        if (allows && allowed) throw FieldError(field, "May have one entry for each player only");
        allowed = allows ? listed.points : allowed.value_or(all) - listed.points;
    }
    return allowed;
}

/// One visit is the position itself, each other a candidate. The query's own word counts before its
/// settings'.
int most_moves_of(const json& query) {
    const json& settings = query.contains("overrideSettings") ? query["overrideSettings"] : query;
    const json& asked = query.contains("maxVisits") ? query : settings;
    if (!asked.contains("maxVisits")) return most_candidates;
    constexpr std::int64_t most = std::int64_t{1} << 50;  // KataGo's, as its words are
    const json& given = asked["maxVisits"];
    const std::int64_t visits = given.is_number_integer() ? given.get<std::int64_t>() : 0;
    if (visits < 1 || visits > most) throw FieldError("maxVisits", "Must be an integer from 1 to 2^50");
    return static_cast<int>(std::min(visits - 1, std::int64_t{most_candidates}));
}

/// Seconds, by whichever of the two fields asks for reports sooner.
std::optional<double> report_after(const json& query) {
    std::optional<double> after;
    for (const char* field : {"reportDuringSearchEvery", "firstReportDuringSearchAfter"}) {
        if (!query.contains(field)) continue;
        const double seconds = query[field].is_number() ? query[field].get<double>() : 0;
        if (!(seconds >= 0.001 && seconds <= 1e6))
            throw FieldError(field, "Must be number of seconds from 0.001 to 1000000.0");
        after = std::min(seconds, after.value_or(seconds));
    }
    return after;
}

std::vector<int> turns_of(const json& query, std::size_t moves) {
    const int last = static_cast<int>(moves);
    if (!query.contains("analyzeTurns")) return {last};
    if (!query["analyzeTurns"].is_array()) throw FieldError("analyzeTurns", "Must be an array of integers");
    std::vector<int> turns;
    for (const json& turn : query["analyzeTurns"])
        turns.push_back(whole_number(turn, "analyzeTurns", 0, last));
    sort_and_unite(turns);
    return turns;
}

Position start_of(const json& query, BoardSize size) {
    Position position(size);
    for (const Placed& placed : placed_stones(query, "initialStones", size, false))
        position.board[*placed.point] = placed.side;
    return position;
}

Position after(Position position, const Placed& move, std::size_t number, const Ruleset& rules,
               const PositionHistory& history) {
    if (!move.point) return pass(std::move(position), move.side);
    if (legality(position, *move.point, move.side, rules, history) != Legality::legal)
        throw FieldError("moves", fmt::format("Illegal move {}: {}", number, name_of(*move.point)));
    return play(std::move(position), *move.point, move.side);
}

/// Black stones set up before the first move are handicap stones, as KataGo counts them.
int handicap_of(const Position& start, const std::vector<Placed>& moves) {
    const bool white_stones = !points_of_color(start.board, Color::white).empty();
    const int stones = points_of_color(start.board, Color::black).count();
    const bool white_begins = moves.empty() || moves.front().side == Color::white;
    return !white_stones && stones >= 2 && white_begins ? stones : 0;
}

}  // namespace

int whole_number(const json& value, const std::string& field, int least, int most) {
    if (!value.is_number_integer()) throw FieldError(field, "Must be an integer");
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most)
        throw FieldError(field, fmt::format("Must be an integer from {} to {}", least, most));
    return static_cast<int>(number);
}

std::vector<AnalysisTask> tasks_of(const json& query, const std::string& id,
                                   const AnalysisProtocolOptions& options) {
    const BoardSize size = size_of(query);
    if (!query.contains("moves"))
        throw FieldError("moves", "Must specify an array of [player,location] pairs");
    const auto moves = placed_stones(query, "moves", size, true);
    AnalysisTask task{std::make_shared<const std::string>(id),
                      0,
                      start_of(query, size),
                      options.estimate,
                      perspective_of(query),
                      flag(query, "includeOwnership"),
                      flag(query, "includeOwnershipStdev"),
                      flag(query, "includeMovesOwnership"),
                      flag(query, "includeMovesOwnershipStdev"),
                      flag(query, "includePolicy"),
                      flag(query, "includePVVisits"),
                      flag(query, "includeNoResultValue"),
                      report_after(query),
                      most_moves_of(query)};
    task.options.rules = rules_of(query, options);
    task.options.komi = komi_of(query, options.komi.value_or(task.options.rules.default_komi));
    set_parameters(query, task.options);
    task.options.handicap = handicap_of(task.position, moves);
    if (query.contains("initialPlayer"))
        task.position.to_move = player(query["initialPlayer"], "initialPlayer");
    else if (!moves.empty())
        task.position.to_move = moves.front().side;
    else if (task.options.handicap > 0)
        task.position.to_move = Color::white;
    task.position = captured(std::move(task.position));
    if (moves.empty())
        task.options.recorded = drawn_terms(
            task.position, task.options.komi + handicap_bonus(task.options.rules, task.options.handicap));

    const auto turns = turns_of(query, moves.size());
    const std::size_t bytes_a_turn = sizeof(AnalysisTask) + static_cast<std::size_t>(size.area()) * 2;
    if (turns.size() > most_bytes_asked / bytes_a_turn)
        throw FieldError("analyzeTurns", "Are too many for one query");
    std::vector<AnalysisTask> tasks;
    PositionHistory history(task.options.rules.ko);
    for (std::size_t turn = 0; turn <= moves.size(); ++turn) {
        task.turn = static_cast<int>(turn);
        if (std::binary_search(turns.begin(), turns.end(), task.turn)) {
            task.allowed = allowed_moves(query, task.position);
            tasks.push_back(task);
        }
        if (turn == moves.size()) break;
        history.add(task.position);
        task.position = after(std::move(task.position), moves[turn], turn, task.options.rules, history);
    }
    return tasks;
}

bool sets_up_breathless(const json& query) {
    return !breathless_stones(start_of(query, size_of(query)).board).empty();
}

std::vector<std::string> unknown_settings(const json& query) {
    std::vector<std::string> unknown;
    if (!query.contains("overrideSettings")) return unknown;
    for (const auto& [name, value] : query["overrideSettings"].items())
        if (!is_katago_setting(name)) unknown.push_back(name);
    return unknown;
}

std::vector<std::string> unused_fields(const json& query) {
    std::vector<std::string> unused;
    for (const auto& [field, value] : query.items())
        if (!is_known(field)) unused.push_back(field);
    return unused;
}

}  // namespace goterr
