/// Lines of KataGo's analysis protocol, and what is answered.
#pragma once

#include <nlohmann/json.hpp>

#include "goterr/protocol/analysis.hpp"
#include "support/catch.hpp"

namespace goterr::test {

using nlohmann::json;

inline AnalysisProtocolOptions quick() {
    AnalysisProtocolOptions options;
    options.estimate.effort = Effort::quick;
    options.version = "1.2.3";
    return options;
}

inline AnalysisInput read(const std::string& line) { return read_analysis_line(line, quick()); }

/// The only answer to a line that asks for no estimate.
inline json answer_to(const std::string& line) {
    const AnalysisInput input = read(line);
    REQUIRE(input.answers.size() == 1);
    CHECK(input.tasks.empty());
    return json::parse(input.answers[0]);
}

/// A query on an empty 5x5 board with the fields of `more` added or replaced.
inline json query(const std::string& more = "{}") {
    json object =
        json::parse(R"({"id":"q","boardXSize":5,"boardYSize":5,"rules":"chinese","komi":0.5,"moves":[]})");
    object.update(json::parse(more));
    return object;
}

inline json first_result(const json& asked) {
    const AnalysisInput input = read(asked.dump());
    REQUIRE(input.tasks.size() >= 1);
    return json::parse(analysis_answer(input.tasks[0]));
}

}  // namespace goterr::test
