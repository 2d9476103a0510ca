#include "goterr/playout/playout.hpp"

#include <algorithm>
#include <cassert>

#include "canonical.hpp"
#include "tally.hpp"

namespace goterr {
namespace {

using namespace playout;

/// All of them at once, so that the colors are treated alike.
Position without_suffocated_chains(Position position) {
    position.board = without(position.board, breathless_stones(position.board));
    return position;
}

Tally tally_for_size(const Position& position, const Chains& chains, const PlayoutOptions& options,
                     std::uint64_t seed) {
    const int side = std::max(position.board.size().width, position.board.size().height);
    if (side <= 9) return tally_games<9>(position, chains, options, seed);
    if (side <= 19) return tally_games<19>(position, chains, options, seed);
    return tally_games<longest_side>(position, chains, options, seed);
}

/// The mean of a sum over the games, seen from the position that was asked about: for a symmetric position
/// the mean over all its images.
Grid<double> mean_of(const Grid<int>& sums, const CanonicalForm& form, BoardSize size, bool signed_by_color) {
    Grid<double> mean(size);
    for (const Point p : points_of(size)) {
        int sum = 0;
        for (const Transform by : form.transforms) {
            const int value = sums[oriented(p, size, by.way)];
            sum += signed_by_color && by.swap_colors ? -value : value;
        }
        mean[p] = sum;
    }
    return mean;
}

Samples seen_from(const Tally& tally, const CanonicalForm& form, BoardSize size) {
    Samples samples;
    samples.games = tally.games();
    samples.ownership = mean_of(tally.balance, form, size, true);
    samples.nobody = mean_of(tally.nobody, form, size, false);
    const double weight = tally.games() * static_cast<double>(form.transforms.size());
    for (double& value : samples.ownership.values()) value /= weight;
    for (double& value : samples.nobody.values()) value /= weight;
    const int sign_of_black = form.transforms.front().swap_colors ? -1 : 1;
    for (const int margin : tally.margins) samples.scores.push_back(sign_of_black * margin);
    return samples;
}

}  // namespace

Samples play_out(const Position& position, const PlayoutOptions& options) {
    assert(is_stone(position.to_move));
    const CanonicalForm form = canonical_form(position);
    const Chains chains = find_chains(form.position.board);
    if (std::any_of(chains.begin(), chains.end(), [](const Chain& chain) { return chain.liberties.empty(); }))
        return play_out(without_suffocated_chains(position), options);
    const Tally tally = tally_for_size(form.position, chains, options, form.seed ^ options.seed);
    return seen_from(tally, form, position.board.size());
}

double mean_fate(const Samples& samples, const Chain& chain) {
    double sum = 0;
    int stones = 0;
    for (const Point p : chain.stones) {
        sum += samples.ownership[p];
        ++stones;
    }
    return sign(chain.side) * sum / stones;
}

}  // namespace goterr
