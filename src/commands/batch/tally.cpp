#include "tally.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/record/result.hpp"

namespace goterr {

namespace {

constexpr std::size_t most_listed = 10;
constexpr double hair = 0.01;
constexpr std::size_t longest_name = 1000;

double distance(const RecordFacts& record) { return std::abs(record.lead - *record.margin); }

int side(double lead) { return lead > hair ? 1 : lead < -hair ? -1 : 0; }

double percentage(long long part, long long whole) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

/// Names that nobody reads to the end are cut: they stand in summaries, and in journals with every line.
std::string shortened(const std::string& name) {
    if (name.size() <= longest_name) return name;
    return name.substr(0, longest_name / 2) + "..." + name.substr(name.size() - longest_name / 2);
}

/// Puts the record where it belongs in a list of the furthest, if it does.
void keep(std::vector<RecordFacts>& furthest, RecordFacts record) {
    record.file = shortened(record.file);
    const auto before = [&](const RecordFacts& other) { return distance(other) < distance(record); };
    furthest.insert(std::find_if(furthest.begin(), furthest.end(), before), record);
    if (furthest.size() > most_listed) furthest.pop_back();
}

std::string counted(long long number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

}  // namespace

bool disagrees(const RecordFacts& record, double by) {
    return !record.failed && record.margin && distance(record) > by + hair;
}

void Tally::add(const RecordFacts& record) {
    if (record.failed) {
        ++failed;
        return;
    }
    ++positions;
    if (!record.confident) ++unsure;
    if (!record.margin) return;
    ++compared;
    if (distance(record) < hair) ++exact;
    if (distance(record) <= tolerated + hair) ++within_one;
    if (side(record.lead) == side(*record.margin)) ++same_winner;
    if (disagrees(record)) keep(furthest, record);
}

void Tally::add(const Tally& later) {
    for (const auto count : tally_counts) this->*count += later.*count;
    for (const RecordFacts& record : later.furthest) keep(furthest, record);
}

std::string Tally::summary() const {
    std::string text = fmt::format("goterr: {} read, {} estimated ({} not sure), {} failed\n",
                                   counted(games, "game"), counted(positions, "position"), unsure, failed);
    if (compared == 0) return text;
    text += fmt::format(
        "goterr: of {}: {:.1f} % exact, {:.1f} % within one point, {:.1f} % with the same winner\n",
        counted(compared, "recorded score"), percentage(exact, compared), percentage(within_one, compared),
        percentage(same_winner, compared));
    if (!furthest.empty()) text += "goterr: furthest from what the records say:\n";
    for (const RecordFacts& record : furthest)
        text += fmt::format("  {:<8} estimated, {:<8} recorded  {}{}\n", result_text(record.lead),
                            result_text(*record.margin), printable_name(record.file),
                            record.game > 1 ? fmt::format(" (game {})", record.game) : "");
    return text;
}

}  // namespace goterr
