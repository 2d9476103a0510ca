#include <memory>

#include "goterr/record/named_charset.hpp"
#include "goterr/render/game_tree.hpp"
#include "goterr/render/json_value.hpp"
#include "result.hpp"

namespace {

using namespace goterr;

constexpr std::size_t most_bytes = std::size_t{1} << 28;

/// So many games of a collection are listed: whoever has more knows what he looks for.
constexpr std::size_t most_listed = 5'000;

std::string_view record_bytes(const char* bytes, std::size_t size) {
    if (bytes == nullptr || size == 0) throw Error("there is nothing to read: 0 bytes");
    if (size > most_bytes) throw Error("longer than " + std::to_string(most_bytes >> 20) + " MB");
    return {bytes, size};
}

std::string record_text(const char* bytes, std::size_t size, const CallOptions& given) {
    return in_utf8(std::string(record_bytes(bytes, size)), given.request.charset);
}

/// Who played, when, with what result and how many moves; of a game that cannot be read, why.
Json game_row(GameReader& reader, bool& more) {
    try {
        const auto game = reader.next();
        more = game.has_value();
        if (!more) return {};
        const GameFacts& facts = game->info.facts;
        return json_row(facts.black_player, facts.white_player, facts.date.empty() ? facts.name : facts.date,
                        game->info.result.value_or(""), game->move_count());
    } catch (const ParseError& error) {
        return json_row(std::string(error.what()));
    }
}

/// The games of a collection; empty where there is one.
std::string game_list(std::string_view text) {
    std::string rows;
    std::size_t listed = 0;
    GameReader reader(text);
    for (bool more = true; listed < most_listed;) {
        const Json row = game_row(reader, more);
        if (!more) break;
        rows += (rows.empty() ? "" : ",") + row.text;
        ++listed;
    }
    return listed > 1 ? rows : "";
}

std::string tree_of(const Game& game, std::string_view text, const CallOptions& given) {
    const Prepared prepared = prepare(game, replay(game, 0), given.request, given.file);
    return render_game_tree(game, text, given.request.selection.game, prepared.options);
}

/// The tree of one game with the list of all.
std::string with_games(std::string tree, std::string_view text) {
    const std::string games = game_list(text);
    if (games.empty()) return tree;
    tree.pop_back();
    return tree + ",\"games\":[" + games + "]}";
}

std::unique_ptr<goterr_result> result_of(Prepared prepared, CallOptions given, std::string_view text) {
    auto result = std::make_unique<goterr_result>(std::move(prepared), std::move(given));
    result->source = text;  // the caller's bytes may go
    result->from.source = result->source;
    return result;
}

/// Which game and which line was said when the record was read.
CallOptions position_options(const goterr_record& record, const char* options) {
    CallOptions given = abi::options_over(record.options, options);
    const Selection& read = record.options.request.selection;
    if (given.request.selection.game != read.game || given.request.selection.variation != read.variation)
        throw Error("game and variation are chosen when a record is read, not of its positions");
    return given;
}

}  // namespace

goterr_record::goterr_record(std::string_view bytes, goterr::CallOptions given)
    : source(in_utf8(std::string(bytes), given.request.charset)),
      options(std::move(given)),
      game(read_game(source, options.request.selection)) {}

char* goterr_game(const char* bytes, size_t size, const char* options, char** error) {
    return abi::guarded(error, [&] {
        const CallOptions given = abi::options_of(options);
        const std::string text = record_text(bytes, size, given);
        return abi::copy_of(with_games(tree_of(read_game(text, given.request.selection), text, given), text));
    });
}

goterr_result* goterr_estimate(const char* bytes, size_t size, const char* options, char** error) {
    return abi::guarded(error, [&] {
        CallOptions given = abi::options_of(options);
        const std::string text = record_text(bytes, size, given);
        Prepared prepared = prepare(text, given.request, given.file);
        return result_of(std::move(prepared), std::move(given), text).release();
    });
}

goterr_record* goterr_record_read(const char* bytes, size_t size, const char* options, char** error) {
    return abi::guarded(error, [&] {
        const std::string_view text = record_bytes(bytes, size);
        return std::make_unique<goterr_record>(text, abi::options_of(options)).release();
    });
}

void goterr_record_free(goterr_record* record) { delete record; }

int goterr_record_moves(const goterr_record* record) {
    return record == nullptr ? 0 : record->game.move_count();
}

char* goterr_record_game(const goterr_record* record, char** error) {
    return abi::guarded(error, [&] {
        if (record == nullptr) throw Error("there is no record");
        return abi::copy_of(tree_of(record->game, record->source, record->options));
    });
}

goterr_result* goterr_record_estimate(const goterr_record* record, const char* options, char** error) {
    return abi::guarded(error, [&] {
        if (record == nullptr) throw Error("there is no record to estimate");
        CallOptions given = position_options(*record, options);
        Prepared prepared = prepare(record->game, record->source, given.request, given.file);
        return result_of(std::move(prepared), std::move(given), record->source).release();
    });
}
