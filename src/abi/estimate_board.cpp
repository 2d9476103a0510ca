#include <memory>

#include "goterr/playout/playout.hpp"
#include "result.hpp"

namespace {

using namespace goterr;

Board board_of(int width, int height, const signed char* signs) {
    if (!is_board_size(width, height))
        throw Error("there is no board of " + std::to_string(width) + "x" + std::to_string(height) +
                    "; sides are 1 to 52");
    if (signs == nullptr) throw Error("there is no board");
    Board board({width, height});
    std::size_t at = 0;
    for (const Point p : points_of(board.size())) {
        const signed char sign = signs[at++];
        if (sign < -1 || sign > 1)
            throw Error(name_of(p) + " is " + std::to_string(sign) +
                        "; a board has 1 (black), -1 (white) and 0");
        board[p] = sign == 0 ? Color::empty : sign > 0 ? Color::black : Color::white;
    }
    return board;
}

/// Of a symmetric position the mean of all images of the game decides.
void sampled_end(const Position& position, unsigned seed, signed char* end) {
    const Samples samples = play_out(position, {.first = 1, .batch = 1, .most = 1, .seed = seed});
    for (const double share : samples.ownership.values())
        *end++ = static_cast<signed char>(share > 0 ? 1 : share < 0 ? -1 : 0);
}

}  // namespace

int goterr_abi_version() { return GOTERR_ABI_VERSION; }
const char* goterr_version() { return GOTERR_VERSION; }

goterr_result* goterr_estimate_board(int width, int height, const signed char* board, const char* options,
                                     char** error) {
    return abi::guarded(error, [&] {
        CallOptions given = abi::options_of(options);
        Prepared prepared = prepare(board_of(width, height, board), given.request, given.file);
        return std::make_unique<goterr_result>(std::move(prepared), std::move(given)).release();
    });
}

signed char* goterr_sampled_game(int width, int height, const signed char* board, int side, unsigned seed,
                                 signed char* end, char** error) {
    return abi::guarded(error, [&] {
        if (side != 1 && side != -1) throw Error("the side to begin is 1 (black) or -1 (white)");
        if (end == nullptr) throw Error("there is no place for the board at the end");
        Board stones = board_of(width, height, board);
        Position position(stones.size());
        position.board = std::move(stones);
        position.to_move = side > 0 ? Color::black : Color::white;
        sampled_end(position, seed, end);
        return end;
    });
}
