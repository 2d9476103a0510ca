#include "../../../src/commands/batch/account.hpp"

#include "runs.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// The small game with players, a date and what is said of its result.
std::string game_of(const std::string& facts, const std::string& result) {
    std::string game = small_game();
    game.replace(game.find("RE[B+4.5]"), 9, facts + "RE[" + result + "]");
    return game;
}

std::string account_of(const Workspace& folder, const Moments& moments = {},
                       const char* file = "account.txt") {
    BatchCommand command = csv({folder.path("games")});
    command.account = folder.path(file);
    command.moments = moments;
    command.workers = 2;
    CHECK(run_batch(command).status == 0);
    return folder.read(file);
}

void write_games(const Workspace& folder) {
    folder.write("games/a.sgf", game_of("PB[Ada]PW[Bo]DT[1998]", "B+4.5"));
    folder.write("games/b.sgf", game_of("PB[Bo]PW[Cy]DT[1999]RU[Chinese]", "B+24.5"));
    folder.write("games/c.sgf", game_of("PB[Ada]PW[Cy]", "W+R"));
}

}  // namespace

TEST_CASE("the account tells exact scores, nearly exact ones and winners by player, year and rules") {
    const Workspace folder;
    write_games(folder);
    const std::string text = account_of(folder);
    const auto has = [&](const std::string& row) { return text.find(row) != std::string::npos; };
    CHECK(has("all                                2    50.0    50.0   100.0    50.0"));
    CHECK(has("  Ada                                1   100.0   100.0   100.0   100.0    0.00\n"));
    CHECK(has("  Bo                                 2    50.0    50.0   100.0    50.0"));
    CHECK(has("  1999                               1     0.0     0.0   100.0     0.0"));
    CHECK(has("  chinese                            1     0.0     0.0   100.0     0.0"));
    CHECK(text.find("ownership") == std::string::npos);
}

TEST_CASE(
    "the ownership of earlier positions is compared with the end of games that were counted as recorded") {
    const Workspace folder;
    write_games(folder);
    const std::string json = account_of(folder, {{}, 4}, "account.json");
    CHECK(json.starts_with(R"({"schema":1,"all":{"scores":2,"exact":0.5,"within_one":0.5,"same_winner":1,)"));
    // Three positions of one game before its end, 25 points each.
    long long points = 0;
    for (std::size_t at = json.find("\"points\":"); at != std::string::npos;
         at = json.find("\"points\":", at + 1))
        points += std::stoll(json.substr(at + 9));
    CHECK(points == 2 * 25);
}

TEST_CASE("the intervals of earlier positions are compared with what is recorded of the end") {
    const Workspace folder;
    write_games(folder);
    // two positions of either game with a score; 24.5 points are more than any of a board of 5x5 allows for
    CHECK(account_of(folder, {{}, 4}).find("  50.0 % of 4 hold the recorded score\n") != std::string::npos);
    CHECK(account_of(folder, {{}, 4}, "account.json").find(R"("intervals":{"positions":4,"held":0.5}})") !=
          std::string::npos);
    CHECK(account_of(folder).find("intervals") == std::string::npos);
}

TEST_CASE("only games that are further from the record than asked for are listed") {
    const Workspace folder;
    write_games(folder);
    BatchCommand command = csv({folder.path("games")});
    command.disagreeing = 5;
    CHECK(places(run_batch(command).out, folder) == "games/b.sgf,1,12\n");
    command.disagreeing = 50;
    CHECK(run_batch(command).out.empty());
}
