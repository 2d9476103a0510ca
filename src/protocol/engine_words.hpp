/// What an engine writes, read as far as it concerns who asked.
#pragma once

#include <string>
#include <string_view>

#include "goterr/protocol/engine.hpp"

namespace goterr {

/// One line. `EngineFailure`, with what was wrong and without whose fault it was, for a line that cannot be
/// meant.
struct EngineLine {
    enum class Kind { answer, version, refusal, nothing } kind = Kind::nothing;
    std::string id = {};
    Engine::Answer answer = {};  ///< of an answer; how many values of ownership there are is not looked at
    std::string words = {};      ///< of a version: name and version; of a refusal: why
};

EngineLine engine_line(std::string_view line);

/// The question, or the question for the version, as it is sent.
std::string sent_as(const std::string& id, const std::string& query);
inline constexpr std::string_view version_query = R"({"action":"query_version"})";

}  // namespace goterr
