#include "goterr/render/trace.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace goterr {
namespace {

constexpr int deepest_indent = 40;

std::string number(std::uint32_t to_show) { return to_show >= never_shown ? "-" : std::to_string(to_show); }

std::string line_of(const TraceStep& step) {
    return fmt::format("{:{}}{} {:<4} {}/{} -> {}/{}  {} board{}\n", "",
                       2 * std::min(step.depth, deepest_indent) + 2, letter_of(step.side),
                       step.move ? name_of(*step.move) : "pass", number(step.before.works),
                       number(step.before.fails), number(step.after.works), number(step.after.fails),
                       step.boards, step.boards == 1 ? "" : "s");
}

}  // namespace

std::string render_traces_text(const std::vector<TracedReading>& readings) {
    std::string text;
    for (const auto& [question, answer, trace] : readings) {
        text += fmt::format("\n{}: {}\n", question, answer);
        for (const TraceStep& step : trace.steps) text += line_of(step);
        if (trace.left_out > 0)
            text += fmt::format("  and {} step{} more\n", trace.left_out, trace.left_out == 1 ? "" : "s");
    }
    return text;
}

}  // namespace goterr
