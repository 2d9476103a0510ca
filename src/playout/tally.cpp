#include "tally.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "goterr/board/chains.hpp"
#include "goterr/core/patience.hpp"
#include "goterr/core/wide.hpp"
#include "player.hpp"
#include "thresholds.hpp"

namespace goterr::playout {
namespace {

/// Clear enough for the games so far: the mean fate is far from 0 for a sample of that size.
bool is_clear(const Chain& chain, const Tally& tally, const PlayoutOptions& options) {
    int sum = 0, stones = 0;
    for (const Point p : chain.stones) {
        sum += tally.balance[p];
        ++stones;
    }
    const double mean = static_cast<double>(sum) / (stones * tally.games());
    const double enough = stones < large_chain ? options.clear : std::max(options.clear, options.large_clear);
    return std::abs(mean) * std::sqrt(tally.games()) >= enough;
}

/// Three quarters of the points went to one side in seven games of eight or more.
bool is_settled(const Tally& tally) {
    const auto& balance = tally.balance.values();
    const auto open = std::count_if(balance.begin(), balance.end(),
                                    [&](int b) { return 4 * std::abs(b) < 3 * tally.games(); });
    return 4 * open <= tally.balance.size().area();
}

double standard_deviation(const std::vector<int>& scores) {
    double sum = 0, squares = 0;
    for (const double score : scores) sum += score, squares += score * score;
    const double mean = sum / static_cast<double>(scores.size());
    return std::sqrt(std::max(squares / static_cast<double>(scores.size()) - mean * mean, 0.0));
}

/// Games after which no more are played where a chain stays unclear.
int enough_games(const Tally& tally, const PlayoutOptions& options) {
    if (options.settled > options.most && is_settled(tally)) return options.settled;
    if (options.spread == 0) return options.most;
    const double lines = std::sqrt(tally.balance.size().area());
    const double enough = options.spread * standard_deviation(tally.margins) / lines;
    return std::clamp(static_cast<int>(enough), std::min(options.least, options.most), options.most);
}

template <int Side>
void add_result(Tally& tally, const FastBoard<Side>& board) {
    const BoardSize size = tally.balance.size();
    int margin = 0;
    std::size_t i = 0;
    for (int row = 0; row < size.height; ++row) {
        int spot = FastBoard<Side>::first_spot + row * FastBoard<Side>::stride;
        for (int column = 0; column < size.width; ++column, ++spot, ++i) {
            // Without a branch: which points are empty cannot be foreseen.
            const int color = bits_of(board.at(spot));
            const int stone = (color & 1) - (color >> 1);
            const int owner = stone + (color == 0 ? 1 : 0) * owner_sign(board.around(spot));
            margin += owner;
            tally.balance.values()[i] += owner;
            tally.nobody.values()[i] += owner == 0 ? 1 : 0;
        }
    }
    tally.margins.push_back(margin);
}

GOTERR_WIDE [[gnu::flatten]] void finish(FastBoard<9>& board, Color side, BoardSize size, Random& random) {
    play_to_the_end(board, side, size, random);
}
GOTERR_WIDE [[gnu::flatten]] void finish(FastBoard<19>& board, Color side, BoardSize size, Random& random) {
    play_to_the_end(board, side, size, random);
}
GOTERR_WIDE void finish(FastBoard<longest_side>& board, Color side, BoardSize size, Random& random) {
    play_to_the_end(board, side, size, random);
}

}  // namespace

template <int Side>
Tally tally_games(const Position& position, const Chains& chains, const PlayoutOptions& options,
                  std::uint64_t seed) {
    const FastBoard<Side> start(position);
    FastBoard<Side> board = start;
    const Color first = position.to_move, second = opponent(first);
    Random random(seed);
    Tally tally(position.board.size());
    const auto play_batch = [&](int games) {
        for (int i = 0; i < games; ++i) {
            ask_patience();
            board = start;
            finish(board, tally.games() % 2 == 0 ? first : second, tally.balance.size(), random);
            add_result(tally, board);
        }
    };
    play_batch(std::max(1, std::min(options.first, options.most)));
    const auto all_clear = [&] {
        return std::all_of(chains.begin(), chains.end(),
                           [&](const Chain& chain) { return is_clear(chain, tally, options); });
    };
    while (!all_clear()) {
        const int enough = enough_games(tally, options);
        if (tally.games() >= enough) break;
        play_batch(std::clamp(options.batch, 1, enough - tally.games()));
    }
    return tally;
}

template Tally tally_games<9>(const Position&, const Chains&, const PlayoutOptions&, std::uint64_t);
template Tally tally_games<19>(const Position&, const Chains&, const PlayoutOptions&, std::uint64_t);
template Tally tally_games<longest_side>(const Position&, const Chains&, const PlayoutOptions&,
                                         std::uint64_t);

}  // namespace goterr::playout
