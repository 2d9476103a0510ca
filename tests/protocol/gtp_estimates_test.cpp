// What a session says about a position: scores, fates, analyses, layers.
#include <algorithm>

#include "gtp_talk.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("the score's first word is a result", "[gtp]") {
    const std::string estimate = last_answer(std::string(finished_game) + "estimate_score");
    CHECK(estimate.find("= B+") == 0);
    CHECK(estimate.find(" (upper bound: ") != std::string::npos);
    const std::string unfinished = last_answer("boardsize 9\nplay b e5\nplay w c3\nfinal_score");
    CHECK(unfinished.find_first_of("BW0") == 2);
    CHECK(unfinished.find(' ', 2) == std::string::npos);  // programs compare the whole answer
    CHECK(last_answer("boardsize 9\nplay b e5\nplay w c3\ngogui-score_est").find("the game is not over") !=
          std::string::npos);
}

TEST_CASE("once both have passed the score is one that a count may come to, however open the board is",
          "[gtp]") {
    const std::string open = "boardsize 9\nkomi 0.5\nplay b e5\nplay w c3\n";
    const std::string expected = last_answer(open + "gogui-score_est");
    CHECK(expected.find("the game is not over") != std::string::npos);
    const std::string counted = last_answer(open + "play b pass\nplay w pass\ngogui-score_est");
    CHECK(counted.find("the game is not over") == std::string::npos);
    const std::string score = last_answer(open + "play b pass\nplay w pass\nfinal_score");
    CHECK(score.find(".5\n") != std::string::npos);  // no half points but the komi's
    CHECK(last_answer(open + "play b pass\nplay w e4\ngogui-score_est").find("the game is not over") !=
          std::string::npos);
}

TEST_CASE("what is left to play is told with its values, the best order and the result", "[gtp]") {
    const std::string alleys =
        "boardsize 5\nkomi 0.5\nplay b a4\nplay w d5\nplay b b4\nplay w d4\nplay b c4\nplay w d3\nplay b a2\n"
        "play w d2\nplay b b2\nplay w d1\nplay b c2\nplay w e3\n";
    const std::string answer = last_answer(alleys + "goterr-endgame");
    CHECK(answer.find("\nblack_first W+0.5 C5 ") != std::string::npos);
    CHECK(answer.find("\nwhite_first W+1.5 C5 ") != std::string::npos);
    CHECK(answer.find("play C5 C5 0.750 1.250 gote\n") != std::string::npos);
    CHECK(answer.find("\nexact true\n") != std::string::npos);
    CHECK(last_answer("goterr-endgame black") == "? syntax error\n\n");
    const std::string over = last_answer(std::string(finished_game) + "goterr-endgame");
    CHECK(over.find("= black_first B+") == 0);
}

TEST_CASE("every point has one final status", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, finished_game);
    std::size_t named = 0;
    for (const char* status : {"alive", "dead", "seki", "black_territory", "white_territory", "dame"}) {
        std::string list = gtp.answer(std::string("final_status_list ") + status).substr(1);
        std::replace(list.begin(), list.end(), '\n', ' ');
        std::istringstream words(list);
        for (std::string word; words >> word; ++named)
            CHECK(gtp.answer("final_status " + word) == std::string("= ") + status + "\n\n");
    }
    CHECK(named == 25);
    CHECK(gtp.answer("final_status_list lost") == "? invalid status\n\n");
}

TEST_CASE("stones in seki have that as their final status", "[gtp]") {
    const std::string seki =
        "boardsize 9\nkomi 6.5\ngogui-setup b a9 b d9 b a8 b d8 b a7 b b7 b d7 b h7 b c6 b d6 b e5 b f5 w c9 "
        "w c8 w c7 w a6 w b6 "
        "w a5 w c5 w d5 w b4 w e4 w d3\n";
    CHECK(last_answer(seki + "final_status a9") == "= seki\n\n");
    CHECK(last_answer(seki + "final_status c9") == "= seki\n\n");
}

TEST_CASE("influence is told for either side to move", "[gtp]") {
    // White's corner lives or dies by the next move at B9.
    const std::string corner =
        "boardsize 9\ngogui-setup w d9 w a8 w b8 w c8 w d8 b e9 b e8 b a7 b b7 b c7 b d7 b e7 b c3 b g3 w "
        "g7\n";
    const std::string whites = last_answer(corner + "initial_influence white white_influence");
    const std::string blacks = last_answer(corner + "initial_influence black white_influence");
    CHECK(whites.size() > 81 * 6);
    CHECK(whites != blacks);
}

TEST_CASE("moves are compared for the side that plays them, the best first", "[gtp]") {
    for (const std::string side : {"b", "w"}) {
        const std::string line = last_answer("boardsize 9\nplay b e5\nplay w c3\nkata-analyze " + side);
        std::vector<double> leads;
        for (std::size_t at = line.find(" scoreLead "); at != std::string::npos;
             at = line.find(" scoreLead ", at + 1))
            leads.push_back(std::stod(line.substr(at + 11)));
        REQUIRE(leads.size() > 1);
        CHECK(std::is_sorted(leads.rbegin(), leads.rend()));
    }
}

TEST_CASE("the move that a search would end with is named, not played", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, "boardsize 9\nplay b e5\nplay w c3");
    const std::string before = gtp.answer("showboard");
    const std::string answer = gtp.answer("5 kata-search_analyze b maxmoves 3 ownership true");
    CHECK(answer.find("=5 \ninfo move ") == 0);
    CHECK(answer.ends_with("\n\n"));
    const std::string first = answer.substr(14, answer.find(' ', 14) - 14);
    CHECK(answer.find("\nplay " + first + "\n\n") != std::string::npos);
    CHECK(gtp.answer("showboard") == before);
}

TEST_CASE("of two points next to each other one at most is compared", "[gtp]") {
    const auto words =
        split(last_answer("boardsize 9\nplay b e5\nplay w c3\nplay b g3\nkata-analyze w"), ' ');
    std::vector<Point> moves;
    for (std::size_t i = 0; i + 2 < words.size(); ++i)
        if (words[i].ends_with("info") && words[i + 1] == "move")
            if (const auto point = point_from_name(words[i + 2])) moves.push_back(*point);
    REQUIRE(moves.size() > 2);
    for (const Point a : moves)
        for (const Point b : moves) CHECK(std::abs(a.column - b.column) + std::abs(a.row - b.row) != 1);
}

TEST_CASE("an analysis stays open until anything comes in", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, "boardsize 9\nplay b e5");
    const std::string line = gtp.answer("7 kata-analyze w 50 ownership true");
    CHECK(line.find("=7\ninfo move ") == 0);
    CHECK(line.find("\n\n") == std::string::npos);
    CHECK(split(line.substr(line.find(" ownership ") + 11), ' ').size() == 81);
    CHECK(gtp.answer("").find("\n") == 0);
    CHECK(gtp.answer("name") == "= goterr\n\n");
    gtp.answer("lz-analyze 10");
    CHECK(gtp.answer("8 name") == "\n=8 goterr\n\n");
    gtp.answer("analyze b 100");
    CHECK(gtp.end() == "\n");
    CHECK(gtp.end().empty());
}

TEST_CASE("an analysis says of each move what is asked for, and of no other moves", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, "boardsize 9\nplay b e5");
    const auto count = [](const std::string& text, const std::string& word) {
        std::size_t found = 0;
        for (const std::string& part : split(text, ' ')) found += part == word ? 1 : 0;
        return found;
    };
    const std::string plain = gtp.answer("kata-analyze w");
    CHECK(count(plain, "pvVisits") + count(plain, "movesOwnership") + count(plain, "ownership") == 0);
    CHECK(plain.find("-0.00 ") == std::string::npos);
    const std::string all = gtp.answer(
        "kata-analyze w pvVisits true movesOwnership true movesOwnershipStdev true ownershipStdev true "
        "maxmoves 2");
    for (const char* each : {"info", "pvVisits", "movesOwnership", "movesOwnershipStdev"})
        CHECK(count(all, each) + (each == std::string("info") ? 1 : 0) == 2);
    CHECK(count(all, "ownershipStdev") == 1);
    CHECK(split(all.substr(all.find(" ownershipStdev ") + 16), ' ').size() == 81);
    const std::string only = gtp.answer("kata-analyze w allow W C3,G7 1 maxmoves 5");
    CHECK(only.find("move C3 ") != std::string::npos);
    CHECK(only.find("move G7 ") != std::string::npos);
    CHECK(gtp.answer("kata-analyze w avoid W C3,G7 1").find("move C3 ") == std::string::npos);
    CHECK(gtp.answer("kata-analyze w avoid B C3 1").ends_with(plain));
    CHECK(gtp.answer("kata-analyze w").ends_with(plain));
}

TEST_CASE("an open analysis is said again at the interval it was asked for with", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, "boardsize 5");
    CHECK_FALSE(gtp.update_interval());
    CHECK(gtp.update().empty());
    for (const char* command : {"kata-analyze b 50", "lz-analyze 50", "analyze interval 50 ownership true"}) {
        const std::string answer = gtp.answer(command);
        CHECK(gtp.update_interval() == std::chrono::milliseconds(500));
        CHECK(answer.ends_with("=\n" + gtp.update()));
    }
    gtp.answer("kata-analyze 0");
    CHECK(gtp.update_interval() == std::chrono::milliseconds(10));
    for (const char* once : {"kata-analyze", "kata-analyze b -5", "kata-analyze w interval x"}) {
        CHECK(gtp.answer(once).find("info move") != std::string::npos);
        CHECK_FALSE(gtp.update_interval());
    }
    gtp.answer("kata-analyze 50");
    gtp.answer("name");
    CHECK_FALSE(gtp.update_interval());
}

TEST_CASE("analyses speak for the side they are asked for", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, "boardsize 5\nkomi 0\nplay b c3\nplay b b3\nplay b d3");
    const std::string black = gtp.answer("kata-analyze b 10 rootInfo true"),
                      white = gtp.answer("kata-analyze w 10 rootInfo true");
    const auto lead = [](const std::string& line) {
        return std::stod(line.substr(line.find("scoreLead ", line.find("rootInfo")) + 10));
    };
    CHECK(lead(black) > 0);
    CHECK(lead(white) == -lead(black));
    CHECK(white.find("ownership") == std::string::npos);
    CHECK(gtp.answer("lz-analyze b 10").find(" winrate 10000 ") != std::string::npos);
}

TEST_CASE("the raw output has a policy for legal moves and white's ownership, in rows", "[gtp]") {
    const std::string text = last_answer("rectangular_boardsize 3 2\nplay b a1\nkata-raw-nn 3");
    const auto lines = split(text, '\n');
    CHECK(lines[0] == "= symmetry 3");
    const auto policy = std::find(lines.begin(), lines.end(), "policy");
    const auto owners = std::find(lines.begin(), lines.end(), "whiteOwnership");
    REQUIRE(owners - policy == 4);
    CHECK(*(policy + 2) == "NAN 0.166667 0.166667");
    CHECK(*(policy + 3) == "policyPass 0.166667");
    REQUIRE(lines.end() - owners == 4);
    CHECK(split(*(owners + 1), ' ').size() == 3);
    const std::string finished = last_answer(std::string(finished_game) + "kata-raw-nn");
    CHECK(finished.find("whiteOwnership\n-") != std::string::npos);
}

TEST_CASE("symmetries of the raw output are those of KataGo", "[gtp]") {
    const std::string all = last_answer("boardsize 3\nkata-raw-nn all");
    for (int symmetry = 0; symmetry < 8; ++symmetry)
        CHECK(all.find("symmetry " + std::to_string(symmetry)) != std::string::npos);
    CHECK(last_answer("boardsize 3\nkata-raw-nn 8")[0] == '?');
    CHECK(last_answer("boardsize 3\nkata-raw-nn x")[0] == '?');
}

TEST_CASE("every layer GoGui is offered can be had", "[gtp]") {
    GtpSession gtp = session();
    answers(gtp, finished_game);
    const std::string list = gtp.answer("gogui-analyze_commands").substr(2);
    for (std::string line : split(list.substr(0, list.size() - 2), '\n')) {
        std::string command = line.substr(line.rfind('/') + 1);
        if (const auto at = command.find("%p"); at != std::string::npos) command.replace(at, 2, "B1");
        const std::string answer = gtp.answer(command);
        INFO(line << ": " << answer);
        CHECK(answer[0] == '=');
        CHECK(answer.find("\n\n") == answer.size() - 2);
    }
    CHECK(gtp.answer("gogui-territory").find("= BLACK A5 A4") == 0);
    CHECK(split(gtp.answer("gogui-influence"), '\n').size() == 7);
    CHECK(gtp.answer("gogui-explain B1").find("\nB1 counts as Black's: ") != std::string::npos);
}

TEST_CASE("layers of the analysis come as strings for GoGui, empty ones quoted", "[gtp]") {
    const std::string stone = "boardsize 2\nplay b A1\n";
    CHECK(last_answer(stone + "gogui-layer chains") == "= \n\"\" \"\"\n2 \"\"\n\n");
    CHECK(last_answer(stone + "gogui-layer order A1") == "= \n1 3\n0 2\n\n");
    CHECK(answers("gogui-layer none") == "? unknown layer\n\n");
    CHECK(answers("boardsize 2\ngogui-layer eyes C1").substr(3) == "? invalid coordinate\n\n");
    CHECK(answers("gogui-layer") == "? syntax error\n\n");
}

TEST_CASE("what is secure is marked for its side", "[gtp]") {
    const std::string two_eyes = "boardsize 3\ngogui-setup b A2 b B2 b C2 b B1\n";
    CHECK(last_answer(two_eyes + "gogui-secure").ends_with("\nb b b\nb b b\n\n"));
    CHECK(last_answer("boardsize 2\ngogui-secure") == "= \n\"\" \"\"\n\"\" \"\"\n\n");
}
