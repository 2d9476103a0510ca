// Commands that ask for the score, for who owns what and for the fate of stones, in GNU Go's words.
#include <fmt/format.h>

#include <algorithm>

#include "goterr/board/chains.hpp"
#include "goterr/counting/rational.hpp"
#include "goterr/estimate/endgame.hpp"
#include "goterr/record/result.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

GtpReply estimate_score(GtpState& state, const GtpArguments&) {
    const Estimate& estimate = estimate_now(state);
    return good(fmt::format("{} (upper bound: {}, lower: {})", result_text(estimate.lead()),
                            bound_text(estimate.high, estimate.lead()),
                            bound_text(estimate.low, estimate.lead())));
}

/// The score and nothing else: programs that play games compare the whole answer.
GtpReply final_score(GtpState& state, const GtpArguments&) {
    return good(result_text(estimate_now(state).lead()));
}

/// What `final_status` says of a point: every stone lives, is dead or in seki; the rest is somebody's or
/// dame.
std::string_view final_word(const Estimate& estimate, Point point) {
    if (estimate.dead.contains(point)) return "dead";
    if (estimate.seki.contains(point)) return "seki";
    if (is_stone(estimate.position.board[point])) return "alive";
    if (estimate.owner[point] == Color::black) return "black_territory";
    return estimate.owner[point] == Color::white ? "white_territory" : "dame";
}

GtpReply final_status(GtpState& state, const GtpArguments& arguments) {
    const auto point = arguments.size() == 1 ? point_on(state, arguments[0]) : std::nullopt;
    if (!point) return failure("invalid coordinate");
    return good(std::string(final_word(estimate_now(state), *point)));
}

/// Chains a line; points of territory all on one.
GtpReply final_status_list(GtpState& state, const GtpArguments& arguments) {
    constexpr std::string_view words[] = {"alive",           "dead", "seki", "black_territory",
                                          "white_territory", "dame"};
    if (arguments.size() != 1 ||
        std::find(std::begin(words), std::end(words), arguments[0]) == std::end(words))
        return failure("invalid status");
    const Estimate& estimate = estimate_now(state);
    PointSet points(state.size());
    for (const Point p : points_of(state.size()))
        if (final_word(estimate, p) == arguments[0]) points.insert(p);
    std::string text;
    for (const Chain& chain : find_chains(state.position().board)) {
        if (!points.contains(chain.stones.first())) continue;
        text += (text.empty() ? "" : "\n") + names_of(chain.stones);
        points -= chain.stones;
    }
    return good(text.empty() ? names_of(points) : text);
}

std::string status_words(const Dragon& dragon) {
    std::string text(name_of(dragon.status));
    if (dragon.status != Status::critical) return text;
    const auto first = [](const std::vector<Point>& points) {
        return points.empty() ? "PASS" : name_of(points.front());
    };
    return text + ' ' + first(dragon.killed_by) + ' ' + first(dragon.saved_by);
}

/// One dragon, or every dragon on a line of its own.
GtpReply dragon_status(GtpState& state, const GtpArguments& arguments) {
    const auto point = arguments.empty() ? std::nullopt : point_on(state, arguments[0]);
    if (!arguments.empty() && !point) return failure("invalid coordinate");
    std::string text;
    for (const Dragon& dragon : study_now(state).dragons()) {
        if (!point)
            text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name_of(dragon.stones.first()),
                                status_words(dragon));
        else if (dragon.stones.contains(*point))
            return good(status_words(dragon));
    }
    return point ? failure("dragon_status called on an empty vertex") : good(text);
}

/// GNU Go's answer about an eye space: how many eyes it makes at least and at most, and where the two differ
/// the first points that attack and defend it. -1 on stones that nobody surrounds and on points that are no
/// eye space.
GtpReply eval_eye(GtpState& state, const GtpArguments& arguments) {
    const auto point = arguments.size() == 1 ? point_on(state, arguments[0]) : std::nullopt;
    if (!point) return failure("invalid coordinate");
    for (const EyeSpace& space : study_now(state).eye_spaces()) {
        if (!space.points.contains(*point)) continue;
        const EyeValue& eye = space.value;
        std::string text = fmt::format("{} {}", eye.attacker_first, eye.defender_first);
        if (eye.attacker_first == eye.defender_first || space.attack.empty() || space.defense.empty())
            return good(text);
        return good(text + ' ' + name_of(space.attack.front()) + ' ' + name_of(space.defense.front()));
    }
    return good("-1");
}

GtpReply initial_influence(GtpState& state, const GtpArguments& arguments) {
    const auto turn = arguments.size() == 2 ? color_of(arguments[0]) : std::nullopt;
    if (!turn) return failure("invalid color or influence map");
    const InfluenceMap map = study_now(state).influence(*turn);
    const TerritoryMap territory = study_now(state).territory(*turn);
    const auto decimals = [&](const Grid<double>& grid) {
        return good('\n' + rows_of(grid.size(), [&](Point p) { return fmt::format("{:6.2f}", grid[p]); }));
    };
    if (arguments[1] == "white_influence") return decimals(map.white);
    if (arguments[1] == "black_influence") return decimals(map.black);
    if (arguments[1] == "territory_value") return decimals(territory.value);
    if (arguments[1] != "influence_regions") return failure("unknown influence map");
    return good('\n' + rows_of(state.size(), [&](Point p) {
                    return fmt::format(
                        "{:3}", -static_cast<int>(territory.sphere[p]));  // white positive, as clients expect
                }));
}

/// Its name as one word.
std::string play_word(PlayKind kind) {
    std::string word(name_of(kind));
    std::replace(word.begin(), word.end(), ' ', '_');
    return word;
}

std::string line_words(std::string_view name, const EndgameLine& line) {
    std::string words = fmt::format("{} {}", name, result_text(line.lead));
    for (const LastMove& move : line.moves) words += ' ' + (move.point ? name_of(*move.point) : "PASS");
    return words;
}

/// A line a play: where Black and White would play, what a move gains, the count of the area, who has sente;
/// then the result and the best order with either side first, and whether all of it was read.
GtpReply endgame(GtpState& state, const GtpArguments& arguments) {
    if (!arguments.empty()) return failure("syntax error");
    const Study& study = study_now(state);
    const Endgame endgame = read_endgame(study.analysis(), study.options());
    const auto place = [](const std::optional<Point>& point) { return point ? name_of(*point) : "-"; };
    std::string text;
    for (const EndgamePlay& play : endgame.plays)
        text += fmt::format("play {} {} {:.3f} {:.3f} {}\n", place(play.black), place(play.white),
                            play.value.as_double(), play.mean.as_double(), play_word(play.kind));
    return good(text + line_words("black_first", endgame.black_first) + '\n' +
                line_words("white_first", endgame.white_first) + '\n' +
                (endgame.exact ? "exact true" : "exact false"));
}

constexpr GtpCommand score_table[] = {
    {"estimate_score", estimate_score},       {"final_score", final_score},
    {"final_status", final_status},           {"final_status_list", final_status_list},
    {"dragon_status", dragon_status},         {"eval_eye", eval_eye},
    {"initial_influence", initial_influence}, {"goterr-endgame", endgame},
};

}  // namespace

std::span<const GtpCommand> gtp_score_commands() { return score_table; }

}  // namespace goterr
