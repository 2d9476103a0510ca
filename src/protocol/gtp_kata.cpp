// KataGo's and Leela Zero's analysis commands. Values are the side to move's, as KataGo's are; a visit is a
// position that was estimated.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "best_move.hpp"
#include "candidates.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

/// What is asked: `[color] [interval] [key value]...`.
struct Request {
    Color side = Color::black;
    std::optional<std::chrono::milliseconds> interval = {};
    bool ownership = false;
    bool root = false;
};

/// Hundredths of a second; at most a hundred updates a second, at least one a day.
std::optional<std::chrono::milliseconds> interval_of(const std::string& word) {
    const auto number = number_of(word);
    if (!number || *number < 0) return std::nullopt;
    constexpr double day = 24 * 3600 * 100;
    return std::chrono::milliseconds(std::llround(10 * std::clamp(*number, 1.0, day)));
}

/// Keys about searching change nothing.
Request request_of(const GtpState& state, const GtpArguments& arguments) {
    Request request{state.position().to_move};
    std::size_t i = 0;
    if (const auto side = i < arguments.size() ? color_of(arguments[i]) : std::nullopt)
        request.side = *side, ++i;
    if (i < arguments.size() && (request.interval = interval_of(arguments[i]))) ++i;
    for (; i + 1 < arguments.size(); ++i) {
        const std::string key = lower(arguments[i]);
        const bool wanted = lower(arguments[i + 1]) == "true";
        if (key == "interval") request.interval = interval_of(arguments[i + 1]);
        if (key == "ownership") request.ownership = wanted;
        if (key == "rootinfo") request.root = wanted;
    }
    return request;
}

struct View {
    double chance;  ///< of the side to win
    double lead;
    double deviation;
};

View view_of(const Estimate& estimate, Color side) {
    const double chance = black_win_chance(estimate);
    return {side == Color::black ? chance : 1 - chance, estimate.lead() * sign(side),
            score_deviation(estimate.low, estimate.high)};
}

std::string line_words(const Candidate& candidate) {
    if (candidate.line.empty()) return "pass";
    std::string words;
    for (const Point p : candidate.line) words += (words.empty() ? "" : " ") + name_of(p);
    return words;
}

std::string move_name(const Candidate& candidate) {
    return candidate.line.empty() ? "pass" : name_of(candidate.line.front());
}

/// The moves that are compared, found once a position and side.
const std::vector<Candidate>& candidates_now(GtpState& state, Color side) {
    const Estimate& estimate = estimate_now(state);
    if (!state.compared || state.compared->first != side)
        state.compared = {side, candidates(estimate, side, state.moves_compared)};
    return state.compared->second;
}

std::string kata_info(const Candidate& candidate, Color side, double prior, std::size_t order) {
    const View view = view_of(candidate.after, side);
    return fmt::format(
        "info move {0} visits 1 utility {1:.4f} winrate {2:.4f} scoreMean {3:.2f} scoreStdev {4:.2f} "
        "scoreLead {3:.2f} scoreSelfplay {3:.2f} prior {5:.4f} lcb {2:.4f} utilityLcb {1:.4f} order {6} pv "
        "{7}",
        move_name(candidate), 2 * view.chance - 1, view.chance, view.lead, view.deviation, prior, order,
        line_words(candidate));
}

std::string ownership_words(const Estimate& estimate, Color side) {
    std::string words = " ownership";
    for (const float value : estimate.ownership.values())
        words += fmt::format(" {:.3f}", static_cast<double>(value) * sign(side) + 0.0);
    return words;
}

GtpReply kata_analyze(GtpState& state, const GtpArguments& arguments) {
    const Request request = request_of(state, arguments);
    const Estimate& estimate = estimate_now(state);
    const View view = view_of(estimate, request.side);
    const auto& moves = candidates_now(state, request.side);
    const double prior = flat_policy(estimate.position).chance;
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i)
        line += (i > 0 ? " " : "") + kata_info(moves[i], request.side, prior, i);
    const std::size_t visits = 1 + (is_compared(moves) ? moves.size() : 0);
    if (request.root)
        line += fmt::format(
            " rootInfo visits {} utility {:.4f} winrate {:.4f} scoreMean {:.2f} scoreStdev {:.2f} scoreLead "
            "{:.2f}",
            visits, 2 * view.chance - 1, view.chance, view.lead, view.deviation, view.lead);
    if (request.ownership) line += ownership_words(estimate, request.side);
    return {true, "", GtpAnalysis{line, request.interval}};
}

/// Leela Zero's form: chances in ten thousandths, no score.
GtpReply lz_analyze(GtpState& state, const GtpArguments& arguments) {
    const Request request = request_of(state, arguments);
    const auto& moves = candidates_now(state, request.side);
    const auto prior = std::lround(10000 * flat_policy(state.position()).chance);
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i)
        line += fmt::format("{0}info move {1} visits 1 winrate {2} prior {3} lcb {2} order {4} pv {5}",
                            i > 0 ? " " : "", move_name(moves[i]),
                            std::lround(10000 * view_of(moves[i].after, request.side).chance), prior, i,
                            line_words(moves[i]));
    return {true, "", GtpAnalysis{line, request.interval}};
}

/// The values of KataGo's network output that an estimate has, all white's, and a policy that knows legal moves
/// only.
std::string raw_output(const Estimate& estimate, int symmetry) {
    const View white = view_of(estimate, Color::white);
    const FlatPolicy policy = flat_policy(estimate.position);
    const BoardSize size = estimate.position.board.size();
    const std::string moves = rows_of(size, [&](Point p) {
        return policy.legal.contains(p) ? fmt::format("{:.6f}", policy.chance) : std::string("NAN");
    });
    const std::string owners = rows_of(size, [&](Point p) {
        return fmt::format("{:.6f}", -static_cast<double>(estimate.ownership[p]) + 0.0);
    });
    return fmt::format(
        "symmetry {}\nwhiteWin {:.6f}\nwhiteLoss {:.6f}\nnoResult 0.000000\nwhiteLead {:.3f}\n"
        "whiteScoreSelfplay {:.3f}\nwhiteScoreSelfplaySq {:.3f}\npolicy\n{}\npolicyPass {:.6f}\n"
        "whiteOwnership\n{}",
        symmetry, white.chance, 1 - white.chance, white.lead, white.lead,
        white.lead * white.lead + white.deviation * white.deviation, moves, policy.chance, owners);
}

/// Turned positions have turned estimates, so all eight symmetries give the same.
GtpReply kata_raw_nn(GtpState& state, const GtpArguments& arguments) {
    constexpr int symmetries = 8;
    const std::string which = arguments.empty() ? "0" : arguments[0];
    const auto number = whole_number_of(which);
    if (arguments.size() > 2 || (which != "all" && (!number || *number < 0 || *number >= symmetries)))
        return failure("symmetries are 0 to 7 or all");
    if (number) return good(raw_output(estimate_now(state), *number));
    std::string text;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry)
        text += (text.empty() ? "" : "\n") + raw_output(estimate_now(state), symmetry);
    return good(text);
}

constexpr GtpCommand kata_table[] = {
    {"kata-analyze", kata_analyze},
    {"analyze", kata_analyze},
    {"lz-analyze", lz_analyze},
    {"kata-raw-nn", kata_raw_nn},
};

}  // namespace

std::span<const GtpCommand> gtp_kata_commands() { return kata_table; }

}  // namespace goterr
