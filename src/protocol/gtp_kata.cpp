// KataGo's and Leela Zero's analysis commands. Values are the side to move's, as KataGo's are; a visit is a
// position that was estimated.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "best_move.hpp"
#include "candidates.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/estimate/win_chance.hpp"
#include "goterr/system/number.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

/// What is asked: `[color] [interval] [key value]... [avoid|allow color points depth]...`.
struct KataRequest {
    Color side = Color::black;
    std::optional<std::chrono::milliseconds> interval = {};
    int most_moves = most_candidates;
    bool ownership = false;
    bool ownership_deviation = false;
    bool moves_ownership = false;
    bool moves_ownership_deviation = false;
    bool line_visits = false;
    bool root = false;
    std::optional<PointSet> allowed = {};  ///< first moves that may be shown; absent: all
};

struct KataFlag {
    std::string_view key;
    bool KataRequest::*wanted;
};
constexpr KataFlag kata_flags[] = {{"ownership", &KataRequest::ownership},
                                   {"ownershipstdev", &KataRequest::ownership_deviation},
                                   {"movesownership", &KataRequest::moves_ownership},
                                   {"movesownershipstdev", &KataRequest::moves_ownership_deviation},
                                   {"pvvisits", &KataRequest::line_visits},
                                   {"rootinfo", &KataRequest::root}};

/// Hundredths of a second; at most a hundred updates a second, at least one a day.
std::optional<std::chrono::milliseconds> interval_of(const std::string& word) {
    const auto number = decimal_number(word);
    if (!number || *number < 0) return std::nullopt;
    constexpr double day = 24 * 3600 * 100;
    return std::chrono::milliseconds(std::llround(10 * std::clamp(*number, 1.0, day)));
}

/// Points with commas between.
PointSet points_listed(const std::string& list, BoardSize size) {
    PointSet points(size);
    for (const std::string_view name : split(list, ","))
        if (const auto point = point_from_name(name); point && size.contains(*point)) points.insert(*point);
    return points;
}

/// `avoid W C3,D4 1`: what it says of the first move of the side that is asked about.
void restrict_moves(KataRequest& request, bool allows, Color side, const PointSet& points) {
    if (side != request.side) return;
    if (allows) {
        request.allowed = points;
        return;
    }
    request.allowed = request.allowed.value_or(all_points(points.size())) - points;
}

void set(KataRequest& request, const std::string& key, const std::string& value) {
    for (const KataFlag& flag : kata_flags)
        if (key == flag.key) request.*flag.wanted = lower(value) == "true";
    if (key == "interval") request.interval = interval_of(value);
    if (const auto most = key == "maxmoves" ? whole_number(value) : std::nullopt)
        request.most_moves = std::clamp(*most, 1, most_candidates);
}

/// Keys about searching change nothing.
KataRequest request_of(const GtpState& state, const GtpArguments& arguments) {
    KataRequest request{state.position().to_move};
    std::size_t i = 0;
    if (const auto side = i < arguments.size() ? color_of(arguments[i]) : std::nullopt)
        request.side = *side, ++i;
    if (i < arguments.size() && (request.interval = interval_of(arguments[i]))) ++i;
    while (i + 1 < arguments.size()) {
        const std::string key = lower(arguments[i]);
        const auto side = key == "avoid" || key == "allow" ? color_of(arguments[i + 1]) : std::nullopt;
        if (side && i + 3 < arguments.size()) {
            restrict_moves(request, key == "allow", *side, points_listed(arguments[i + 2], state.size()));
            i += 4;
        } else {
            set(request, key, arguments[i + 1]);
            i += 2;
        }
    }
    return request;
}

/// The moves that are compared; all that may be are found once a position and side.
std::vector<Candidate> candidates_now(GtpState& state, const KataRequest& request) {
    const Estimate& estimate = estimate_now(state);
    const int most = std::min(state.moves_compared, request.most_moves);
    if (request.allowed)
        return candidates(estimate, request.side, most,
                          [&](Point p) { return request.allowed->contains(p); });
    if (!state.compared || state.compared->first != request.side)
        state.compared = {request.side, candidates(estimate, request.side, state.moves_compared)};
    std::vector<Candidate> moves = state.compared->second;
    if (moves.size() > static_cast<std::size_t>(request.most_moves))
        moves.resize(static_cast<std::size_t>(request.most_moves));
    return moves;
}

/// The lead as it is shown, without a negative zero.
double shown_lead(const SideView& view) { return std::round(view.lead * 100) / 100 + 0.0; }

std::string ownership_words(const char* key, const Estimate& estimate, Color side) {
    std::string words = fmt::format(" {}", key);
    for (const float value : estimate.ownership.values())
        words += fmt::format(" {:.3f}", static_cast<double>(value) * sign(side) + 0.0);
    return words;
}

std::string deviation_words(const char* key, const Estimate& estimate) {
    std::string words = fmt::format(" {}", key);
    for (const float value : estimate.ownership.values())
        words += fmt::format(" {:.3f}", owner_deviation(static_cast<double>(value)));
    return words;
}

std::string kata_info(const Candidate& candidate, const KataRequest& request, double prior,
                      std::size_t order) {
    const SideView view = view_of(candidate.after, request.side);
    const auto names = line_names(candidate);
    std::string words = fmt::format(
        "info move {0} visits 1 utility {1:.4f} winrate {2:.4f} scoreMean {3:.2f} scoreStdev {4:.2f} "
        "scoreLead {3:.2f} scoreSelfplay {3:.2f} prior {5:.4f} lcb {2:.4f} utilityLcb {1:.4f} order {6} pv "
        "{7}",
        names.front(), 2 * view.chance - 1, view.chance, shown_lead(view), view.deviation, prior, order,
        joined(names, " "));
    if (request.line_visits) words += " pvVisits " + joined(names, " ", [](const auto&) { return '1'; });
    if (request.moves_ownership) words += ownership_words("movesOwnership", candidate.after, request.side);
    if (request.moves_ownership_deviation) words += deviation_words("movesOwnershipStdev", candidate.after);
    return words;
}

std::string root_words(const SideView& view, std::size_t visits) {
    return fmt::format(
        " rootInfo visits {} utility {:.4f} winrate {:.4f} scoreMean {:.2f} scoreStdev {:.2f} scoreLead "
        "{:.2f}",
        visits, 2 * view.chance - 1, view.chance, shown_lead(view), view.deviation, shown_lead(view));
}

GtpReply kata_analyze(GtpState& state, const GtpArguments& arguments) {
    const KataRequest request = request_of(state, arguments);
    const auto moves = candidates_now(state, request);
    const Estimate& estimate = estimate_now(state);
    const double prior = flat_policy(estimate.position).chance;
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i)
        line += (i > 0 ? " " : "") + kata_info(moves[i], request, prior, i);
    const std::size_t visits = 1 + (is_compared(moves) ? moves.size() : 0);
    if (request.root) line += root_words(view_of(estimate, request.side), visits);
    if (request.ownership) line += ownership_words("ownership", estimate, request.side);
    if (request.ownership_deviation) line += deviation_words("ownershipStdev", estimate);
    return {true, "", GtpAnalysis{line, request.interval}};
}

/// What is said of the moves at once, and the first of them as a move, which is not played.
GtpReply kata_search_analyze(GtpState& state, const GtpArguments& arguments) {
    const GtpReply analysis = kata_analyze(state, arguments);
    const auto moves = candidates_now(state, request_of(state, arguments));
    return good('\n' + analysis.analysis->line + "\nplay " + line_names(moves.front()).front());
}

/// Leela Zero's form: chances in ten thousandths, no score.
GtpReply lz_analyze(GtpState& state, const GtpArguments& arguments) {
    const KataRequest request = request_of(state, arguments);
    const auto moves = candidates_now(state, request);
    const auto prior = std::lround(10000 * flat_policy(state.position()).chance);
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto names = line_names(moves[i]);
        line += fmt::format("{0}info move {1} visits 1 winrate {2} prior {3} lcb {2} order {4} pv {5}",
                            i > 0 ? " " : "", names.front(),
                            std::lround(10000 * view_of(moves[i].after, request.side).chance), prior, i,
                            joined(names, " "));
    }
    return {true, "", GtpAnalysis{line, request.interval}};
}

/// The values of KataGo's network output that an estimate has, all white's, and a policy that knows legal
/// moves only.
std::string raw_output(const Estimate& estimate, int symmetry) {
    const SideView white = view_of(estimate, Color::white);
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
    const auto number = whole_number(which);
    if (arguments.size() > 2 || (which != "all" && (!number || *number < 0 || *number >= symmetries)))
        return failure("symmetries are 0 to 7 or all");
    if (number) return good(raw_output(estimate_now(state), *number));
    std::string text;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry)
        text += (text.empty() ? "" : "\n") + raw_output(estimate_now(state), symmetry);
    return good(text);
}

constexpr GtpCommand kata_table[] = {
    {"kata-analyze", kata_analyze}, {"kata-search_analyze", kata_search_analyze},
    {"analyze", kata_analyze},      {"lz-analyze", lz_analyze},
    {"kata-raw-nn", kata_raw_nn},
};

}  // namespace

std::span<const GtpCommand> gtp_kata_commands() { return kata_table; }

}  // namespace goterr
