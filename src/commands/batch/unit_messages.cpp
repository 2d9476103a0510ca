#include "unit_messages.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

/// What is absent is null.
template <typename T>
struct nlohmann::adl_serializer<std::optional<T>> {
    static void to_json(json& written, const std::optional<T>& value) {
        written = value ? json(*value) : json();
    }
    static void from_json(const json& written, std::optional<T>& value) {
        value = written.is_null() ? std::nullopt : std::optional(written.get<T>());
    }
};

namespace goterr {

// A field that is not named here stays where it is: a worker makes records, and nothing else of a unit.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(TextPlace, line, column)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Place, game, move)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Fault, place, sentence)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Unit, name, first_game, start, asked_for, problem, warning, elsewhere,
                                   faults)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RecordFacts, file, game, move, failed, confident, lead, margin)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Tally, games, positions, unsure, failed, compared, exact, within_one,
                                   same_winner, furthest)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Comparison, scores, exact, within_one, same_winner, inside, distance)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OwnershipBin, points, stated, held)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(IntervalTally, positions, held)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Account, all, players, years, rules, ownership, intervals)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(UnitRecords, messages, tally, last, account)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(EngineQuestion, points, lead_beyond)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Engine::Answer, ownership, lead, deviation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PassedAnswer, answer, engine)

namespace {

using nlohmann::json;

constexpr std::size_t digits = 16;

/// Before a question; everything else begins with a number.
const std::string question_sign = "?";

/// The long text goes behind the head, as it is.
std::string framed(const json& head, std::string_view text) {
    std::string packed;
    json::to_cbor(head, packed);
    return fmt::format("{:{}}", packed.size(), digits).append(packed).append(text);
}

/// What was framed; the text becomes that field of it.
template <typename Framed, typename Text>
Framed unframed(std::string_view message, Text Framed::*text) {
    const auto size = static_cast<std::size_t>(std::stoull(std::string(message.substr(0, digits))));
    auto framed = json::from_cbor(message.substr(digits, size)).get<Framed>();
    framed.*text = std::string(message.substr(digits + size));
    return framed;
}

}  // namespace

std::string message_of(const Unit& unit) { return framed(unit, *unit.bytes); }

Unit unit_in(std::string_view message) { return unframed(message, &Unit::bytes); }

std::string message_of(const UnitRecords& records) { return framed(records, records.text); }

UnitRecords records_in(std::string_view message) { return unframed(message, &UnitRecords::text); }

std::string message_of(const EngineQuestion& question) {
    return question_sign + framed(question, question.query);
}

bool is_question(std::string_view message) { return message.starts_with(question_sign); }

EngineQuestion question_in(std::string_view message) {
    return unframed(message.substr(question_sign.size()), &EngineQuestion::query);
}

std::string message_of(const PassedAnswer& passed) { return framed(passed, passed.refusal); }

PassedAnswer passed_answer_in(std::string_view message) { return unframed(message, &PassedAnswer::refusal); }

}  // namespace goterr
