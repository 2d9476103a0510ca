#include <string>
#include <utility>

#include "goterr/record/diagrams/diagram.hpp"
#include "goterr/record/game.hpp"
#include "goterr/record/games.hpp"
#include "record_text.hpp"
#include "servers/server_records.hpp"
#include "sgf/sgf.hpp"

namespace goterr {
namespace {

/// Other games of a collection are looked at for what is odd in them, but not in all of a huge file.
constexpr std::size_t most_looked_at = 1 << 18;

/// A text without a proper beginning of SGF is a board if it can be meant as one, else SGF with its beginning
/// damaged.
bool is_diagram(const RecordText& text) {
    if (text.bytes.size() > longest_diagram || find_sgf_start(text.view(), text.begin, false)) return false;
    return looks_like_diagram(text.bytes);
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

bool is_single(const RecordText& text) {
    return server_format(text.view().substr(text.begin)) != ServerFormat::none || is_diagram(text);
}

/// The game of a file that holds one and has no variations.
Game read_single(const RecordText& text) {
    const std::string_view record = text.view().substr(text.begin);
    const ServerFormat format = server_format(record);
    return format != ServerFormat::none ? read_server_record(record, format) : read_diagram(text.bytes);
}

}  // namespace

Game read_game(std::string_view bytes, const Selection& selection) {
    const RecordText text = record_text(bytes);
    if (!is_single(text)) return read_sgf(text, selection);
    if (selection.game != 1) fail_beyond(selection.game, 1);
    if (!selection.variation.empty()) throw Error("this record has no variations");
    return read_single(text);
}

bool is_sgf(std::string_view bytes) { return !is_single(record_text(bytes)); }

bool claims_to_be_game(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    if (server_format(text.view().substr(text.begin)) != ServerFormat::none) return true;
    const auto start = find_sgf_start(text.view(), text.begin, true);
    return start && start->offset == skip_nothing(text.view(), text.begin);
}

int count_games(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    if (is_single(text)) return 1;
    SgfFile file(text.view(), text.begin, text.odd);
    int games = 0;
    while (file.skip_game()) ++games;
    return games;
}

struct GameReader::State {
    explicit State(std::string_view bytes)
        : text(record_text(bytes)), single(is_single(text)), sgf(text.view(), text.begin, text.odd) {}

    RecordText text;
    bool single;
    SgfFile sgf;
    bool begun = false;
};

GameReader::GameReader(std::string_view bytes) : state_(std::make_unique<State>(bytes)) {}
GameReader::GameReader(GameReader&&) noexcept = default;
GameReader& GameReader::operator=(GameReader&&) noexcept = default;
GameReader::~GameReader() = default;

std::optional<Game> GameReader::next() {
    const bool first = !std::exchange(state_->begun, true);
    if (state_->single) return first ? std::optional(read_single(state_->text)) : std::nullopt;
    auto game = state_->sgf.next_game();
    if (first && !game) fail_without_game(state_->text.bytes);
    return game;
}

}  // namespace goterr
