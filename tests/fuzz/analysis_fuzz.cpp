/// The analysis protocol under attack, as a whole run with two workers: every line of output is a JSON
/// object, and every position that was asked for is answered once.
#include <cmath>
#include <cstdint>
#include <sstream>
#include <string>

#include <nlohmann/json.hpp>

#include "goterr/commands/protocol_commands.hpp"
#include "require.hpp"

using namespace goterr;
using nlohmann::json;

namespace {

constexpr int longest_board = 4;  // or an input takes too long

bool is_large(const json& query, const char* side) {
    return query.contains(side) && query[side].is_number() && query[side].get<double>() > longest_board;
}

/// The lines but those that ask for large boards.
std::string affordable(const std::string& text) {
    std::istringstream in(text);
    std::string kept;
    int lines = 0;
    for (std::string line; lines < 12 && std::getline(in, line); ++lines) {
        const json query = json::parse(line, nullptr, false);
        if (query.is_object() && (is_large(query, "boardXSize") || is_large(query, "boardYSize"))) continue;
        kept += line;
        if (!in.eof()) kept += '\n';
    }
    return kept;
}

void check_values(const json& values) {
    for (const auto& value : values)
        require(value.is_number() && std::abs(value.get<double>()) <= 1, "ownership lies between -1 and 1");
}

void check_answer(const json& answer) {
    require(answer.is_object(), "every line is a JSON object");
    const bool refused = answer.contains("error") || answer.contains("warning");
    require(refused || (answer.contains("id") && answer["id"].is_string()), "an answer names its query");
    if (answer.contains("ownership")) check_values(answer["ownership"]);
    if (!answer.contains("rootInfo")) return;
    const json& moves = answer["moveInfos"];
    int visits = 1;
    for (const auto& move : moves) visits += move["visits"].get<int>();
    const bool only_shown = moves.size() == 1 && answer["rootInfo"]["visits"] == 1;  // of a finished game
    require(only_shown || answer["rootInfo"]["visits"] == visits,
            "the position is visited once more than its moves");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = affordable(std::string(reinterpret_cast<const char*>(data), size));
    AnalysisProtocolOptions options{.version = "1.2.3"};
    options.estimate.effort = Effort::quick;
    std::size_t asked = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        asked += read_analysis_line(line, options).tasks.size();
    if (asked > 6) return 0;
    std::istringstream in(text);
    std::ostringstream out;
    require(run_analysis({.options = options, .jobs = 2}, in, out) == 0, "a run ends well");
    std::size_t answered = 0;
    std::istringstream answers(out.str());
    for (std::string line; std::getline(answers, line);) {
        const json answer = json::parse(line, nullptr, false);
        require(!answer.is_discarded(), "every line is JSON");
        check_answer(answer);
        answered += answer.contains("turnNumber") ? 1 : 0;
    }
    require(answered == asked, "every position is answered once");
    return 0;
}
