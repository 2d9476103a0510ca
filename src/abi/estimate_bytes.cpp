#include <memory>

#include "goterr/render/game_tree.hpp"
#include "result.hpp"

namespace {

using namespace goterr;

constexpr std::size_t most_bytes = std::size_t{1} << 28;

std::string_view checked(const char* bytes, std::size_t size) {
    if (bytes == nullptr || size == 0) throw Error("there is nothing to read: 0 bytes");
    if (size > most_bytes) throw Error("longer than " + std::to_string(most_bytes >> 20) + " MB");
    return {bytes, size};
}

std::string game_of(std::string_view text, const CallOptions& given) {
    const Game game = read_game(text, given.request.selection);
    const Prepared prepared = prepare(game, replay(game, 0), given.request, given.file);
    return render_game_tree(game, text, given.request.selection.game, prepared.options);
}

}  // namespace

char* goterr_game(const char* bytes, size_t size, const char* options, char** error) {
    return abi::guarded(
        error, [&] { return abi::copy_of(game_of(checked(bytes, size), abi::options_of(options))); });
}

goterr_result* goterr_estimate(const char* bytes, size_t size, const char* options, char** error) {
    return abi::guarded(error, [&] {
        const std::string_view text = checked(bytes, size);
        CallOptions given = abi::options_of(options);
        Prepared prepared = prepare(text, given.request, given.file);
        auto result = std::make_unique<goterr_result>(std::move(prepared), std::move(given));
        result->source = text;  // the caller's bytes may go
        result->from.source = result->source;
        return result.release();
    });
}
