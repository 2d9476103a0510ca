#include "goterr/reading/certificate.hpp"

#include <algorithm>
#include <map>

#include "proof_rules.hpp"

namespace goterr {
namespace {

using namespace reading;

constexpr std::size_t most_moves = 200'000;
constexpr int deepest = 400;

std::string names_of(const PointSet& points) {
    std::string text;
    for (const Point p : points) text += ' ' + name_of(p);
    return text;
}

std::string_view name_of(Beyond beyond) {
    constexpr std::string_view names[] = {"both", "owner", "attacker"};
    return names[static_cast<int>(beyond)];
}

/// Everything of a certificate but its moves.
std::string opening(const Board& board, const Claim& claim) {
    const GroundQuestion& q = claim.question;
    const BoardSize size = board.size();
    std::string text =
        "goterr certificate 1\nboard " + std::to_string(size.width) + ' ' + std::to_string(size.height);
    for (const Point p : points_of(size)) {
        text += p.column == 0 ? '\n' : ' ';
        text += ".XO"[static_cast<int>(board[p])];
    }
    text += "\nground" + names_of(q.ground) + "\ntarget" + names_of(q.target) + "\nliving" +
            names_of(q.living - q.ground);
    text += "\nbeyond " + std::string(name_of(q.beyond)) + (q.all ? "\nall yes" : "\nall no");
    text += "\nfirst " + std::string(goterr::name_of(claim.start.mover));
    const bool banned = claim.start.ko && q.ground.contains(*claim.start.ko);
    text += "\nko " + (banned ? goterr::name_of(*claim.start.ko) : "none");
    const Color owner = board[q.target.first()];
    const bool owners = claim.start.threats.owner == Threats::endless;
    text += "\nthreats " + std::string(goterr::name_of(owners ? owner : opponent(owner)));
    return text + (claim.is_taken ? "\nclaim taken\n" : "\nclaim stands\n");
}

/// Collects the winner's moves from the start on: the search says which, and what has to be answered is what
/// the checker asks for.
class Prover {
public:
    Prover(const Board& board, const Claim& claim, std::int64_t boards)
        : claim_(claim),
          reader_(board, claim.question, boards),
          boards_(boards),
          board_(board),
          opening_(opening(board, claim)),
          proof_(ProofReader(opening_ + "end\n").read()),
          points_(points_in(claim.question.ground)) {}

    std::optional<std::string> proof() {
        const bool proved = proof_.first == proof_.winner() ? prove_move(proof_.start, 0).has_value()
                                                            : prove_answers(proof_.start, 0).has_value();
        return proved ? std::optional(text()) : std::nullopt;
    }

private:
    struct Entry {
        bool proved = false;
        ProofZone zone = {};
        std::string move = {};
    };

    GroundPosition position_of(const Stand& stand, char mover) const {
        GroundPosition position = claim_.start;
        position.board = board_;
        position.mover = mover == 'X' ? Color::black : Color::white;
        for (std::size_t i = 0; i < points_.size(); ++i)
            position.board[points_[i]] = stand.stones[i] == 'X'   ? Color::black
                                         : stand.stones[i] == 'O' ? Color::white
                                                                  : Color::empty;
        position.ko = stand.ko ? std::optional(points_[*stand.ko]) : std::nullopt;
        return position;
    }

    bool is_won(const Stand& stand, char mover) {
        const Answered answer = reader_.ask(position_of(stand, mover), Asked::take,
                                            std::max<std::int64_t>(0, boards_ - reader_.boards_seen()));
        return answer == (claim_.is_taken ? Answered::yes : Answered::no);
    }

    /// A move of the winner after which everything is proved. A position met again on the way to itself
    /// proves that something stands, and nothing about a capture: another move has to be found.
    std::optional<ProofZone> prove_move(const Stand& stand, int depth) {
        if (const auto known = entries_.find(stand); known != entries_.end()) {
            if (known->second.proved) return known->second.zone;
            return claim_.is_taken ? std::nullopt : std::optional(ProofZone(stand.stones.size(), true));
        }
        if (depth > deepest || entries_.size() > most_moves) return std::nullopt;
        entries_[stand] = {};
        for (const auto& move : candidates(stand)) {
            const auto next = played(proof_, stand, move, proof_.winner());
            if (!next || !is_won(*next, enemy_of(proof_.winner()))) continue;
            entries_[stand].move = move ? goterr::name_of(points_[*move]) : "pass";
            const auto answered = prove_answers(*next, depth + 1);
            if (!answered) continue;
            Entry& entry = entries_[stand];
            entry.zone = zone_before(proof_, stand, *next, move, *answered);
            entry.proved = true;
            return entry.zone;
        }
        entries_.erase(stand);
        return std::nullopt;
    }

    /// Moves that end it first, then the move by which the search won, then all others, then a pass.
    std::vector<std::optional<std::size_t>> candidates(const Stand& stand) {
        std::vector<std::optional<std::size_t>> first, later;
        for (std::size_t move = 0; move < points_.size(); ++move) {
            const auto next = played(proof_, stand, move, proof_.winner());
            if (next) (end_zone(proof_, next->stones) ? first : later).push_back(move);
        }
        if (is_won(stand, proof_.winner()))
            if (const auto found = reader_.first_move())
                first.emplace_back(std::find(points_.begin(), points_.end(), *found) - points_.begin());
        first.insert(first.end(), later.begin(), later.end());
        first.emplace_back();
        return first;
    }

    std::optional<ProofZone> prove_answers(const Stand& stand, int depth) {
        if (auto zone = end_zone(proof_, stand.stones)) return zone;
        if (is_taken(proof_, stand.stones)) return std::nullopt;
        return all_answered(proof_, stand, [&](const Stand& next) { return prove_move(next, depth + 1); });
    }

    std::string text() const {
        std::vector<std::pair<std::string, std::string>> moves;
        for (const auto& [stand, entry] : entries_)
            moves.emplace_back(
                stand.ko ? stand.stones + '/' + goterr::name_of(points_[*stand.ko]) : stand.stones,
                entry.move);
        std::sort(moves.begin(), moves.end());
        std::string text = opening_;
        for (const auto& [key, move] : moves) text.append(key).append(1, ' ').append(move).append(1, '\n');
        return text + "end\n";
    }

    const Claim& claim_;
    Reader reader_;
    std::int64_t boards_;
    const Board& board_;
    std::string opening_;
    WrittenProof proof_;
    std::vector<Point> points_;
    std::map<Stand, Entry> entries_;
};

}  // namespace

std::optional<std::string> prove(const Board& board, const Claim& claim, std::int64_t boards) {
    return Prover(board, claim, boards).proof();
}

}  // namespace goterr
