#include "account.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/render/json_value.hpp"
#include "tally.hpp"

namespace goterr {

namespace {

using Groups = std::map<std::string, Comparison>;

/// Of players there may be thousands; the JSON has them all.
constexpr std::size_t most_shown = 20;
constexpr std::size_t name_columns = 28;

void add_groups(Groups& groups, const Groups& later) {
    for (const auto& [name, comparison] : later) groups[name].add(comparison);
}

double share(double part, long long whole) { return whole > 0 ? part / static_cast<double>(whole) : 0; }
double percent(long long part, long long whole) { return 100 * share(static_cast<double>(part), whole); }

Comparison compared(const Estimate& estimate, double margin) {
    RecordFacts facts;
    facts.lead = estimate.lead();
    facts.margin = margin;
    Tally tally;
    tally.add(facts);
    const bool inside = estimate.low <= margin && margin <= estimate.high;
    return {1, tally.exact, tally.within_one, tally.same_winner, inside, std::abs(facts.lead - margin)};
}

/// Which tenth a chance above one half falls into, by the size of the ownership.
std::size_t bin_of(float size) { return std::min<std::size_t>(static_cast<std::size_t>(size * 10), 9); }

void add_points(std::array<OwnershipBin, 10>& bins, const Grid<float>& stated, const Grid<Color>& owner) {
    for (const Point p : points_of(owner.size())) {
        const float size = std::abs(stated[p]);
        const Color likelier = stated[p] > 0 ? Color::black : Color::white;
        const double held = owner[p] == Color::empty ? 0.5 : owner[p] == likelier ? 1 : 0;
        bins[bin_of(size)].add({1, (1 + static_cast<double>(size)) / 2, held});
    }
}

std::string row(const std::string& name, const Comparison& group) {
    const std::size_t columns = utf8_columns(name);
    return fmt::format("  {}{} {:>7} {:>7.1f} {:>7.1f} {:>7.1f} {:>7.1f} {:>7.2f}\n", name,
                       std::string(name_columns - std::min(columns, name_columns), ' '), group.scores,
                       percent(group.exact, group.scores), percent(group.within_one, group.scores),
                       percent(group.same_winner, group.scores), percent(group.inside, group.scores),
                       share(group.distance, group.scores));
}

/// Those with most scores first, equal ones by name.
std::string rows(const std::string& title, const Groups& groups) {
    if (groups.empty()) return {};
    std::vector<const Groups::value_type*> order;
    for (const auto& group : groups) order.push_back(&group);
    std::stable_sort(order.begin(), order.end(),
                     [](const auto* a, const auto* b) { return a->second.scores > b->second.scores; });
    std::string text = title + '\n';
    for (std::size_t i = 0; i < std::min(order.size(), most_shown); ++i)
        text += row(printable_name(order[i]->first), order[i]->second);
    if (order.size() > most_shown) text += fmt::format("  and {} more\n", order.size() - most_shown);
    return text;
}

JsonObject comparison_json(const Comparison& group) {
    return JsonObject()
        .add("scores", static_cast<double>(group.scores))
        .add("exact", share(static_cast<double>(group.exact), group.scores))
        .add("within_one", share(static_cast<double>(group.within_one), group.scores))
        .add("same_winner", share(static_cast<double>(group.same_winner), group.scores))
        .add("in_interval", share(static_cast<double>(group.inside), group.scores))
        .add("mean_distance", share(group.distance, group.scores));
}

JsonObject groups_json(const Groups& groups) {
    JsonObject object;
    for (const auto& [name, group] : groups) object.add(name, comparison_json(group));
    return object;
}

}  // namespace

void Comparison::add(const Comparison& later) {
    scores += later.scores;
    exact += later.exact;
    within_one += later.within_one;
    same_winner += later.same_winner;
    inside += later.inside;
    distance += later.distance;
}

void OwnershipBin::add(const OwnershipBin& later) {
    points += later.points;
    stated += later.stated;
    held += later.held;
}

void Account::add(const Account& later) {
    all.add(later.all);
    add_groups(players, later.players);
    add_groups(years, later.years);
    add_groups(rules, later.rules);
    for (std::size_t i = 0; i < ownership.size(); ++i) ownership[i].add(later.ownership[i]);
    intervals.positions += later.intervals.positions;
    intervals.held += later.intervals.held;
}

std::string Account::text() const {
    std::string text = fmt::format("  {:{}} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}\n", "", name_columns,
                                   "scores", "exact", "within1", "winner", "in80%", "points");
    text += row("all", all) + rows("by player", players) + rows("by year", years) + rows("by rules", rules);
    if (intervals.positions > 0)
        text += fmt::format("intervals of earlier positions\n  {:.1f} % of {} hold the recorded score\n",
                            percent(intervals.held, intervals.positions), intervals.positions);
    if (std::all_of(ownership.begin(), ownership.end(), [](const auto& bin) { return bin.points == 0; }))
        return text;
    text += "ownership of earlier positions\n  stated %   in the end %      points\n";
    for (const OwnershipBin& bin : ownership)
        if (bin.points > 0)
            text += fmt::format("  {:>8.1f} {:>14.1f} {:>11}\n", 100 * share(bin.stated, bin.points),
                                100 * share(bin.held, bin.points), bin.points);
    return text;
}

std::string Account::json() const {
    const auto bin_json = [](const OwnershipBin& bin) {
        return JsonObject()
            .add("points", static_cast<double>(bin.points))
            .add("stated", share(bin.stated, bin.points))
            .add("held", share(bin.held, bin.points));
    };
    return JsonObject()
               .add("schema", 1)
               .add("all", comparison_json(all))
               .add("players", groups_json(players))
               .add("years", groups_json(years))
               .add("rules", groups_json(rules))
               .add("ownership", json_array(ownership, bin_json))
               .add("intervals",
                    JsonObject()
                        .add("positions", static_cast<double>(intervals.positions))
                        .add("held", share(static_cast<double>(intervals.held), intervals.positions)))
               .json()
               .text +
           '\n';
}

Account GameAccount::end(const Estimate& estimate, double margin) const {
    Account account;
    account.all = compared(estimate, margin);
    for (const std::string& player : {info_.facts.black_player, info_.facts.white_player})
        if (!player.empty()) account.players[player] = account.all;  // once, also for who played both sides
    if (info_.count_habit.year > 0) account.years[std::to_string(info_.count_habit.year)] = account.all;
    account.rules[std::string(estimate.options.rules.name)] = account.all;
    for (const Earlier& earlier : before_) {
        ++account.intervals.positions;
        account.intervals.held += earlier.low <= margin && margin <= earlier.high;
        if (estimate.finished && account.all.exact == 1)
            add_points(account.ownership, earlier.ownership, estimate.owner);
    }
    return account;
}

}  // namespace goterr
