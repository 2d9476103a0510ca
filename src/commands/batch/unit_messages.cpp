#include "unit_messages.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace goterr {

namespace {

using nlohmann::json;

json json_of(const RecordFacts& facts) {
    return {facts.file,
            facts.game,
            facts.move,
            facts.failed,
            facts.confident,
            facts.lead,
            facts.margin ? json(*facts.margin) : json()};
}

RecordFacts facts_in(const json& values) {
    RecordFacts facts{values[0], values[1], values[2], values[3], values[4], values[5], std::nullopt};
    if (!values[6].is_null()) facts.margin = values[6].get<double>();
    return facts;
}

json json_of(const Tally& tally) {
    json furthest = json::array();
    for (const RecordFacts& facts : tally.furthest) furthest.push_back(json_of(facts));
    return {tally.games, tally.positions,  tally.unsure,      tally.failed, tally.compared,
            tally.exact, tally.within_one, tally.same_winner, furthest};
}

Tally tally_in(const json& values) {
    Tally tally{values[0], values[1], values[2], values[3], values[4], values[5], values[6], values[7], {}};
    for (const json& facts : values[8]) tally.furthest.push_back(facts_in(facts));
    return tally;
}

json json_of(const Comparison& group) {
    return {group.scores, group.exact, group.within_one, group.same_winner, group.inside, group.distance};
}

json json_of(const std::map<std::string, Comparison>& groups) {
    json all = json::array();
    for (const auto& [name, group] : groups) all.push_back({name, json_of(group)});
    return all;
}

json json_of(const Account& account) {
    json bins = json::array();
    for (const OwnershipBin& bin : account.ownership) bins.push_back({bin.points, bin.stated, bin.held});
    return {json_of(account.all),
            json_of(account.players),
            json_of(account.years),
            json_of(account.rules),
            bins,
            account.intervals.positions,
            account.intervals.held};
}

Comparison comparison_in(const json& values) {
    return {values[0], values[1], values[2], values[3], values[4], values[5]};
}

std::map<std::string, Comparison> groups_in(const json& values) {
    std::map<std::string, Comparison> groups;
    for (const json& group : values) groups[group[0]] = comparison_in(group[1]);
    return groups;
}

Account account_in(const json& values) {
    Account account{comparison_in(values[0]), groups_in(values[1]), groups_in(values[2]),
                    groups_in(values[3])};
    for (std::size_t i = 0; i < account.ownership.size(); ++i)
        account.ownership[i] = {values[4][i][0], values[4][i][1], values[4][i][2]};
    account.intervals = {values[5], values[6]};
    return account;
}

json json_of(const std::vector<Fault>& faults) {
    json all = json::array();
    for (const Fault& fault : faults) all.push_back({fault.place.game, fault.place.move, fault.sentence});
    return all;
}

std::vector<Fault> faults_in(const json& values) {
    std::vector<Fault> faults;
    for (const json& fault : values) faults.push_back({{fault[0], fault[1]}, fault[2]});
    return faults;
}

constexpr std::size_t digits = 16;

/// Before a question; everything else begins with a number.
const std::string question_sign = "?";

/// The long text goes behind the head, as it is.
std::string framed(const json& head, std::string_view text) {
    std::string packed;
    json::to_cbor(head, packed);
    return fmt::format("{:{}}", packed.size(), digits).append(packed).append(text);
}

struct Frame {
    json head;
    std::string_view text;
};

Frame frame_of(std::string_view message) {
    const auto size = static_cast<std::size_t>(std::stoull(std::string(message.substr(0, digits))));
    return {json::from_cbor(message.substr(digits, size)), message.substr(digits + size)};
}

}  // namespace

/// A worker makes records, and nothing else of a unit.
std::string message_of(const Unit& unit) {
    return framed({unit.name, unit.first_game, unit.games, unit.start.line, unit.start.column, unit.asked_for,
                   unit.problem, unit.warning, unit.elsewhere, json_of(unit.faults)},
                  *unit.bytes);
}

Unit unit_in(std::string_view message) {
    const auto [head, text] = frame_of(message);
    Unit unit;
    unit.name = head[0];
    unit.bytes = std::string(text);
    unit.first_game = head[1];
    unit.games = head[2];
    unit.start = {head[3], head[4]};
    unit.asked_for = head[5];
    unit.problem = head[6];
    unit.warning = head[7];
    unit.elsewhere = head[8];
    unit.faults = faults_in(head[9]);
    return unit;
}

std::string message_of(const UnitRecords& records) {
    return framed({records.messages, json_of(records.tally), records.last, json_of(records.account)},
                  records.text);
}

UnitRecords records_in(std::string_view message) {
    const auto [head, text] = frame_of(message);
    UnitRecords records;
    records.text = text;
    records.messages = head[0];
    records.tally = tally_in(head[1]);
    records.last = head[2];
    records.account = account_in(head[3]);
    return records;
}

std::string message_of(const EngineQuestion& question) {
    return question_sign + framed({question.points, question.lead_beyond}, question.query);
}

bool is_question(std::string_view message) { return message.starts_with(question_sign); }

EngineQuestion question_in(std::string_view message) {
    const auto [head, text] = frame_of(message.substr(1));
    return {std::string(text), head[0], head[1]};
}

std::string message_of(const PassedAnswer& passed) {
    const Engine::Answer& answer = passed.answer;
    return framed(
        {answer.ownership, answer.lead, answer.deviation ? json(*answer.deviation) : json(), passed.engine},
        passed.refusal);
}

PassedAnswer passed_answer_in(std::string_view message) {
    const auto [head, text] = frame_of(message);
    PassedAnswer passed{
        {head[0].get<std::vector<float>>(), head[1], std::nullopt}, head[3], std::string(text)};
    if (!head[2].is_null()) passed.answer.deviation = head[2].get<double>();
    return passed;
}

}  // namespace goterr
