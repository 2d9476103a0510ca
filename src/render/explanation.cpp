#include "goterr/render/explanation.hpp"

#include <fmt/core.h>

#include <cmath>

#include "goterr/render/json.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/words.hpp"

namespace goterr {
namespace {

using Sentences = std::vector<std::string>;

std::string_view name_of_side(Color side) { return side == Color::black ? "Black" : "White"; }

std::string signed_number(double value) { return fmt::format("{:+.2f}", value); }

std::string points_in_words(const std::vector<Point>& points) {
    std::string words;
    for (const Point p : points) words += (words.empty() ? "" : " ") + name_of(p);
    return words;
}

std::string result_of(double lead) {
    return lead == 0 ? std::string("an even score")
                     : fmt::format("{}+{:g}", lead > 0 ? "B" : "W", std::abs(lead));
}

std::string_view status_in_words(Status status) {
    switch (status) {
        case Status::alive: return "alive";
        case Status::dead: return "dead";
        case Status::critical: return "undecided: whoever plays first decides its fate";
        case Status::seki: return "alive in seki, without territory of its own";
        case Status::unknown: return "in doubt";
    }
    return "";
}

std::string unconditional_sentence(const Dragon& dragon) {
    return dragon.status == Status::dead
               ? fmt::format("It stands inside walls that {} can never lose: no play of its own saves it.",
                             name_of_side(opponent(dragon.side)))
               : fmt::format("It lives even if {} never answers: it keeps two eyes that cannot be filled.",
                             name_of_side(dragon.side));
}

std::string captured_sentence(const Dragon& dragon) {
    const Reason& reason = dragon.reason;
    std::string sentence = fmt::format("{} takes it", name_of_side(opponent(dragon.side)));
    if (!reason.line.empty()) sentence += ": " + points_in_words(reason.line);
    return sentence + fmt::format(". {} cannot stop that.", name_of_side(dragon.side));
}

std::string contested_sentence(const Dragon& dragon) {
    return fmt::format("{} kills it with {}; {} saves it with {}.", name_of_side(opponent(dragon.side)),
                       dragon.killed_by.empty() ? "the first move" : points_in_words(dragon.killed_by),
                       name_of_side(dragon.side),
                       dragon.saved_by.empty() ? "the first move" : points_in_words(dragon.saved_by));
}

std::string race_sentence(const Dragon& dragon) {
    return fmt::format("It {} the race for liberties: {} against {}.",
                       dragon.reason.cause == Cause::race_won ? "wins" : "loses", dragon.reason.own_liberties,
                       dragon.reason.enemy_liberties);
}

/// The argument that decided.
std::string cause_sentence(const Dragon& dragon) {
    switch (dragon.reason.cause) {
        case Cause::unconditional: return unconditional_sentence(dragon);
        case Cause::two_eyes: return "Its eyes add up to two.";
        case Cause::captured: return captured_sentence(dragon);
        case Cause::capture_contested: return contested_sentence(dragon);
        case Cause::no_eyes:
            return fmt::format("It is shut in (escape {}) and cannot make two eyes.", dragon.escape);
        case Cause::escape: return fmt::format("It can run out or connect (escape {}).", dragon.escape);
        case Cause::race_won:
        case Cause::race_lost: return race_sentence(dragon);
        case Cause::seki: return "Neither side can take the other without losing its own stones first.";
        case Cause::ko: return "A ko decides.";
        case Cause::user: return "You said so.";
        case Cause::playouts: return "Nothing proves it; the sampled games decide.";
        case Cause::unjudged: return "Nothing was found out about it.";
        case Cause::read_out: return fmt::format("The fight about it was read: {}.", reason_in_words(dragon));
        case Cause::bent_four: return "It is a bent four in the corner, which the rules judge.";
    }
    return "";
}

std::string eyes_sentence(const Dragon& dragon) {
    std::string parts;
    for (std::size_t i = 0; i < dragon.reason.eyes.size(); ++i) {
        parts += fmt::format("{}{}", parts.empty() ? "" : " + ", name_of(dragon.reason.eyes[i]).digits);
        if (i < dragon.reason.eye_points.size()) parts += " at " + name_of(dragon.reason.eye_points[i]);
    }
    const EyeValueName& sum = name_of(dragon.eyes);
    return parts.empty() ? fmt::format("Eyes: {} ({}).", sum.digits, sum.meaning)
                         : fmt::format("Eyes: {} = {} ({}).", parts, sum.digits, sum.meaning);
}

void add_dragon(Sentences& sentences, const Why& why) {
    const Dragon& dragon = *why.dragon;
    sentences.push_back(fmt::format("{} is part of a {} dragon of {} stone{}, {}.", name_of(why.point),
                                    dragon.side == Color::black ? "black" : "white", dragon.stones.count(),
                                    dragon.stones.count() == 1 ? "" : "s", status_in_words(dragon.status)));
    sentences.push_back(cause_sentence(dragon));
    sentences.push_back(eyes_sentence(dragon));
    if (why.playouts > 0)
        sentences.push_back(fmt::format("It survived in {:.0f} of {} sampled games.",
                                        (dragon.survival + 1) / 2 * why.playouts, why.playouts));
}

std::string_view region_in_words(Region region) {
    switch (region) {
        case Region::black_territory: return "Black's territory";
        case Region::black_moyo: return "Black's moyo";
        case Region::black_area: return "Black's area";
        case Region::white_territory: return "White's territory";
        case Region::white_moyo: return "White's moyo";
        case Region::white_area: return "White's area";
        case Region::neutral: return "nobody's area";
    }
    return "";
}

std::string owner_sentence(const Why& why) {
    const Color owner = why.estimate.owner[why.point];
    const double ownership = why.estimate.ownership[why.point];
    const double chance = 50 * (1 + std::abs(ownership));
    if (owner == Color::empty)
        return fmt::format("{} is nobody's in the count: dame, a seki's or undecided (ownership {}).",
                           name_of(why.point), signed_number(ownership));
    return fmt::format("{} counts as {}'s: about {:.0f} games in 100 end that way (ownership {}).",
                       name_of(why.point), name_of_side(owner), std::min(chance, 99.0),
                       signed_number(ownership));
}

void add_layers(Sentences& sentences, const Why& why) {
    sentences.push_back(fmt::format("Playouts: {} over {} sampled games (+1 always Black's, -1 White's).",
                                    signed_number(why.playout_share), why.playouts));
    sentences.push_back(fmt::format("Influence: {}, worth {} in its count.", region_in_words(why.region),
                                    signed_number(why.territory)));
    sentences.push_back(fmt::format("Bouzy's 5/21 map: {:+d}.", why.bouzy));
}

void add_changes(Sentences& sentences, const Why& why) {
    const auto add = [&](const char* side, const std::optional<double>& lead) {
        if (!lead) return;
        sentences.push_back(fmt::format("If {} plays here now: {} instead of {}.", side, result_of(*lead),
                                        result_of(why.estimate.lead())));
    };
    add("Black", why.black_plays);
    add("White", why.white_plays);
    sentences.push_back(fmt::format("Having the turn is worth {:g} points here.", why.turn_worth));
}

std::string border_sentence(const OpenBorder& border) {
    if (border.false_eye)
        return fmt::format(
            "{} is a false eye: {} will have to fill it, which costs a point that is counted here.",
            name_of(border.point), name_of_side(border.closed_for));
    return fmt::format("The border at {} is open; closing it is worth up to {:g} points.",
                       name_of(border.point), border.worth, border.worth == 1 ? "" : "s");
}

std::string optional_number(const std::optional<double>& value) {
    return value ? json_number(*value) : "null";
}

}  // namespace

std::vector<std::string> explanation_sentences(const Why& why) {
    Sentences sentences;
    if (why.dragon) add_dragon(sentences, why);
    sentences.push_back(owner_sentence(why));
    add_layers(sentences, why);
    add_changes(sentences, why);
    for (const OpenBorder& border : why.estimate.open_borders) sentences.push_back(border_sentence(border));
    return sentences;
}

std::string render_explanation_text(const Why& why, const Provenance& from) {
    std::string text = fmt::format("{}, {}: {}\n\n", name_of(why.point), circumstances(why.estimate, from),
                                   result_of(why.estimate.lead()));
    for (const std::string& sentence : explanation_sentences(why)) text += sentence + '\n';
    return text;
}

std::string render_explanation_json(const Why& why, const Provenance& from) {
    std::string sentences;
    for (const std::string& sentence : explanation_sentences(why))
        sentences += (sentences.empty() ? "" : ",") + json_string(sentence);
    const Color owner = why.estimate.owner[why.point];
    return fmt::format(
        R"({{"schema":1,"file":{},"point":"{}","owner":"{}","ownership":{},"playouts":{},"playout_share":{},)"
        R"("bouzy":{},"territory":{},"region":{},"black_plays":{},"white_plays":{},"turn_worth":{},)"
        R"("status":{},"eyes":{},"escape":{},"score_lead":{},"sentences":[{}]}})"
        "\n",
        json_string(from.file), name_of(why.point),
        owner == Color::black   ? "B"
        : owner == Color::white ? "W"
                                : ".",
        json_number(why.estimate.ownership[why.point]), why.playouts, json_number(why.playout_share),
        why.bouzy, json_number(why.territory), json_string(region_in_words(why.region)),
        optional_number(why.black_plays), optional_number(why.white_plays), json_number(why.turn_worth),
        why.dragon ? json_string(name_of(why.dragon->status)) : "null",
        why.dragon ? json_string(name_of(why.dragon->eyes).digits) : "null",
        why.dragon ? std::to_string(why.dragon->escape) : "null", json_number(why.estimate.lead()),
        sentences);
}

}  // namespace goterr
