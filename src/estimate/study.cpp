#include "goterr/estimate/study.hpp"

#include <utility>

#include "effort.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/bouzy/captured.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/influence/barriers.hpp"
#include "goterr/life/answered.hpp"
#include "goterr/life/hopeless.hpp"
#include "goterr/life/profile.hpp"
#include "goterr/life/standing.hpp"

namespace goterr {
namespace {

Verdict verdict_of(Status status) {
    switch (status) {
        case Status::alive:
        case Status::seki: return Verdict::alive;
        case Status::dead: return Verdict::dead;
        case Status::critical: return Verdict::critical;
        case Status::unknown: return Verdict::unknown;
    }
    return Verdict::unknown;
}

/// What is kept, made by `make` the first time.
template <typename Part, typename Make>
const Part& once(std::optional<Part>& kept, Make make) {
    if (!kept) kept = make();
    return *kept;
}

}  // namespace

Study::Study(Position position, EstimateOptions options)
    : position_(captured(std::move(position))), options_(std::move(options)) {
    // as it is now: what is asked later may be about the other turn
    const double komi = options_.komi + handicap_bonus(options_.rules, options_.handicap);
    if (!options_.recorded) options_.recorded = recorded_terms(position_, komi);
}

const Chains& Study::chains() const {
    return once(chains_, [&] { return find_chains(position_.board); });
}

const Tactics& Study::tactics() const {
    return once(tactics_, [&] { return read_captures(position_, chains()); });
}

const Judged& Study::judged() const {
    return once(judged_, [&] { return goterr::judged(position_, options_); });
}

const std::vector<Dragon>& Study::counted_dragons() const {
    return once(counted_, [&] { return goterr::counted_dragons(estimate()); });
}

const std::vector<Dragon>& Study::dragons() const {
    return once(dragons_, [&] {
        return with_eyes_and_escape(analysis().dragons(), board(), analysis().chains, analysis().tactics);
    });
}

const std::vector<WeakLink>& Study::weak_links() const {
    return once(weak_links_, [&] {
        return goterr::weak_links(position_, analysis().chains, analysis().verdicts,
                                  limits_of(options_.effort).link_boards);
    });
}

const EyeSpaces& Study::eye_spaces() const {
    return once(eye_spaces_, [&] { return find_eye_spaces(board(), chains(), tactics()); });
}

UnconditionalLife Study::secure() const {
    return with_hopeless_regions(find_unconditional_life(board(), chains()), board(), chains());
}

UnconditionalLife Study::secure_if_answered() const {
    return find_answered_life(board(), chains(), limits_of(options_.effort).answer_boards);
}

const Board& Study::quiet_board() const {
    return once(quiet_, [&] {
        std::vector<JudgedDragon> judged;
        for (const Dragon& dragon : counted_dragons())
            judged.push_back(
                {dragon.side, dragon.stones, verdict_of(dragon.status), weakness_of(dragon), {}});
        const auto dragons = with_neighbors(std::move(judged), board().size());
        return without(board(), captured_stones(dragons, board().size(), position_.to_move));
    });
}

Grid<Weight> Study::bouzy(BouzyOptions steps) const { return bouzy_map(quiet_board(), steps); }

Standing Study::standing(Color turn, const Era& era) const {
    return standing_of(board(), counted_dragons(), turn, era);
}

InfluenceMap Study::influence(Color turn, const Era& era) const {
    return influence_in_turn(board(), standing(turn, era), turn, era);
}

TerritoryMap Study::territory(Color turn, const Era& era) const {
    return territory_map(board(), standing(turn, era), influence(turn, era), era);
}

}  // namespace goterr
