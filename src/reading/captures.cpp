#include "goterr/reading/captures.hpp"

#include "capture_search.hpp"

namespace goterr {
namespace {

using reading::CaptureSearch;
using reading::Cell;
using reading::Found;
using reading::Outcome;
using reading::ReadingBoard;

class ChainReader {
public:
    ChainReader(const Position& position, ReadingOptions options)
        : position_(position),
          options_(options),
          board_(position.board, canonical_orientation(position.board)),
          search_(board_, options.most_liberties) {}

    CaptureReading read(const Chain& chain) {
        CaptureReading result;
        const Cell target = board_.first_cell(chain.stones);
        board_.set_ko(position_.ko_against(opponent(chain.side)));
        const Found attack = search_.attack(target, options_.nodes);
        if (attack.outcome == Outcome::fails) return result;
        result.captured_by = board_.point(attack.move);
        for (const Cell cell : attack.line)
            if (cell != reading::nowhere) result.line.push_back(board_.point(cell));
        board_.set_ko(position_.ko_against(chain.side));
        const Found defense = search_.defend(target, options_.nodes);
        result.ko = attack.outcome == Outcome::ko || defense.outcome == Outcome::ko;
        const bool helps = defense.outcome < attack.outcome || defense.outcome == Outcome::fails;
        if (helps && defense.move != reading::nowhere) result.saved_by = board_.point(defense.move);
        return result;
    }

private:
    const Position& position_;
    ReadingOptions options_;
    ReadingBoard board_;
    CaptureSearch search_;
};

}  // namespace

Tactics read_captures(const Position& position, const Chains& chains, ReadingOptions options) {
    ChainReader reader(position, options);
    Tactics tactics;
    tactics.chains.resize(static_cast<std::size_t>(chains.count()));
    for (int number = 0; number < chains.count(); ++number)
        if (chains[number].liberties.count() <= options.most_liberties)
            tactics.chains[static_cast<std::size_t>(number)] = reader.read(chains[number]);
    return tactics;
}

CaptureReading read_capture(const Position& position, const Chain& chain, ReadingOptions options) {
    return ChainReader(position, options).read(chain);
}

}  // namespace goterr
