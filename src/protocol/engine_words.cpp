#include "engine_words.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "goterr/board/chains.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/core/printable.hpp"
#include "rules_json.hpp"

namespace goterr {
namespace {

using nlohmann::json;

constexpr double most_komi_asked = 150;  ///< whole or half points
constexpr double ownership_slack = 1e-3;
constexpr double most_lead = 10'000;  ///< more than any board and its prisoners give
constexpr int deepest_answer = 64;
constexpr std::size_t longest_quote = 80;

json placed(Color side, Point point) { return {letter_of(side), name_of(point)}; }

/// The position before a ko was taken, and the move that took.
struct KoTaken {
    Board before;
    Point move;
};

/// Nothing where the ban does not come from such a capture.
std::optional<KoTaken> ko_taken(const Position& position) {
    if (!position.ko) return std::nullopt;
    const Point ko = *position.ko;
    const Color taker = opponent(position.to_move);
    for (const Point p : neighbors_of(ko, position.board.size())) {
        if (position.board[p] != taker) return std::nullopt;
        const Chain chain = chain_at(position.board, p);
        if (chain.stones.count() != 1 || chain.liberties.count() != 1) continue;
        KoTaken taken{position.board, p};
        taken.before[p] = Color::empty;
        taken.before[ko] = position.to_move;
        return taken;
    }
    return std::nullopt;
}

json stones_of(const Board& board) {
    json stones = json::array();
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p])) stones.push_back(placed(board[p], p));
    return stones;
}

/// White's komi, with what else is counted for either side and not on the board.
double whole_komi(const Position& position, const EstimateOptions& options, bool ko_is_shown) {
    double komi = options.komi + handicap_bonus(options.rules, options.handicap);
    if (options.rules.scoring == Scoring::area) return komi;
    komi += position.prisoners.white - position.prisoners.black;
    if (ko_is_shown) komi += position.to_move == Color::white ? 1 : -1;  // that capture is seen
    return komi;
}

/// Without the bonus for handicap stones, which is part of the komi, and without what older versions do not
/// know.
json rules_asked(Ruleset rules) {
    rules.bonus = HandicapBonus::none;
    json object = json::parse(rules_text(rules));
    object.erase("friendlyPassOk");
    return object;
}

std::string excerpt(std::string_view text) {
    return printable(text.substr(0, longest_quote)) + (text.size() > longest_quote ? "..." : "");
}

json parsed_answer(std::string_view line) {
    const auto shallow = [](int depth, json::parse_event_t, const json&) {
        if (depth > deepest_answer) throw EngineFailure("answers what is nested too deep");
        return true;
    };
    json object = json::parse(line, shallow, false);
    if (!object.is_object())
        throw EngineFailure(fmt::format("answers what is no JSON object: {}", excerpt(line)));
    return object;
}

std::string text_in(const json& object, const char* field) {
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<double> number_in(const json& object, const char* field) {
    const auto found = object.find(field);
    if (found == object.end() || !found->is_number() || !std::isfinite(found->get<double>()))
        return std::nullopt;
    return found->get<double>();
}

std::vector<float> ownership_in(const json& object) {
    const auto found = object.find("ownership");
    if (found == object.end() || !found->is_array()) throw EngineFailure("answers without ownership");
    std::vector<float> values;
    for (const json& value : *found) {
        const double number = value.is_number() ? value.get<double>() : 2;
        if (!(std::abs(number) <= 1 + ownership_slack))
            throw EngineFailure(fmt::format("answers with an ownership that is no number from -1 to 1: {}",
                                            excerpt(value.dump())));
        values.push_back(static_cast<float>(std::clamp(number, -1.0, 1.0)));
    }
    return values;
}

/// What the net itself says of its doubt, where it is told: the search makes it larger than it is.
std::optional<double> deviation_in(const json& root) {
    for (const char* field : {"rawScoreSelfplayStdev", "scoreStdev"})
        if (const auto deviation = number_in(root, field); deviation && *deviation >= 0) return deviation;
    return std::nullopt;
}

Engine::Answer answer_in(const json& object) {
    const auto root = object.find("rootInfo");
    const auto lead =
        root != object.end() && root->is_object() ? number_in(*root, "scoreLead") : std::nullopt;
    if (!lead) throw EngineFailure("answers without a lead");
    if (std::abs(*lead) > most_lead)
        throw EngineFailure(fmt::format("answers with a lead that no board gives: {}", *lead));
    return {ownership_in(object), *lead, deviation_in(*root)};
}

constexpr const char* perspective_setting = "reportAnalysisWinratesAs";

bool is_true(const json& object, const char* field) {
    const auto found = object.find(field);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

/// A warning costs nothing, but where it says that nobody knows whose view the numbers are.
EngineLine warned(const std::string& warning) {
    if (warning.find(perspective_setting) != warning.npos)
        throw EngineFailure("does not know " + std::string(perspective_setting) +
                            ", so it is open whose view its numbers are");
    return {};
}

}  // namespace

EngineQuestion engine_question(const Position& position, const EstimateOptions& options) {
    const auto ko = ko_taken(position);
    const BoardSize size = position.board.size();
    const double komi = whole_komi(position, options, ko.has_value());
    const double asked = std::clamp(std::round(2 * komi) / 2, -most_komi_asked, most_komi_asked);
    json query{{"rules", rules_asked(options.rules)},
               {"komi", asked},
               {"boardXSize", size.width},
               {"boardYSize", size.height},
               {"initialStones", stones_of(ko ? ko->before : position.board)},
               {"initialPlayer", letter_of(ko ? opponent(position.to_move) : position.to_move)},
               {"moves", json::array()},
               {"includeOwnership", true},
               {"overrideSettings", {{perspective_setting, "BLACK"}}}};
    if (ko) query["moves"].push_back(placed(opponent(position.to_move), ko->move));
    return {query.dump(), static_cast<std::size_t>(size.area()), asked - komi};
}

std::string sent_as(const std::string& id, const std::string& query) {
    json object = json::parse(query);
    object["id"] = id;
    return object.dump();
}

EngineLine engine_line(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == line.npos) return {};
    const json object = parsed_answer(line);
    EngineLine read;
    read.id = text_in(object, "id");
    if (object.contains("error")) {
        const std::string field = text_in(object, "field"), error = text_in(object, "error");
        read.words = excerpt(field.empty() ? error : field + ": " + error);
        if (read.id.empty()) throw EngineFailure("answers with an error: " + read.words);
        read.kind = EngineLine::Kind::refusal;
    } else if (object.contains("warning")) {
        return warned(text_in(object, "warning") + text_in(object, "field"));
    } else if (text_in(object, "action") == "query_version") {
        const std::string name = text_in(object, "name");
        read.kind = EngineLine::Kind::version;
        read.words = excerpt((name.empty() ? "KataGo" : name) + " " + text_in(object, "version"));
    } else if (is_true(object, "noResults")) {
        read.kind = EngineLine::Kind::refusal;
        read.words = "no results";
    } else if (!is_true(object, "isDuringSearch") && !object.contains("action")) {
        read.kind = EngineLine::Kind::answer;
        read.answer = answer_in(object);
    }
    return read;
}

}  // namespace goterr
