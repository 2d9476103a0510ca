#include "open_areas.hpp"

#include <cmath>
#include <functional>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/life/unconditional.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Of a small region all, and where nothing but dame are left; of a large one what is in doubt, and what
/// touches that.
PointSet open_points(const NeutralRegion& region, const Samples& samples, bool narrow) {
    if (region.points.count() <= read_whole || region.claimed == 0) return region.points;
    PointSet doubtful(region.points.size());
    for (const Point p : region.points)
        if (std::abs(samples.ownership[p]) < (narrow ? granted_in_large : granted_in_endgame))
            doubtful.insert(p);
    if (narrow) return doubtful;
    PointSet open = doubtful;
    for (const Point p : region.points& with_neighbors(doubtful))
        if (std::abs(samples.ownership[p]) < surely_granted) open.insert(p);
    return open;
}

/// A chain that lives, but has few liberties beside those that both sides still fill: somebody may have to
/// connect. Or it is in atari, and be it in its own territory: of 1,068 small endings that chance made 8 more
/// come out right so (1,024), and none fewer.
bool may_run_short(const Chain& chain, const PointSet& open, Narrowed narrowed) {
    if (narrowed.twice.intersects(chain.liberties)) return false;
    if (narrowed.once.intersects(chain.liberties) && chain.liberties.count() > few_liberties) return false;
    return chain.liberties.count() == 1 ||
           (chain.liberties.intersects(open) && (chain.liberties - open).count() <= few_own_liberties);
}

/// Of dragons that live elsewhere too: what becomes of a whole dragon is the judgment's.
std::vector<Chain> chains_that_may_run_short(const Analysis& analysis, const PointSet& open,
                                             const PointSet& seki, Narrowed narrowed) {
    const UnconditionalLife life = find_unconditional_life(analysis.position.board, analysis.chains);
    std::vector<Chain> found;
    PointSet stones(open.size());
    for (int i = 0; i < analysis.chains.count(); ++i) {
        const Chain& chain = analysis.chains[i];
        const bool stays = life.alive[static_cast<std::size_t>(i)] || seki.intersects(chain.stones) ||
                           analysis.dead().intersects(chain.stones);
        if (stays || !may_run_short(chain, open, narrowed)) continue;
        found.push_back(chain);
        stones |= chain.stones;
    }
    for (const Dragon& dragon : analysis.dragons())
        if (stones.includes(dragon.stones))
            std::erase_if(found, [&](const Chain& chain) { return dragon.stones.intersects(chain.stones); });
    return found;
}

/// The stone of a ko and where it is taken: each is surrounded but for the other. None of those around is
/// `dead`.
PointSet ko_around(const Chain& chain, const Board& board, const PointSet& dead) {
    PointSet none(board.size()), ko = chain.stones | chain.liberties;
    if (ko.count() != 2 || chain.stones.count() != 1) return none;
    const Point stone = chain.stones.first(), taking = chain.liberties.first();
    const auto surrounds = [&](Color side) {
        return [&, side](Point q) { return ko.contains(q) || (board[q] == side && !dead.contains(q)); };
    };
    const bool is_ko = !any_neighbor(stone, board.size(), std::not_fn(surrounds(opponent(chain.side)))) &&
                       !any_neighbor(taking, board.size(), std::not_fn(surrounds(chain.side)));
    return is_ko && !dead.contains(stone) ? ko : none;
}

}  // namespace

PointSet kos_of(const Analysis& analysis) {
    const Board& board = analysis.position.board;
    PointSet kos(board.size());
    for (const Chain& chain : analysis.chains) kos |= ko_around(chain, board, analysis.dead());
    return kos;
}

bool is_bare(const Analysis& analysis) {
    const Board& living = analysis.cleared.living;
    return analysis.stage == Stage::open &&
           (points_of_color(living, Color::black).empty() || points_of_color(living, Color::white).empty());
}

OpenAreas open_areas(const Analysis& analysis, Narrowed narrowed) {
    const Board& board = analysis.position.board;
    const ClearedBoard& cleared = analysis.cleared;
    OpenAreas areas{owners_by_regions(board, cleared), PointSet(board.size())};
    const PointSet seki = seki_stones(analysis.dragons(), board.size());
    const PointSet beside_seki = with_neighbors(seki);
    for (const NeutralRegion& region : neutral_regions(cleared, analysis.samples)) {
        const PointSet open = open_points(region, analysis.samples, region.points.intersects(narrowed.twice));
        areas.granted = areas.granted || !(region.points - open).empty();
        areas.open |= open - beside_seki;
        for (const Point p : region.points - open)
            areas.owner[p] = analysis.samples.ownership[p] > 0 ? Color::black : Color::white;
    }
    const PointSet neutral = areas.open;
    for (const Chain& chain : analysis.chains)
        if (chain.stones.intersects(narrowed.running_short)) areas.open |= chain.stones | chain.liberties;
    for (const Chain& chain : chains_that_may_run_short(analysis, neutral, seki, narrowed))
        areas.open |= chain.stones | chain.liberties;
    areas.open |= kos_of(analysis);
    for (const Point p : areas.open) areas.owner[p] = Color::empty;
    return areas;
}

void close(OpenAreas& areas, const PointSet& points, const Analysis& analysis) {
    const Grid<Color> owner = owners_by_regions(analysis.position.board, analysis.cleared);
    for (const Point p : points) areas.owner[p] = owner[p];
    areas.open -= points;
}

}  // namespace goterr
