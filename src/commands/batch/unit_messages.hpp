/// Units and their records as bytes, from one process to another.
#pragma once

#include <string>
#include <string_view>

#include "batch_records.hpp"
#include "goterr/protocol/engine.hpp"

namespace goterr {

std::string message_of(const Unit& unit);
Unit unit_in(std::string_view message);

std::string message_of(const UnitRecords& records);
UnitRecords records_in(std::string_view message);

/// Between a worker and who has the engine: a question, and the answer or why there is none.
std::string message_of(const EngineQuestion& question);
bool is_question(std::string_view message);
EngineQuestion question_in(std::string_view message);

struct PassedAnswer {
    Engine::Answer answer = {};
    std::string engine = {};
    std::string refusal = {};  ///< empty: there is an answer
};
std::string message_of(const PassedAnswer& answer);
PassedAnswer passed_answer_in(std::string_view message);

}  // namespace goterr
