#include <algorithm>

#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"
#include "list_records.hpp"
#include "servers/game_log.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// Games of people are shorter, and other texts are not looked through for long.
constexpr std::size_t longest_list = std::size_t{1} << 16;
constexpr int fewest_moves = 2;
constexpr BoardSize usual_size{19, 19};

struct Word {
    enum class Kind { move, pass, color, number, size, komi, other };
    Kind kind = Kind::other;
    std::size_t offset = 0;
    std::string_view text = {};
    int number = 0;
    Color color = Color::empty;
    std::optional<Point> point = {};
};

bool is_between_words(char c) { return is_blank(c) || c == ',' || c == ';'; }

std::optional<BoardSize> size_in(std::string_view word) {
    const std::size_t times = word.find('x');
    if (times == std::string_view::npos) return std::nullopt;
    const auto width = read_integer(word.substr(0, times)), height = read_integer(word.substr(times + 1));
    if (!width || !height || !is_board_size(*width, *height)) return std::nullopt;
    return BoardSize{*width, *height};
}

Word judged(std::string_view text, std::size_t offset) {
    Word word{Word::Kind::other, offset, text};
    while (!text.empty() && (text.back() == '.' || text.back() == ':' || text.back() == ')'))
        text.remove_suffix(1);
    const std::string lowered = lower(text);
    if (const auto color = side_named(lowered)) {
        word.kind = Word::Kind::color;
        word.color = *color;
    } else if (lowered == "pass") {
        word.kind = Word::Kind::pass;
    } else if (lowered == "komi") {
        word.kind = Word::Kind::komi;
    } else if (const auto number = read_integer(text); number && *number > 0 && is_digit(text[0])) {
        word.kind = Word::Kind::number;
        word.number = *number;
    } else if (size_in(lowered)) {
        word.kind = Word::Kind::size;
    } else if ((word.point = point_from_name(text))) {
        word.kind = Word::Kind::move;
    }
    return word;
}

/// The number and the point of `1.D4` are two words.
std::size_t end_of_word(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && !is_between_words(text[end])) ++end;
    std::size_t digits = at;
    while (digits < end && is_digit(text[digits])) ++digits;
    const bool numbered = digits > at && digits + 1 < end &&
                          (text[digits] == '.' || text[digits] == ':' || text[digits] == ')');
    return numbered && is_letter(text[digits + 1]) ? digits + 1 : end;
}

/// Nothing where a word is none of a list of moves, which is the first of most texts.
std::optional<std::vector<Word>> words_in(std::string_view text) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
        if (is_between_words(text[at])) {
            ++at;
            continue;
        }
        const std::size_t end = end_of_word(text, at);
        words.push_back(judged(text.substr(at, end - at), at));
        if (words.size() > 1 && words[words.size() - 2].kind == Word::Kind::komi)
            words.back().kind = Word::Kind::number;
        if (words.back().kind == Word::Kind::other) return std::nullopt;
        at = end;
    }
    return words;
}

class MoveListReader {
public:
    MoveListReader(std::string_view text, const std::vector<Word>& words)
        : words_(words), log_(text, size_of(words)) {}

    Game read() {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (words_[i].kind == Word::Kind::komi)
                set_komi(++i);
            else
                take(words_[i]);
        }
        return log_.take(false);
    }

private:
    static BoardSize size_of(const std::vector<Word>& words) {
        for (const Word& word : words)
            if (word.kind == Word::Kind::size) return *size_in(lower(word.text));
        return usual_size;
    }

    void set_komi(std::size_t index) {
        if (index < words_.size()) log_.info().komi = decimal_number(words_[index].text);
    }

    void take(const Word& word) {
        switch (word.kind) {
            case Word::Kind::color: next_ = word.color; break;
            case Word::Kind::number:
                if (!log_.has_steps() && word.number % 2 == 0) next_ = Color::white;
                break;
            case Word::Kind::pass:
                log_.pass(next_, word.offset);
                next_ = opponent(next_);
                break;
            case Word::Kind::move: move(word); break;
            default: break;
        }
    }

    void move(const Word& word) {
        if (!log_.size().contains(*word.point))
            log_.fail(word.offset,
                      quoted(word.text) + " is no point of a board of " + std::to_string(log_.size().width) +
                          "x" + std::to_string(log_.size().height) + "; write the size first, such as 21x21");
        log_.move(next_, *word.point, word.offset);
        next_ = opponent(next_);
    }

    const std::vector<Word>& words_;
    GameLog log_;
    Color next_ = Color::black;
};

}  // namespace

bool is_move_list(std::string_view text) {
    if (text.size() > longest_list) return false;
    const auto words = words_in(text);
    const auto is_move = [](const Word& word) { return word.kind == Word::Kind::move; };
    return words && std::count_if(words->begin(), words->end(), is_move) >= fewest_moves;
}

Game read_move_list(std::string_view text) {
    const auto words = words_in(text);
    if (!words) throw ParseError({1, 1}, "this is no list of moves");
    return MoveListReader(text, *words).read();
}

}  // namespace goterr
