/// A dragon that its owner can save counts as saved where he is to move, on boards that are settled too.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// Dragons of the side to move that it saves in nearly all games around them, though most games on the whole
/// board lose them.
std::vector<Dragon> missed_by_the_games(const Analysis& analysis) {
    std::vector<Dragon> found;
    for (const Dragon& dragon : analysis.dragons())
        if (dragon.side == analysis.position.to_move && dragon.status == Status::critical &&
            dragon.reason.cause == Cause::siege && dragon.owner_first.kept >= 0.9 && dragon.survival < -0.4)
            found.push_back(dragon);
    return found;
}

}  // namespace

TEST_CASE("what its owner saves in the games around it is not dead where he is to move") {
    int found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/data/games")) {
        const Game game = game_in(entry.path());
        for (int move = game.move_count(); move > game.move_count() / 3; move -= 6 * one_in())
            for (const Color to_move : {Color::black, Color::white}) {
                Position position = replay(game, move).position;
                if (position.to_move != to_move) position.ko.reset();
                position.to_move = to_move;
                AnalysisOptions asked = analysis_options({}, position.board.size());
                asked.open = asked.settled;  // there are more of them while much is open
                const Analysis analysis = analyze(position, asked);
                if (analysis.position.is_over()) continue;
                for (const Dragon& dragon : missed_by_the_games(analysis)) {
                    ++found;
                    INFO(entry.path().filename().string() << ", move " << move << "\n"
                                                          << drawn(position.board));
                    CHECK((analysis.dead() & dragon.stones).empty());
                }
            }
    }
    CHECK((found > 0 || one_in() > 1));
}
