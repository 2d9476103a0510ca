#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "goterr/record/diagrams/diagram.hpp"
#include "goterr/record/formats.hpp"
#include "goterr/record/game.hpp"
#include "goterr/record/games.hpp"
#include "record_text.hpp"
#include "sgf/sgf.hpp"
#include "sgf/sgf_start.hpp"

namespace goterr {
namespace {

/// Other games of a collection are looked at for what is odd in them, but not in all of a huge file.
constexpr std::size_t most_looked_at = 1 << 18;

/// Files that are often beside records, by their first bytes.
struct OtherKind {
    std::string_view first, is;
};
constexpr OtherKind other_kinds[] = {
    {"\x89PNG", "a picture"}, {"\xff\xd8\xff", "a picture"}, {"GIF8", "a picture"},
    {"%PDF", "a PDF file"},   {"<svg", "a picture"},         {"<!DOCTYPE html", "a web page"},
    {"<html", "a web page"},
};

/// Pages have games inside them, too.
bool holds_a_game(std::string_view bytes) {
    constexpr std::string_view beginnings[] = {"(;GM[", "(;FF[", "(;SZ[", "(;CA["};
    return std::any_of(std::begin(beginnings), std::end(beginnings),
                       [&](std::string_view first) { return bytes.find(first) != std::string_view::npos; });
}

/// What can be told from the first bytes is refused before letters in it are taken for moves.
void refuse_other_kinds(std::string_view bytes) {
    for (const OtherKind& kind : other_kinds)
        if (bytes.starts_with(kind.first) && !holds_a_game(bytes))
            throw ParseError({1, 1},
                             "this is " + std::string(kind.is) +
                                 "; what can be read are game records and boards drawn with X, O and .");
}

[[noreturn]] void fail_without_game(std::string_view bytes) {
    throw ParseError({1, 1}, bytes.empty() ? "the file is empty" : "this is no SGF file and no board");
}

[[noreturn]] void fail_beyond(int wanted, int games) {
    throw ParseError({1, 1}, "game " + std::to_string(wanted) + " is asked for, but the file holds " +
                                 std::to_string(games));
}

Game read_sgf(const RecordText& text, const Selection& selection) {
    SgfFile file(text.view(), text.begin, text.odd);
    for (int number = 1; number < selection.game; ++number)
        if (!file.skip_game()) fail_beyond(selection.game, number - 1);
    auto game = file.next_game(selection.variation);
    if (!game && selection.game > 1) fail_beyond(selection.game, selection.game - 1);
    if (!game) fail_without_game(text.bytes);
    if (selection.game > 1) return *std::move(game);
    const auto others = file.look_ahead(most_looked_at);
    game->warnings.insert(game->warnings.end(), others.begin(), others.end());
    return *std::move(game);
}

/// The format of a text without variations; nothing for SGF.
const InputFormat* single_format(const RecordText& text) {
    const std::string_view record = text.view().substr(text.begin);
    for (const InputFormat& format : input_formats())
        if (format.is && format.is(record)) return &format;
    return nullptr;
}

/// The games of a text in another format than SGF, one after the other.
class Pieces {
public:
    Pieces(const RecordText& text, const InputFormat& format)
        : text_(text.view()), format_(format), places_(text_), at_(text.begin) {}

    /// The text of the next; nothing behind the last.
    std::optional<std::string_view> next_text() {
        begin_ = at_;
        if (at_ >= text_.size() && begun_) return std::nullopt;
        begun_ = true;
        at_ = format_.piece ? at_ + format_.piece(text_.substr(at_)) : text_.size();
        return text_.substr(begin_, at_ - begin_);
    }

    /// A part of a board is refused unless `parts` will do.
    std::optional<Game> next(bool parts = false) {
        const auto piece = next_text();
        if (!piece) return std::nullopt;
        if (!format_.piece) return whole(format_.read(*piece), parts);
        const TextPlace start = places_.at(begin_);
        try {
            Game game = whole(format_.read(*piece), parts);
            for (Diagnostic& warning : game.warnings) warning = in_whole(std::move(warning), start);
            return game;
        } catch (const ParseError& error) {
            const Diagnostic there = in_whole({error.where(), error.what()}, start);
            throw ParseError(there.where, there.message);
        }
    }

private:
    static Game whole(Game game, bool parts) {
        if (game.part && !parts)
            throw ParseError(*game.part,
                             "this diagram shows a part of a board, which is enough for a problem; draw all "
                             "four edges, or write the size behind $$");
        return game;
    }

    std::string_view text_;
    const InputFormat& format_;
    PlaceFinder places_;
    std::size_t at_, begin_ = 0;
    bool begun_ = false;
};

Game read_piece(const RecordText& text, const InputFormat& format, const Selection& selection) {
    if (!selection.variation.empty()) throw Error("this record has no variations");
    Pieces pieces(text, format);
    for (int number = 1; number < selection.game; ++number)
        if (!pieces.next_text()) fail_beyond(selection.game, number - 1);
    auto game = pieces.next(selection.parts);
    if (!game) fail_beyond(selection.game, selection.game - 1);
    return *std::move(game);
}

}  // namespace

Game read_game(std::string_view bytes, const Selection& selection) {
    const RecordText text = record_text(bytes);
    const InputFormat* single = single_format(text);
    if (!single) refuse_other_kinds(bytes);
    if (!single) return read_sgf(text, selection);
    return read_piece(text, *single, selection);
}

std::size_t whole_pieces(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    const InputFormat* format = single_format(text);
    if (text.own || !format || !format->piece) return 0;
    std::size_t whole = 0;
    Pieces pieces(text, *format);
    while (const auto piece = pieces.next_text()) {
        const std::size_t end = static_cast<std::size_t>(piece->data() - bytes.data()) + piece->size();
        if (end < bytes.size()) whole = end;
    }
    return whole;
}

bool is_sgf(std::string_view bytes) { return !single_format(record_text(bytes)); }

bool claims_to_be_game(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    if (const InputFormat* single = single_format(text)) return single->read != read_diagram;
    const auto start = find_sgf_start(text.view(), text.begin, true);
    return start && start->offset == skip_nothing(text.view(), text.begin);
}

int count_games(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    int games = 0;
    if (const InputFormat* single = single_format(text)) {
        Pieces pieces(text, *single);
        while (pieces.next_text()) ++games;
        return games;
    }
    SgfFile file(text.view(), text.begin, text.odd);
    while (file.skip_game()) ++games;
    return games;
}

struct GameReader::State {
    explicit State(std::string_view bytes)
        : text(record_text(bytes)), single(single_format(text)), sgf(text.view(), text.begin, text.odd) {
        if (single) pieces.emplace(text, *single);
    }

    RecordText text;
    const InputFormat* single;  ///< absent: SGF
    std::optional<Pieces> pieces;
    SgfFile sgf;
    bool begun = false;
};

GameReader::GameReader(std::string_view bytes) : state_(std::make_unique<State>(bytes)) {}
GameReader::~GameReader() = default;

std::optional<Game> GameReader::next() {
    const bool first = !std::exchange(state_->begun, true);
    if (state_->pieces) return state_->pieces->next();
    auto game = state_->sgf.next_game();
    if (first && !game) fail_without_game(state_->text.bytes);
    return game;
}

}  // namespace goterr
