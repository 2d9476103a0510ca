#include <memory>

#include "result.hpp"

namespace {

using namespace goterr;

Board board_of(BoardSize size, const signed char* signs) {
    Board board(size);
    std::size_t at = 0;
    for (const Point p : points_of(size)) {
        const int sign = signs[at++];
        if (sign < -1 || sign > 1)
            throw Error(name_of(p) + " is " + std::to_string(sign) +
                        "; a board has 1 (black), -1 (white) and 0");
        board[p] = sign == 0 ? Color::empty : sign > 0 ? Color::black : Color::white;
    }
    return board;
}

}  // namespace

int goterr_abi_version() { return GOTERR_ABI_VERSION; }
const char* goterr_version() { return GOTERR_VERSION; }

goterr_result* goterr_estimate_board(int width, int height, const signed char* board, const char* options,
                                     char** error) {
    return abi::guarded(error, [&] {
        if (!is_board_size(width, height))
            throw Error("a board of " + std::to_string(width) + "x" + std::to_string(height) +
                        " there is none; sides are 1 to 52");
        if (board == nullptr) throw Error("there is no board");
        CallOptions given = abi::options_of(options);
        Prepared prepared = prepare(board_of({width, height}, board), given.request, given.file);
        return std::make_unique<goterr_result>(std::move(prepared), std::move(given)).release();
    });
}
