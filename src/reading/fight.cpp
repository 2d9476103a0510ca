#include "goterr/reading/fight.hpp"

#include "goterr/board/chains.hpp"
#include "goterr/reading/reader.hpp"

namespace goterr {
namespace {

struct FightAnswer {
    FightResult result = FightResult::unread;
    std::optional<Point> move = {};
    bool owner_takes_ko = false;
};

Reader reader_of(const Board& board, const Fight& fight, int boards, bool all = false) {
    return Reader(board, {fight.area, chain_at(board, fight.target).stones, fight.safe, all}, boards);
}

/// One side's question, each of its searches with so many boards.
class FightQuestion {
public:
    FightQuestion(Reader& reader, const Board& board, Color mover, int boards)
        : reader_(reader), start_{board, mover}, boards_(boards) {}

    /// First with the owner winning every ko; if that stops the attack, with the attacker winning them.
    FightAnswer read() {
        const Answered safest = taken(owner_wins_kos);
        const auto owners_move = reader_.first_move();
        if (safest == Answered::yes) return {FightResult::taken, owners_move};
        if (safest == Answered::unread) return {};
        if (!reader_.met_ko()) return {FightResult::stands, owners_move};
        const Answered boldest = taken(attacker_wins_kos);
        const auto move = reader_.first_move();
        if (boldest == Answered::unread) return {};
        if (boldest == Answered::no) return {FightResult::stands, move};
        const bool attacks = start_.mover != reader_.owner();
        return {FightResult::ko, attacks ? move : owners_move, attacks && taken({}) == Answered::no};
    }

private:
    Answered taken(Threats threats) {
        start_.threats = threats;
        return reader_.ask(start_, Asked::take, boards_);
    }

    Reader& reader_;
    GroundPosition start_;
    int boards_;
};

/// Whether the rest goes with the chain.
void ask_about_all(const Board& board, const Fight& fight, int boards, FightReading& reading) {
    Reader reader = reader_of(board, fight, boards, true);
    const auto goes = [&](FightResult of_chain, Color mover) {
        if (of_chain == FightResult::stands || of_chain == FightResult::unread) return true;
        const Threats threats = of_chain == FightResult::ko ? attacker_wins_kos : owner_wins_kos;
        return reader.ask({board, mover, std::nullopt, threats}, Asked::take, boards) == Answered::yes;
    };
    const Color owner = board[fight.target];
    reading.in_part = !goes(reading.attacked_first, opponent(owner)) || !goes(reading.defended_first, owner);
    reading.boards += static_cast<int>(reader.boards_seen());
}

}  // namespace

FightReading read_fight(const Board& board, const Fight& fight, int boards) {
    Reader reader = reader_of(board, fight, boards);
    const Color owner = board[fight.target];
    const FightAnswer attack = FightQuestion(reader, board, opponent(owner), boards).read();
    FightReading reading;
    reading.attacked_first = reading.defended_first = attack.result;
    if (attack.result != FightResult::unread && attack.result != FightResult::stands) {
        reading.kill = attack.move;
        reading.owner_takes_ko = attack.owner_takes_ko;
        const FightAnswer defense = FightQuestion(reader, board, owner, boards).read();
        reading.defended_first = defense.result;
        if (defense.result == FightResult::stands || defense.result == FightResult::ko)
            reading.save = defense.move;
    }
    reading.boards = static_cast<int>(reader.boards_seen());
    if (fight.all) ask_about_all(board, fight, boards, reading);
    return reading;
}

bool lives_for_sure(const Board& board, const Fight& fight, int boards) {
    Reader reader = reader_of(board, fight, boards);
    const GroundPosition attacked{board, opponent(board[fight.target]), std::nullopt, attacker_wins_kos};
    return reader.ask(attacked, Asked::live, boards) == Answered::yes;
}

}  // namespace goterr
