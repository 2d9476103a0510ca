/// What programs write beside their boards: who has captured what, komi, rules, whose turn it is.
#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>

#include "diagram_board.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/board/rules_words.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"

namespace goterr::diagram {
namespace {

/// The first number behind `key` in `words`, with nothing but blanks and separators between.
std::optional<double> number_behind(std::string_view words, std::string_view key) {
    const std::size_t found = words.find(key);
    if (found == std::string_view::npos) return std::nullopt;
    const std::size_t at = words.find_first_not_of(" :=\"", found + key.size());
    if (at == std::string_view::npos) return std::nullopt;
    const std::size_t end = std::min(words.find_first_not_of("0123456789.-", at), words.size());
    const auto number = number_at_front(words.substr(at, end - at));
    if (!number || std::abs(number->value) > 1000) return std::nullopt;
    return number->value;
}

std::optional<int> count_behind(std::string_view words, std::string_view key) {
    const auto value = number_behind(words, key);
    if (!value || *value < 0 || *value != std::floor(*value)) return std::nullopt;
    return static_cast<int>(*value);
}

/// The number in words[at...] and where it ends.
std::optional<double> number_at(std::string_view words, std::size_t& at) {
    at = std::min(words.find_first_not_of(' ', at), words.size());
    const auto number = number_at_front(words.substr(at));
    if (!number || std::abs(number->value) > 1000) return std::nullopt;
    at += number->length;
    return number->value;
}

/// A row of goterr's score: `komi  0  6.5`, what black and white get, compensation for a handicap included.
std::optional<double> scored_komi_in(std::string_view words) {
    const std::size_t found = words.find("  komi  ");
    if (found == std::string_view::npos) return std::nullopt;
    std::size_t at = found + 8;
    const auto black = number_at(words, at);
    const auto white = black ? number_at(words, at) : std::nullopt;
    return white ? std::optional(*white - *black) : std::nullopt;
}

struct PrisonerPhrase {
    std::string_view key;
    Color captor;
};

constexpr std::array<PrisonerPhrase, 12> prisoner_phrases{{
    {"black (x) has captured", Color::black},
    {"white (o) has captured", Color::white},
    {"black has captured", Color::black},
    {"white has captured", Color::white},
    {"black (x) prisoners", Color::black},
    {"white (o) prisoners", Color::white},
    {"black prisoners", Color::black},
    {"white prisoners", Color::white},
    {"b stones captured", Color::white},  // KataGo counts the stones that were taken
    {"w stones captured", Color::black},
    {"captured by black", Color::black},
    {"captured by white", Color::white},
}};

/// What the text says; the first mention counts, for a session's log may go on with other boards.
struct Facts {
    std::optional<int> black_prisoners;
    std::optional<int> white_prisoners;
    std::optional<Color> turn;
    std::optional<double> komi;
    bool komi_is_scored = false;  ///< with the compensation for the handicap
    std::optional<Ruleset> rules;
    std::optional<int> handicap;

    std::optional<double> komi_alone() const {
        if (!komi || !komi_is_scored || !rules) return komi;
        return *komi - handicap_bonus(*rules, handicap.value_or(0));
    }
};

template <typename T>
void note(std::optional<T>& fact, std::optional<T> found) {
    if (!fact) fact = found;
}

void add_prisoners(std::string_view words, Facts& facts) {
    for (const PrisonerPhrase& phrase : prisoner_phrases)
        note(phrase.captor == Color::black ? facts.black_prisoners : facts.white_prisoners,
             count_behind(words, phrase.key));
    if (const std::size_t at = words.find("captures");
        at != std::string_view::npos) {  // "Captures: black 2, white 3"
        note(facts.black_prisoners, count_behind(words.substr(at), "black"));
        note(facts.white_prisoners, count_behind(words.substr(at), "white"));
    }
    const std::size_t captures = words.find("captures b");  // Pachi: "Captures B: 3 W: 5"
    if (captures == std::string_view::npos) return;
    note(facts.black_prisoners, count_behind(words.substr(captures), "captures b"));
    note(facts.white_prisoners, count_behind(words.substr(captures), " w:"));
}

struct SideName {
    std::string_view word;
    Color side;
};

/// The signs are those of the rows.
constexpr std::array<SideName, 10> side_names{{
    {"black (x)", Color::black},
    {"white (o)", Color::white},
    {"x (black)", Color::black},
    {"o (white)", Color::white},
    {"black", Color::black},
    {"white", Color::white},
    {"b", Color::black},
    {"w", Color::white},
    {"x", Color::black},
    {"o", Color::white},
}};

/// What a side's name stands before, and what it stands behind, where that side has the turn.
constexpr std::array<std::string_view, 12> behind_name{" to move", " to play",    " to turn",    " to live",
                                                       " to kill", " to save",    " to capture", "'s turn",
                                                       "'s move",  " moves next", " plays next", " is next"};
constexpr std::array<std::string_view, 7> before_name{
    "next: ", "next player: ", "next move: ", "turn: ", "to move: ", "to play: ", "toplay: "};

bool is_in_word(std::string_view words, std::size_t at) {
    return at < words.size() && std::isalnum(static_cast<unsigned char>(words[at]));
}

std::optional<Color> side_at_end(std::string_view words) {
    for (const SideName& name : side_names)
        if (words.ends_with(name.word) && !is_in_word(words, words.size() - name.word.size() - 1))
            return name.side;
    return std::nullopt;
}

std::optional<Color> side_at_front(std::string_view words) {
    for (const SideName& name : side_names)
        if (words.starts_with(name.word) && !is_in_word(words, name.word.size())) return name.side;
    return std::nullopt;
}

/// One blank for many, as where columns are lined up.
std::string with_single_blanks(std::string_view words) {
    std::string text;
    for (const char sign : words)
        if (sign != ' ' || !text.ends_with(' ')) text += sign;
    return text;
}

/// "White to play", "Turn: W", "O to move".
std::optional<Color> turn_in(std::string_view words) {
    const std::string text = with_single_blanks(words);
    const std::string_view all = text;
    for (const std::string_view end : behind_name)
        for (std::size_t at = all.find(end); at != std::string_view::npos; at = all.find(end, at + 1))
            if (const auto side = side_at_end(all.substr(0, at)); side && !is_in_word(all, at + end.size()))
                return side;
    for (const std::string_view start : before_name)
        for (std::size_t at = all.find(start); at != std::string_view::npos; at = all.find(start, at + 1))
            if (const auto side = side_at_front(all.substr(at + start.size()))) return side;
    return std::nullopt;
}

/// The value of a field in a JSON object that is one line of lower-case text.
std::string_view field(std::string_view words, std::string_view name) {
    const std::size_t at = words.find(std::string(1, '"').append(name).append(1, '"'));
    if (at == std::string_view::npos) return {};
    const std::size_t start = words.find_first_not_of(" :\"", at + name.size() + 2);
    if (start == std::string_view::npos) return {};
    return words.substr(start, words.find_first_of("\",}", start) - start);
}

/// KataGo writes its rules as an object; the named ruleset that counts the same way.
std::optional<Ruleset> rules_object(std::string_view words) {
    const std::string_view scoring = field(words, "scoring"), tax = field(words, "tax"),
                           ko = field(words, "ko");
    const std::string_view bonus = field(words, "whitehandicapbonus");
    const bool button = field(words, "hasbutton") == "true", suicide = field(words, "suicide") == "true";
    if (scoring.empty()) return std::nullopt;
    const auto fits = [](std::string_view said, std::string_view word) {
        return said.empty() || said == lower(word);
    };
    for (const Ruleset& rules : rulesets)
        if ((scoring == "area") == (rules.scoring == Scoring::area) &&
            fits(tax, word_of(rules.tax, tax_words)) && fits(ko, word_of(rules.ko, ko_words)) &&
            fits(bonus, word_of(rules.bonus, bonus_words)) && button == rules.button &&
            suicide == rules.suicide)
            return rules;
    return std::nullopt;
}

constexpr std::string_view name_signs = "abcdefghijklmnopqrstuvwxyz-";

/// "Chinese rules", in the words of people and of goterr.
std::optional<Ruleset> rules_before(std::string_view words) {
    for (std::size_t at = words.find(" rules"); at != std::string_view::npos;
         at = words.find(" rules", at + 1)) {
        const std::size_t before = words.find_last_not_of(name_signs, at - (at > 0 ? 1 : 0));
        const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
        if (start >= at) continue;
        if (const auto rules = ruleset_called(words.substr(start, at - start))) return rules;
    }
    return std::nullopt;
}

std::optional<Ruleset> rules_in(std::string_view words) {
    if (auto rules = rules_object(words)) return rules;
    const std::size_t at = words.find("rules:");
    if (at == std::string_view::npos) return rules_before(words);
    const std::size_t start = words.find_first_not_of(" \"", at + 6);
    if (start == std::string_view::npos) return std::nullopt;
    const std::size_t end = words.find_first_not_of(name_signs, start);
    return ruleset_called(words.substr(start, end - start));
}

/// Whether a line begins with the last words of a phrase, as where a narrow terminal breaks it.
bool goes_on_with(std::string_view words, std::string_view end) {
    const std::size_t start = words.find_first_not_of(' ');
    return start != std::string_view::npos && start > 0 && words.substr(start).starts_with(end);
}

/// "Prisoners: B 3 W 5" means taken by black to some programs and taken from black to others.
bool unclear_prisoners(std::string_view words) {
    const std::size_t at = words.find("prisoners: b ");
    if (at == std::string_view::npos) return false;
    return words.find_first_of("123456789", at) != std::string_view::npos;
}

/// What one line says by itself.
void note_all(const std::string& words, Facts& facts) {
    add_prisoners(words, facts);
    note(facts.turn, turn_in(words));
    const auto scored = scored_komi_in(words);
    if (!facts.komi) facts.komi_is_scored = scored.has_value();
    note(facts.komi, scored ? scored : number_behind(words, "komi"));
    note(facts.rules, rules_in(words));
    // a file's name before it may have the word, too
    if (const std::size_t at = words.rfind("handicap"); at != std::string::npos)
        note(facts.handicap, count_behind(std::string_view(words).substr(at), "handicap"));
}

}  // namespace

void add_facts(const std::vector<TextLine>& lines, Game& game) {
    Facts facts;
    std::string before;
    for (const TextLine& line : lines) {
        const std::string words = words_of(line);
        if (before.ends_with("handicap")) note(facts.handicap, count_behind(words, ""));
        if (goes_on_with(words, "rules")) note(facts.rules, rules_before(before + " rules"));
        if (goes_on_with(words, "to move") || goes_on_with(words, "move"))
            note(facts.turn, turn_in(before + words.substr(words.find_first_not_of(' ') - 1)));
        before = words.substr(0, words.find_last_not_of(' ') + 1);
        note_all(words, facts);
        if (unclear_prisoners(words))
            game.warnings.push_back({{line.number, 1},
                                     "it is not clear who holds these prisoners; they are not "
                                     "counted; use --captures B,W"});
    }
    game.info.prisoners = {facts.black_prisoners.value_or(0), facts.white_prisoners.value_or(0)};
    game.info.komi = facts.komi_alone();
    game.info.rules = facts.rules;
    game.info.handicap = facts.handicap.value_or(0);
    // a title such as "Black to play" speaks of the position before the numbered moves
    const bool moves = std::any_of(game.steps.begin(), game.steps.end(),
                                   [](const Step& step) { return step.kind == Step::Kind::move; });
    if (facts.turn && !moves) game.steps.push_back({Step::Kind::to_move, *facts.turn, {}});
}

}  // namespace goterr::diagram
