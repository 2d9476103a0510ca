#include "problem_reading.hpp"

#include <algorithm>
#include <functional>

#include "goterr/core/sorting.hpp"
#include "goterr/system/both.hpp"

namespace goterr::life {
namespace {

/// Kos that need more threats than this are told as such.
constexpr int most_threats = 3;
/// What takes longer than a thread takes to start.
constexpr std::int64_t worth_a_thread = 20000;

GroundQuestion question_of(const ProblemGround& ground, const PointSet& target, bool all) {
    return {ground.points, target, ground.living, all,
            ground.outside_is_enemys ? Beyond::attacker : Beyond::owner};
}

GroundQuestion with(GroundQuestion question, Beyond beyond) {
    question.beyond = beyond;
    return question;
}

}  // namespace

ProblemReading::ProblemReading(const Position& position, const ProblemGround& ground, const PointSet& target,
                               bool all, std::int64_t boards)
    : position_(position),
      closed_(ground.closed || ground.outside_is_enemys),
      question_(question_of(ground, target, all)),
      taking_(position.board, question_, boards),
      standing_(position.board, closed_ ? question_ : with(question_, Beyond::attacker), boards) {}

GroundPosition ProblemReading::start(Color first) const {
    return {position_.board, first, position_.ko_against(first), {}};
}

Answered ProblemReading::taken(Reader& reader, GroundPosition standing, Threats threats,
                               std::int64_t boards) {
    standing.threats = threats;
    return reader.ask(standing, Asked::take, boards / price());
}

Outcome ProblemReading::outcome(const GroundPosition& at, std::int64_t boards) {
    Answered surely = Answered::unread, at_all = Answered::unread;
    const auto ask_surely = [&] { surely = taken(taking_, at, owner_wins_kos, boards); };
    const auto ask_at_all = [&] { at_all = taken(standing_, at, attacker_wins_kos, boards); };
    if (boards >= worth_a_thread)
        both(ask_surely, ask_at_all);
    else if (ask_surely(); surely != Answered::yes)
        ask_at_all();
    if (surely == Answered::yes) return Outcome::dead;
    if (at_all == Answered::no) return Outcome::alive;
    if (surely == Answered::unread || at_all == Answered::unread) return Outcome::unknown;
    const bool is_ko = closed_ || (taken(taking_, at, attacker_wins_kos, boards) == Answered::yes &&
                                   taken(standing_, at, owner_wins_kos, boards) == Answered::no);
    return is_ko ? Outcome::ko : Outcome::unknown;
}

/// On a closed ground both readers are asked the same, and `outcome` has asked each what a ko takes here.
bool ProblemReading::comes_to(const GroundPosition& at, Outcome outcome, std::int64_t boards) {
    const bool attacker_moved = at.mover == owner(), is_ko = outcome == Outcome::ko;
    Reader& reader = attacker_moved != (closed_ && is_ko) ? taking_ : standing_;
    const bool is_owners_ko = attacker_moved ? outcome == Outcome::dead : is_ko;
    const Threats threats = is_owners_ko ? owner_wins_kos : attacker_wins_kos;
    return taken(reader, at, threats, boards) == (attacker_moved ? Answered::yes : Answered::no);
}

Answered ProblemReading::has_eyes(const GroundPosition& at, std::int64_t boards) {
    GroundPosition asked = at;
    asked.threats = attacker_wins_kos;
    return standing_.ask(asked, Asked::live, boards / price());
}

/// The owner's moves, all of which live. Many share what a few would take.
void ProblemReading::ask_for_eyes(const GroundPosition& at, std::vector<FirstMove>& moves,
                                  std::int64_t boards) {
    constexpr std::int64_t few = 4;
    const std::int64_t each = std::min(boards, few * boards / static_cast<std::int64_t>(moves.size()));
    for (FirstMove& first : moves)
        first.makes_eyes = has_eyes(*played(at, first.move), each) == Answered::yes;
}

/// 0: the attacker takes it if nobody has threats; n > 0: also if the owner has n more; n < 0: he needs -n
/// more himself.
int ProblemReading::threats_ahead(const GroundPosition& at, std::int64_t boards) {
    int ahead = 0;
    if (taken(taking_, at, {0, 0}, boards) == Answered::yes) {
        while (ahead < most_threats && taken(taking_, at, {0, ahead + 1}, boards) == Answered::yes) ++ahead;
        return ahead;
    }
    do --ahead;
    while (-ahead < most_threats && taken(taking_, at, {-ahead, 0}, boards) == Answered::no);
    return ahead;
}

std::optional<KoThreats> ProblemReading::threats(const GroundPosition& at, std::int64_t boards) {
    const int ahead = threats_ahead(at, boards);
    KoThreats threats{ahead < 0 ? opponent(owner()) : owner(), ahead < 0 ? -ahead : ahead + 1};
    if (ahead == most_threats && taken(taking_, at, {0, ahead + 1}, boards) == Answered::yes)
        threats.more = std::nullopt;
    if (ahead == -most_threats && taken(taking_, at, {-ahead, 0}, boards) == Answered::no)
        threats.more = std::nullopt;
    return threats;
}

std::vector<FirstMove> ProblemReading::first_moves(const GroundPosition& at, Outcome outcome,
                                                   std::int64_t boards) {
    std::vector<FirstMove> moves;
    const auto passed = played(at, std::nullopt);
    const bool needless = !passed || comes_to(*passed, outcome, boards);
    if (needless && (!passed || outcome != Outcome::ko)) return moves;
    const auto ahead_for_mover = [&](const GroundPosition& after) {
        const int ahead = outcome == Outcome::ko ? threats_ahead(after, boards) : 0;
        return at.mover == owner() ? -ahead : ahead;
    };
    const int without = needless ? ahead_for_mover(*passed) : -most_threats - 1;
    for (const Point p : open_points(at)) {
        const auto after = played(at, p);
        const std::int64_t before = boards_seen();
        if (!after || !comes_to(*after, outcome, boards)) continue;
        const std::int64_t effort = boards_seen() - before;
        if (const int ahead = ahead_for_mover(*after); ahead >= without)
            moves.push_back({.move = p, .threats_ahead = ahead, .effort = effort});
    }
    const auto gains = [&](const FirstMove& first) { return first.threats_ahead > without; };
    if (std::any_of(moves.begin(), moves.end(), gains)) std::erase_if(moves, std::not_fn(gains));
    if (at.mover == owner() && outcome == Outcome::alive && moves.size() > 1) ask_for_eyes(at, moves, boards);
    sort_stably(moves, [](const FirstMove& a, const FirstMove& b) {
        if (a.threats_ahead != b.threats_ahead) return a.threats_ahead > b.threats_ahead;
        return a.makes_eyes != b.makes_eyes ? a.makes_eyes : a.effort < b.effort;
    });
    return moves;
}

std::vector<Point> ProblemReading::moves_for_eyes(const GroundPosition& at, std::int64_t boards) {
    std::vector<Point> moves;
    const Answered wanted = at.mover == owner() ? Answered::yes : Answered::no;
    const auto passed = played(at, std::nullopt);
    if (!passed || has_eyes(*passed, boards) == wanted) return moves;
    for (const Point p : open_points(at)) {
        const auto after = played(at, p);
        if (after && has_eyes(*after, boards) == wanted) moves.push_back(p);
    }
    return moves;
}

std::vector<Claim> ProblemReading::claims(Color first, Outcome outcome) const {
    const GroundQuestion for_standing = closed_ ? question_ : with(question_, Beyond::attacker);
    std::vector<Claim> claims;
    const GroundPosition from = start(first);
    const auto claim = [&](const GroundQuestion& question, Threats threats, bool is_taken) {
        GroundPosition at = from;
        at.threats = threats;
        claims.push_back({question, at, is_taken});
    };
    if (outcome == Outcome::dead) claim(question_, owner_wins_kos, true);
    if (outcome == Outcome::alive || outcome == Outcome::seki) claim(for_standing, attacker_wins_kos, false);
    if (outcome == Outcome::ko) {
        claim(question_, attacker_wins_kos, true);
        claim(for_standing, owner_wins_kos, false);
    }
    return claims;
}

}  // namespace goterr::life
