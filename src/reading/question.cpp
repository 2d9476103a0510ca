#include "question.hpp"

#include <array>

namespace goterr::reading {

Question::Question(const Position& position, const MakeGoal& make_goal, int boards, Trace* trace)
    : position_(position),
      most_boards_(boards),
      board_(position.board, canonical_orientation(position.board)),
      goal_(make_goal(board_)),
      search_(board_, goal_, boards, trace) {}

Tactic Question::put(Color mover, const KoRule& rule) {
    board_.set_ko(position_.ko_against(mover));
    const Answered answer = search_.ask(mover, rule.master, most_boards_);
    boards_ += most_boards_ - search_.boards_left();
    const bool works = answer == Answered::yes, attacking = mover == goal_.attacker;
    Tactic tactic{
        works ? rule.capture : Capture::fails, answer != Answered::unread, std::nullopt, {}, boards_};
    if (works == attacking && search_.first_move() != nowhere)
        tactic.move = board_.point(search_.first_move());
    if (!works && !attacking) kept_move_ = tactic.move;
    if (!works) return tactic;
    for (const Cell cell : search_.line(mover))
        if (cell != nowhere) tactic.line.push_back(board_.point(cell));
    return tactic;
}

Tactic Question::ask(Color mover) {
    constexpr std::array<KoRule, 2> other_rules{
        {{KoMaster::nobody, Capture::ko_attacker_first}, {KoMaster::attacker, Capture::ko_defender_first}}};
    Tactic best = put(mover, {KoMaster::defender, Capture::works});
    if (best.capture != Capture::fails || !best.read || !search_.met_ko()) return best;
    for (const KoRule& rule : other_rules) {
        const std::optional<Point> kept = kept_move_;
        const Tactic tactic = put(mover, rule);
        if (tactic.capture == Capture::fails) continue;
        best = tactic;
        if (mover != goal_.attacker) best.move = kept;
        break;
    }
    best.boards = boards_;
    return best;
}

}  // namespace goterr::reading
