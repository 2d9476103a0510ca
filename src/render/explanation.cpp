#include "goterr/render/explanation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "goterr/core/rounding.hpp"
#include "goterr/counting/rational.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/endgame.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/words.hpp"
#include "goterr/render/wrap.hpp"
#include "json_record.hpp"

namespace goterr {
namespace {

using Sentences = std::vector<std::string>;

/// To the hundredth, and never as a zero below zero.
std::string signed_number(double value) { return fmt::format("{:+.2f}", rounded(value, 2)); }

std::string result_of(double lead) { return lead == 0 ? "an even score" : result_text(lead); }

/// Whether the sentence about what decided has the games on the whole board in it.
bool tells_games(const Dragon& dragon) {
    return dragon.reason.cause == Cause::playouts ||
           (dragon.reason.cause == Cause::siege && dragon.status != Status::critical) ||
           (dragon.reason.cause == Cause::net && !is_unsettled(dragon));
}

void add_dragon(Sentences& sentences, const Why& why) {
    const Dragon& dragon = *why.dragon;
    sentences = dragon_sentences(dragon, why.point);
    if (dragon.reason.playouts > 0 && !tells_games(dragon))
        sentences.push_back(fmt::format("It survived in {} of {} sampled games.",
                                        dragon.reason.playouts_survived, dragon.reason.playouts));
    for (const Neighbor& other : why.weak_links)
        sentences.push_back(fmt::format("It can be cut from the dragon of {}: {} cuts at {}, {} joins at {}.",
                                        name_of(other.stone), title_of(opponent(why.dragon->side)),
                                        name_of(other.cut), title_of(why.dragon->side), name_of(other.join)));
}

std::string_view sphere_in_words(Sphere sphere) {
    constexpr std::string_view words[] = {"White's territory", "White's moyo", "White's area",
                                          "nobody's area",     "Black's area", "Black's moyo",
                                          "Black's territory"};
    return words[static_cast<int>(sphere) - static_cast<int>(Sphere::white_territory)];
}

/// The ownership of an open board is not the verdict on one dragon.
bool is_overruled(const Why& why) {
    if (!why.dragon || is_unsettled(*why.dragon)) return false;
    const Color owner = why.estimate.owner[why.point];
    return owner == (why.dragon->status == Status::dead ? why.dragon->side : opponent(why.dragon->side));
}

/// Where the ownership leaves a stone undecided, the fate of its dragon decides whose its point is.
bool is_by_its_dragon(const Why& why) {
    return why.dragon && why.dragon->status == Status::dead && why.estimate.expected_lead &&
           likely_owners(why.estimate.ownership)[why.point] == Color::empty;
}

/// The last of the moves before the count that is played on the point.
const LastMove* last_move_at(const Estimate& estimate, Point point) {
    const auto& moves = estimate.last_moves;
    const auto found =
        std::find_if(moves.rbegin(), moves.rend(), [&](const LastMove& move) { return move.point == point; });
    return found == moves.rend() ? nullptr : &*found;
}

std::string nobodys_sentence(const Why& why) {
    const std::string ownership = signed_number(why.estimate.ownership[why.point]);
    if (const LastMove* move = last_move_at(why.estimate, why.point))
        return fmt::format(
            "{} is nobody's in the count: in the moves that are left {} plays here ({}; ownership {}).",
            name_of(why.point), title_of(move->side), reason_in_words(move->reason), ownership);
    return fmt::format(
        "{} is nobody's in the count: dame, a seki's, a false eye or undecided (ownership {}).",
        name_of(why.point), ownership);
}

std::string owner_sentence(const Why& why) {
    const Color owner = why.estimate.owner[why.point];
    if (owner == Color::empty) return nobodys_sentence(why);
    const double ownership = why.estimate.ownership[why.point];
    const long games = std::lround(std::clamp(50 * (1 + sign(owner) * ownership), 1.0, 99.0));
    const std::string chance = fmt::format("about {} in 100 {} that way (ownership {}).",
                                           games == 1 ? "1 game" : fmt::format("{} games", games),
                                           games == 1 ? "ends" : "end", signed_number(ownership));
    if (is_by_its_dragon(why))
        return fmt::format(
            "{} counts as {}'s because its dragon is dead; by the estimate of the whole board {}",
            name_of(why.point), title_of(owner), chance);
    return fmt::format("{}{} counts as {}'s: {}",
                       is_overruled(why) ? "The estimate of the whole board does not follow that: " : "",
                       name_of(why.point), title_of(owner), chance);
}

/// A stone that is not taken for dead stands on a point of its own, which is no territory.
std::string influence_sentence(const Why& why) {
    const std::string_view sphere = sphere_in_words(why.sphere);
    if (why.dragon && why.territory == 0) {
        const Status status = why.dragon->status;
        return status == Status::alive || status == Status::seki
                   ? fmt::format("Influence: a living stone in {}.", sphere)
                   : fmt::format("Influence: {}, if the stone stays.", sphere);
    }
    return fmt::format("Influence: {}, worth {} in its count.", sphere, signed_number(why.territory));
}

void add_layers(Sentences& sentences, const Why& why) {
    sentences.push_back(fmt::format("Playouts: {} over {} sampled games (+1 always Black's, -1 White's).",
                                    signed_number(why.playout_share), why.playouts));
    sentences.push_back(influence_sentence(why));
    sentences.push_back(fmt::format("Bouzy's 5/21 map: {:+d}.", why.bouzy));
}

/// Without a better move the estimate promises what nobody showed how to get.
std::string better_in_words(const Why& why, double lead) {
    if (!why.better) return "; no move was found that keeps " + result_of(why.estimate.lead());
    const std::string more = short_number(std::abs(why.better->lead - lead));
    return fmt::format("; {} is better, by {} point{}", name_of(why.better->point), more,
                       more == "1" ? "" : "s");
}

/// An estimate supposes a good move of the side to move: where another is worse than that, it is no gift to
/// the opponent.
std::string change_sentence(const Why& why, Color side, double lead) {
    const double before = why.estimate.lead(), lost = (before - lead) * sign(side);
    const bool in_turn = why.estimate.position.to_move == side;
    const std::string now = result_of(lead), then = result_of(before);
    std::string sentence =
        fmt::format("If {} plays here{}: {}", title_of(side), in_turn ? "" : " though it is not the turn",
                    now == then ? now + ", as it is" : now + " instead of " + then);
    if (in_turn && lost > 0) sentence += better_in_words(why, lead);
    return sentence + '.';
}

/// What a move gains by miai counting: the best one of an area, which is not on every point of it.
std::string play_sentence(const Why& why) {
    const EndgamePlay& play = *why.play;
    const bool is_best = play.black == why.point || play.white == why.point;
    const std::optional<Point> best = play.black ? play.black : play.white;
    const std::string where = is_best || !best ? "A play here"
                              : play.white && play.white != best
                                  ? fmt::format("The play around here, at {} for Black and {} for White,",
                                                name_of(*best), name_of(*play.white))
                                  : fmt::format("The play around here, at {},", name_of(*best));
    return fmt::format("{} is worth {} {}: {}.", where, to_string(play.value),
                       play.value > 1 ? "points" : "point", kind_in_words(play.kind));
}

/// Who plays may pass, so that the turn is never a loss; by two estimates it can be.
std::string turn_sentence(double worth) {
    const std::string points = fmt::format("{:g} point{}", std::abs(worth), std::abs(worth) == 1 ? "" : "s");
    if (worth == 0) return "Having the turn is worth nothing on this board.";
    if (worth < 0)
        return "Having the turn is worth nothing on this board; the estimate is even " + points +
               " better without it.";
    return "Having the turn is worth " + points + " on this board.";
}

void add_changes(Sentences& sentences, const Why& why) {
    if (why.play) sentences.push_back(play_sentence(why));
    if (why.black_plays) sentences.push_back(change_sentence(why, Color::black, *why.black_plays));
    if (why.white_plays) sentences.push_back(change_sentence(why, Color::white, *why.white_plays));
    sentences.push_back(turn_sentence(why.turn_worth));
}

/// What the count was chosen by; nothing where there was nothing to choose.
std::string count_sentence(const Estimate& estimate) {
    if (estimate.expected_lead || (estimate.habit.signs.empty() && !estimate.other_lead)) return "";
    std::string text =
        estimate.counted == Count::played_out ? "Counted as played out" : "Counted as it stands";
    if (estimate.options.count)
        text += ", as asked for";
    else if (!estimate.habit.signs.empty())
        text += ": " + signs_in_words(estimate.habit);
    if (!estimate.other_lead) return text + ".";
    return text + fmt::format("; {} it would be {}.",
                              estimate.counted == Count::played_out ? "as it stands" : "played out",
                              result_of(*estimate.other_lead));
}

}  // namespace

std::vector<std::string> explanation_sentences(const Why& why) {
    Sentences sentences;
    if (why.dragon) add_dragon(sentences, why);
    sentences.push_back(owner_sentence(why));
    add_layers(sentences, why);
    add_changes(sentences, why);
    if (std::string count = count_sentence(why.estimate); !count.empty())
        sentences.push_back(std::move(count));
    for (const OpenBorder& border : why.estimate.open_borders) sentences.push_back(border_in_words(border));
    if (!why.estimate.advised_by.empty()) sentences.push_back(advice_in_words(why.estimate));
    return sentences;
}

std::string render_explanation_text(const Why& why, const Provenance& from, int width) {
    const auto line = [&](const std::string& words) {
        return wrapped(words, static_cast<std::size_t>(std::max(width, 0)), 2) + '\n';
    };
    std::string text = line(fmt::format("{}, {}: {}", name_of(why.point), circumstances(why.estimate, from),
                                        result_of(why.estimate.lead()))) +
                       '\n';
    for (const std::string& sentence : explanation_sentences(why)) text += line(sentence);
    return text;
}

std::string render_explanation_json(const Why& why, const Provenance& from) {
    constexpr std::string_view letters[] = {".", "B", "W"};
    JsonObject json = begun_record(from);
    json.add("point", why.point)
        .add("owner", letters[static_cast<std::size_t>(why.estimate.owner[why.point])])
        .add("ownership", why.estimate.ownership[why.point])
        .add("playouts", why.playouts)
        .add("playout_share", why.playout_share)
        .add("bouzy", why.bouzy)
        .add("territory", why.territory)
        .add("region", sphere_in_words(why.sphere))
        .add("black_plays", why.black_plays)
        .add("white_plays", why.white_plays)
        .add("turn_worth", why.turn_worth);
    const Dragon* dragon = why.dragon ? &*why.dragon : nullptr;
    json.add("status", dragon != nullptr ? std::optional(name_of(dragon->status)) : std::nullopt)
        .add("eyes", dragon != nullptr ? std::optional(name_of(dragon->eyes).digits) : std::nullopt)
        .add("escape", dragon != nullptr ? std::optional(dragon->escape) : std::nullopt)
        .add("score_lead", why.estimate.lead())
        .add("sentences", explanation_sentences(why));
    if (!why.estimate.advised_by.empty()) json.add("engine", why.estimate.advised_by);
    return json.json().text + '\n';
}

}  // namespace goterr
