#include "capture_search.hpp"

#include <algorithm>
#include <utility>

#include "thresholds.hpp"

namespace goterr::reading {

int CaptureSearch::readable_liberties(int ply) const { return ply < wide_attack_plies ? most_liberties_ : 2; }

/// Liberties of a chain that is out of reach are not counted any further.
int CaptureSearch::told_apart(int ply) const {
    return std::min(readable_liberties(ply), most_liberties_) + 1;
}

/// Where a stone on `liberty` would be in atari itself: the point it would be left with is played first.
void CaptureSearch::add_approaches(Candidates& moves, Cell liberty, Color attacker) const {
    if (board_.room_at(liberty, attacker) >= 4) return;
    for (const Cell step : board_.steps()) {
        const Cell near = liberty + step;
        if (board_.is_empty(near)) moves.add(near, 0);
        if (board_.at(near) != attacker) continue;
        const Liberties own = board_.liberties(near, 3);
        if (own.count() <= 2)
            for (const Cell cell : own) moves.add(cell, 0);
    }
}

/// Points next to two of the liberties: the chain runs into them whichever way it goes.
void CaptureSearch::add_nets(Candidates& moves, const Liberties& liberties) const {
    for (const Cell liberty : liberties)
        for (const Cell step : board_.steps()) {
            const Cell net = liberty + step;
            if (!board_.is_empty(net) || liberties.contains(net)) continue;
            int touched = 0;
            for (const Cell other : board_.steps()) touched += liberties.contains(net + other) ? 1 : 0;
            if (touched >= 2) moves.add(net, 1);
        }
}

Candidates CaptureSearch::attacking_moves(Cell target, const Liberties& liberties, int ply) const {
    const Color defender = board_.at(target);
    Candidates moves;
    for (const Cell liberty : liberties) moves.add(liberty, 8 + board_.room_at(liberty, defender));
    if (ply < wide_attack_plies) {
        add_nets(moves, liberties);
        if (liberties.count() <= 2)
            for (const Cell liberty : liberties) add_approaches(moves, liberty, opponent(defender));
    }
    moves.sort();
    return moves;
}

/// Captures of the chains around the target, and `atari_too`, attacks on those with two liberties.
void CaptureSearch::add_counterattacks(Candidates& moves, Cell target, bool atari_too) const {
    const Color attacker = opponent(board_.at(target));
    const std::span<const Cell> chain = board_.chain(target);
    stones_.assign(chain.begin(), chain.end());
    const std::uint32_t start = board_.moment();
    for (const Cell stone : stones_)
        for (const Cell step : board_.steps()) {
            const Cell near = stone + step;
            if (board_.at(near) != attacker || board_.met_since(start, near)) continue;
            const Liberties weak = board_.liberties(near, 3);
            if (weak.count() == 1) moves.add(weak[0], 20);
            if (weak.count() == 2 && atari_too)
                for (const Cell liberty : weak) moves.add(liberty, 1);
        }
}

Candidates CaptureSearch::defending_moves(Cell target, const Liberties& liberties, int ply) const {
    const Color defender = board_.at(target);
    Candidates moves;
    for (const Cell liberty : liberties) moves.add(liberty, 8 + board_.room_at(liberty, defender));
    add_counterattacks(moves, target, ply < wide_defense_plies && liberties.count() > 1);
    moves.sort();
    return moves;
}

/// Puts `move` before the line found one ply deeper.
void CaptureSearch::remember(Cell move, int ply) {
    if (ply >= longest_line) return;
    const auto at = static_cast<std::size_t>(ply);
    const int deeper = ply + 1 < longest_line ? line_length_[at + 1] : 0;
    lines_[at][0] = move;
    const int kept = std::min(deeper, longest_line - 1 - ply);
    std::copy_n(lines_[at + 1].begin(), kept, lines_[at].begin() + 1);
    line_length_[at] = kept + 1;
}

void CaptureSearch::forget(int ply) {
    if (ply <= longest_line) line_length_[static_cast<std::size_t>(ply)] = 0;
}

Outcome CaptureSearch::take(Cell target, Cell last_liberty, int ply) {
    const Color attacker = opponent(board_.at(target));
    const bool against_ko = board_.ko() == last_liberty;
    if (against_ko && ko_taken_) return Outcome::fails;
    if (!board_.play(last_liberty, attacker)) return Outcome::fails;
    const bool can_be_retaken = board_.ko() != nowhere;
    board_.take_back();
    forget(ply + 1);
    remember(last_liberty, ply);
    return against_ko || can_be_retaken ? Outcome::ko : Outcome::works;
}

/// Who may not play there, or would take back a ko against the rules again, does not get his way by it.
Outcome CaptureSearch::after(Cell target, Cell move, Color mover, int ply) {
    const bool attacks = mover != board_.at(target), against_ko = board_.ko() == move;
    const Outcome lost = attacks ? Outcome::fails : Outcome::works;
    if (against_ko && ko_taken_) return lost;
    if (!board_.play(move, mover)) return lost;
    const bool ko_before = std::exchange(ko_taken_, ko_taken_ || against_ko);
    const Outcome outcome = attacks ? defended(target, ply + 1) : attacked(target, ply + 1);
    ko_taken_ = ko_before;
    board_.take_back();
    if (!against_ko) return outcome;
    return attacks ? std::min(outcome, Outcome::ko) : std::max(outcome, Outcome::ko);
}

/// The defender plays elsewhere: where every attacking move hurts the attacker that is enough.
Outcome CaptureSearch::left_alone(Cell target, int ply) {
    if (passed_) return Outcome::works;
    board_.pass();
    passed_ = true;
    const Outcome outcome = attacked(target, ply + 1);
    passed_ = false;
    board_.take_back();
    return outcome;
}

Outcome CaptureSearch::attacked(Cell target, int ply) {
    forget(ply);
    if (--nodes_ < 0 || ply > longest_search) return Outcome::fails;
    const Liberties liberties = board_.liberties(target, told_apart(ply));
    if (liberties.count() == 1) return take(target, liberties[0], ply);
    if (liberties.count() > readable_liberties(ply)) return Outcome::fails;
    Outcome best = Outcome::fails;
    for (const Cell move : attacking_moves(target, liberties, ply)) {
        const Outcome outcome = after(target, move, opponent(board_.at(target)), ply);
        if (outcome <= best) continue;
        best = outcome;
        remember(move, ply);
        if (best == Outcome::works) break;
    }
    if (best == Outcome::fails) forget(ply);
    return best;
}

Outcome CaptureSearch::defended(Cell target, int ply) {
    forget(ply);
    if (--nodes_ < 0 || ply > longest_search) return Outcome::fails;
    const Liberties liberties = board_.liberties(target, told_apart(ply));
    if (liberties.count() > readable_liberties(ply)) return Outcome::fails;
    Outcome worst = Outcome::works;
    bool moved = false;
    for (const Cell move : defending_moves(target, liberties, ply)) {
        const Outcome outcome = after(target, move, board_.at(target), ply);
        if (moved && outcome >= worst) continue;
        moved = true;
        worst = std::min(worst, outcome);
        remember(move, ply);
        if (worst == Outcome::fails) return worst;
    }
    return liberties.count() > 1 ? std::min(worst, left_alone(target, ply)) : worst;
}

Found CaptureSearch::found(Outcome outcome) const {
    Found result{outcome, nowhere, {}};
    result.line.assign(lines_[0].begin(), lines_[0].begin() + line_length_[0]);
    if (!result.line.empty()) result.move = result.line.front();
    return result;
}

Found CaptureSearch::attack(Cell target, int nodes) {
    nodes_ = nodes;
    return found(attacked(target, 0));
}

Found CaptureSearch::defend(Cell target, int nodes) {
    nodes_ = nodes;
    return found(defended(target, 0));
}

}  // namespace goterr::reading
