#include "tally.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "goterr/record/result.hpp"

namespace goterr {

namespace {

constexpr std::size_t most_listed = 10;
constexpr double hair = 0.01;

double distance(const RecordFacts& record) { return std::abs(record.lead - *record.margin); }

int side(double lead) { return lead > hair ? 1 : lead < -hair ? -1 : 0; }

double percent(long long part, long long whole) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string counted(long long number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

}  // namespace

bool disagrees(const RecordFacts& record) {
    return !record.failed && record.margin && distance(record) > tolerated + hair;
}

void Tally::add(const RecordFacts& record) {
    if (record.failed) {
        ++failed_;
        return;
    }
    ++positions_;
    if (!record.confident) ++unsure_;
    if (!record.margin) return;
    ++compared_;
    if (distance(record) < hair) ++exact_;
    if (distance(record) <= tolerated + hair) ++within_one_;
    if (side(record.lead) == side(*record.margin)) ++winner_;
    if (!disagrees(record)) return;
    const auto before = [&](const RecordFacts& other) { return distance(other) < distance(record); };
    furthest_.insert(std::find_if(furthest_.begin(), furthest_.end(), before), record);
    if (furthest_.size() > most_listed) furthest_.pop_back();
}

std::string Tally::summary() const {
    std::string text =
        fmt::format("goterr: {} read, {} estimated ({} not sure), {} failed\n", counted(games_, "game"),
                    counted(positions_, "position"), unsure_, failed_);
    if (compared_ == 0) return text;
    text += fmt::format(
        "goterr: of {}: {:.1f} % exact, {:.1f} % within one point, {:.1f} % with the same winner\n",
        counted(compared_, "recorded score"), percent(exact_, compared_), percent(within_one_, compared_),
        percent(winner_, compared_));
    if (!furthest_.empty()) text += "goterr: furthest from what the records say:\n";
    for (const RecordFacts& record : furthest_)
        text += fmt::format("  {:<8} estimated, {:<8} recorded  {}{}\n", result_text(record.lead),
                            result_text(*record.margin), record.file,
                            record.game > 1 ? fmt::format(" (game {})", record.game) : "");
    return text;
}

}  // namespace goterr
