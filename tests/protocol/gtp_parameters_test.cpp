// Rules by field, parameters, time, whole positions and games.
#include "goterr/record/game.hpp"
#include "gtp_talk.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("one field of the rules changes, the others stay", "[gtp]") {
    const std::string rules = last_answer("kata-set-rules chinese\nkata-set-rule tax SEKI\nkata-get-rules");
    CHECK(rules.find(R"("tax":"SEKI")") != std::string::npos);
    CHECK(rules.find(R"("scoring":"AREA")") != std::string::npos);
    CHECK(rules.find(R"("whiteHandicapBonus":"N")") != std::string::npos);
    CHECK(last_answer("kata-set-rule suicide true\nkata-get-rules").find(R"("suicide":true)") !=
          std::string::npos);
    CHECK(answers("kata-set-rule color red")[0] == '?');
    CHECK(answers("kata-set-rule tax RED")[0] == '?');
    CHECK(answers("kata-set-rule tax")[0] == '?');
}

TEST_CASE("a rule that is changed changes the score", "[gtp]") {
    const std::string game(finished_game);
    CHECK(
        last_answer(game + "kata-set-rules japanese\nfinal_score") !=
        last_answer(game + "kata-set-rules japanese\nfinal_score\nkata-set-rule scoring AREA\nfinal_score"));
}

TEST_CASE("KGS's names of rules are understood", "[gtp]") {
    CHECK(last_answer("kgs-rules new_zealand\nkata-get-rules").find(R"("suicide":true)") !=
          std::string::npos);
    CHECK(last_answer("kgs-rules japanese\nkata-get-rules").find("TERRITORY") != std::string::npos);
    CHECK(answers("kgs-rules house")[0] == '?');
}

TEST_CASE("every parameter that is listed can be asked for and set to what it is", "[gtp]") {
    GtpSession gtp = session();
    const std::string list = gtp.answer("kata-list-params");
    std::istringstream names(list.substr(2));
    int count = 0;
    for (std::string name; names >> name; ++count) {
        const std::string value = gtp.answer("kata-get-param " + name);
        INFO(name << ": " << value);
        CHECK(value[0] == '=');
        CHECK(gtp.answer("kata-set-param " + name + ' ' + value.substr(2)) == "=\n\n");
        CHECK(gtp.answer("kata-set-param " + name + " nonsense")[0] == '?');
    }
    CHECK(count >= 3);
    CHECK(gtp.answer("kata-get-param maxTime")[0] == '?');
}

TEST_CASE("visits say how many moves are compared", "[gtp]") {
    const auto moves = [](const std::string& text) {
        std::size_t count = 0;
        for (std::size_t at = text.find("info move"); at != std::string::npos;
             at = text.find("info move", at + 1))
            ++count;
        return count;
    };
    GtpSession gtp = session();
    answers(gtp, "boardsize 7\nplay b c3\nplay w e5");
    CHECK(moves(gtp.answer("kata-analyze b 10")) > 3);
    gtp.answer("kata-set-param maxVisits 3");
    CHECK(moves(gtp.answer("kata-analyze b 10")) == 2);
    CHECK(moves(gtp.answer("lz-analyze b 10")) == 2);
    gtp.answer("kata-set-param maxVisits 1");
    CHECK(moves(gtp.answer("kata-analyze b 10")) == 1);
}

TEST_CASE("clocks are taken note of", "[gtp]") {
    CHECK(answers("time_settings 600 30 5") == "=\n\n");
    CHECK(answers("time_left b 30 5") == "=\n\n");
    CHECK(answers("time_settings soon")[0] == '?');
    CHECK(answers("time_left red 30 5")[0] == '?');
    CHECK(answers("clear_cache") == "=\n\n");
}

TEST_CASE("a position is set as a whole or not at all", "[gtp]") {
    CHECK(last_answer("boardsize 5\nplay b c3\nset_position w A1 b B2\nlist_stones black") == "= B2\n\n");
    GtpSession gtp = session();
    answers(gtp, "boardsize 5\nplay b c3");
    for (const char* wrong : {"set_position b", "set_position b Z9", "set_position b A1 w A1",
                              "set_position b A1 w A2 w B1", "set_position red A1"})
        CHECK(gtp.answer(wrong)[0] == '?');
    CHECK(gtp.answer("list_stones black") == "= C3\n\n");
    CHECK(gtp.answer("set_position") == "=\n\n");
    CHECK(gtp.answer("list_stones black") == "=\n\n");
}

TEST_CASE("a game that is printed is the game that was played", "[gtp]") {
    const std::string text = last_answer(
        "boardsize 9\nkomi 5.5\nkata-set-rules chinese\nfixed_handicap 2\nplay w e5\nplay b pass\nplay w "
        "e6\nprintsgf");
    const Game game = read_game(std::string_view(text).substr(2));
    CHECK(game.info.komi == 5.5);
    CHECK(game.info.handicap == 2);
    CHECK(game.info.rules->name == "chinese");
    CHECK(game.move_count() == 3);
    CHECK(game.warnings.empty());
    const Position end = replay(game).position;
    CHECK(points_of_color(end.board, Color::white).count() == 2);
    CHECK(end.to_move == Color::black);
    CHECK(text.find("\n\n") == text.size() - 2);
}

TEST_CASE("a dragon's number says how it stands", "[gtp]") {
    const std::string dragons = last_answer(
        "boardsize 5\ngogui-setup b B1 b B2 b B3 b B4 b B5 b C3 w D1 w D2 w D3 w D4 w D5 w C1 w C5 w C2 w C4 "
        "w A3\n"
        "gogui-dragons");
    CHECK(dragons.find('x') != std::string::npos);  // A3
    CHECK(dragons.find('1') != std::string::npos);
}

TEST_CASE("numbers that make no sense for a parameter are refused", "[gtp]") {
    CHECK(answers("kata-set-param seed -1")[0] == '?');
    CHECK(answers("kata-set-param maxVisits 0")[0] == '?');
    CHECK(answers("kata-set-param maxVisits 5")[0] == '=');
}
