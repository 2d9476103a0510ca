#include <string>

#include "charset.hpp"
#include "goterr/record/game.hpp"
#include "sgf.hpp"

namespace goterr {
namespace {

/// Other games of a collection are looked at for what is odd in them, but not in all of a huge file.
constexpr std::size_t most_looked_at = 1 << 20;

/// The bytes of a file as text without its byte order mark, which keeps its place as blanks.
struct Text {
    std::string_view view;
    std::string own;
    std::size_t begin = 0;  ///< behind the mark
    Oddities odd;
};

void convert(Text& text, std::string_view bytes, bool big_endian) {
    text.own = from_utf16(bytes, big_endian);
    text.view = text.own;
    text.odd.add(Odd::utf_16, 0);
}

/// `(` and a NUL, or a NUL and `(`, and so on: UTF-16 without a mark.
bool looks_wide(std::string_view bytes, std::size_t nul) {
    if (bytes.size() < 8) return false;
    for (std::size_t i = 0; i < 6; ++i)
        if ((bytes[i] == '\0') != (i % 2 == nul)) return false;
    return true;
}

void read_text(Text& text, std::string_view bytes) {
    text.view = bytes;
    if (bytes.starts_with("\xef\xbb\xbf")) {
        text.odd.add(Odd::byte_order_mark, 0);
        text.begin = 3;
    } else if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
        convert(text, bytes.substr(2), bytes[0] == '\xfe');
    } else if (looks_wide(bytes, 1)) {
        convert(text, bytes, false);
    } else if (looks_wide(bytes, 0)) {
        convert(text, bytes, true);
    }
}

}  // namespace

Game read_game(std::string_view bytes, const Selection& selection) {
    if (bytes.empty()) throw ParseError({1, 1}, "the file is empty");
    Text text;
    read_text(text, bytes);
    SgfFile file(text.view, text.begin, text.odd);
    for (int number = 1; number < selection.game; ++number)
        if (!file.skip_game())
            throw ParseError({1, 1}, "game " + std::to_string(selection.game) +
                                         " is asked for, but the file holds " + std::to_string(number - 1));
    if (auto game = file.next_game()) {
        const auto others = file.look_ahead(most_looked_at);
        game->warnings.insert(game->warnings.end(), others.begin(), others.end());
        return *std::move(game);
    }
    throw ParseError({1, 1}, "this is no SGF file and no board");
}

int count_games(std::string_view bytes) {
    Text text;
    read_text(text, bytes);
    SgfFile file(text.view, text.begin, text.odd);
    int games = 0;
    while (file.skip_game()) ++games;
    return games;
}

}  // namespace goterr
