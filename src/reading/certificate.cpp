#include "goterr/reading/certificate.hpp"

#include <algorithm>
#include <unordered_map>

namespace goterr {
namespace {

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

std::string_view word_of(Color color) { return color == Color::black ? "black" : "white"; }

/// What stands on the ground, and where the mover may not take back.
std::string key_of(const GroundPosition& position, const PointSet& ground) {
    std::string key;
    for (const Point p : ground) key += ".XO"[static_cast<int>(position.board[p])];
    return position.ko ? key + '/' + goterr::name_of(*position.ko) : key;
}

/// Collects the winner's moves from the start on.
class Prover {
public:
    Prover(const Board& board, const Claim& claim, std::int64_t boards)
        : claim_(claim), reader_(board, claim.question, boards), boards_(boards), board_(board) {
        const Color owner = reader_.owner();
        winner_ = claim.is_taken ? opponent(owner) : owner;
    }

    std::optional<std::string> proof() {
        GroundPosition start = claim_.start;
        if (start.threats.attacker == Threats::endless || start.threats.owner == Threats::endless) {
            const bool free =
                (start.mover == reader_.owner() ? start.threats.owner : start.threats.attacker) != 0;
            if (free) start.ko = std::nullopt;
        }
        const bool proved = start.mover == winner_ ? prove_move(start, 0) : prove_answers(start, 0);
        return proved ? std::optional(text()) : std::nullopt;
    }

private:
    enum class Stage { open, proved };
    struct Entry {
        Stage stage = Stage::open;
        std::string move;
    };

    bool is_won(const GroundPosition& position) {
        const Answered answer =
            reader_.ask(position, Asked::take, std::max<std::int64_t>(0, boards_ - reader_.boards_seen()));
        return answer == (claim_.is_taken ? Answered::yes : Answered::no);
    }

    /// A move of the winner after which everything is proved. A position met again on the way to itself proves that something
    /// stands, and nothing about a capture: another move has to be found.
    bool prove_move(const GroundPosition& position, int depth) {
        const std::string key = key_of(position, claim_.question.ground);
        if (const auto known = entries_.find(key); known != entries_.end())
            return known->second.stage == Stage::proved || !claim_.is_taken;
        if (depth > deepest || entries_.size() > most_moves) return false;
        entries_[key] = {};
        for (const auto& move : candidates(position)) {
            const auto next = reader_.played(position, move);
            if (!next || !is_won(*next)) continue;
            entries_[key].move = move ? goterr::name_of(*move) : "pass";
            if (!prove_answers(*next, depth + 1)) continue;
            entries_[key].stage = Stage::proved;
            return true;
        }
        entries_.erase(key);
        return false;
    }

    /// Captures and moves that end it first, then the move by which the search won, then all others, then a pass.
    std::vector<std::optional<Point>> candidates(const GroundPosition& position) {
        std::vector<std::optional<Point>> first, later;
        const auto found = is_won(position) ? reader_.first_move() : std::nullopt;
        for (const Point p : reader_.open_points(position)) {
            const auto next = reader_.played(position, p);
            if (!next) continue;
            const bool ends = reader_.at_once(*next) == (claim_.is_taken ? Answered::yes : Answered::no);
            (ends ? first : later).push_back(p);
        }
        if (found) first.push_back(found);
        first.insert(first.end(), later.begin(), later.end());
        first.push_back(std::nullopt);
        return first;
    }

    bool prove_answers(const GroundPosition& position, int depth) {
        if (const Answered ended = reader_.at_once(position); ended != Answered::unread)
            return ended == (claim_.is_taken ? Answered::yes : Answered::no);
        const auto holds = [&](std::optional<Point> move) {
            const auto next = reader_.played(position, move);
            return !next || prove_move(*next, depth + 1);
        };
        for (const Point p : reader_.open_points(position))
            if (!holds(p)) return false;
        // The attacker's pass changes nothing unless it lifts a ko: the owner passes too.
        const bool needless = position.mover != reader_.owner() && !position.ko;
        return needless || holds(std::nullopt);
    }

    std::string text() const {
        const GroundQuestion& q = claim_.question;
        const BoardSize size = board_.size();
        std::string text =
            "goterr certificate 1\nboard " + std::to_string(size.width) + ' ' + std::to_string(size.height);
        for (const Point p : points_of(size)) {
            text += p.column == 0 ? '\n' : ' ';
            text += ".XO"[static_cast<int>(board_[p])];
        }
        text += "\nground" + names_of(q.ground) + "\ntarget" + names_of(q.target) + "\nliving" +
                names_of(q.living);
        text += "\nbeyond " + std::string(name_of(q.beyond)) + (q.all ? "\nall yes" : "\nall no");
        text += "\nfirst " + std::string(word_of(claim_.start.mover));
        text += "\nko " + (claim_.start.ko ? goterr::name_of(*claim_.start.ko) : "none");
        const Color owner = reader_.owner();
        const bool owners = claim_.start.threats.owner == Threats::endless;
        text += "\nthreats " + std::string(word_of(owners ? owner : opponent(owner)));
        text += claim_.is_taken ? "\nclaim taken\n" : "\nclaim stands\n";
        std::vector<std::pair<std::string, std::string>> moves;
        for (const auto& [key, entry] : entries_) moves.emplace_back(key, entry.move);
        std::sort(moves.begin(), moves.end());
        for (const auto& [key, move] : moves) text.append(key).append(1, ' ').append(move).append(1, '\n');
        return text + "end\n";
    }

    const Claim& claim_;
    Reader reader_;
    std::int64_t boards_;
    const Board& board_;
    Color winner_ = Color::black;
    std::unordered_map<std::string, Entry> entries_;
};

}  // namespace

std::optional<std::string> prove(const Board& board, const Claim& claim, std::int64_t boards) {
    return Prover(board, claim, boards).proof();
}

}  // namespace goterr
