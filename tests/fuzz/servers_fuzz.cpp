/// Records of servers under attack: any bytes are read or refused with a place, whatever format they claim to
/// be.
#include <cstdint>
#include <string>
#include <string_view>

#include "goterr/record/game.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

void read(const std::string& text) {
    try {
        const Game game = read_game(text);
        const ReplayedPosition end = replay(game);
        require(end.position.board.size() == game.info.size, "the board has the size that is told");
        require(end.move == game.move_count(), "all moves are played");
    } catch (const ParseError& error) {
        require(error.where().line >= 1 && error.where().column >= 1, "a refusal names a place");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read(text);
    read("\\HS\n" + text);
    read("[Header]\nSize=9\n" + text);
    read("t\n9\nw\nb\ns\n0\n0\n6\nd\n9\nr\n1\nPMABBCCHH\n" + text);
    read("height 3\nwidth 3\nplayer_to_move 1\n" + text);
    return 0;
}
