#include "goterr/protocol/gtp_session.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "goterr/core/error.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

GtpSession session() {
    GtpOptions options;
    options.version = "1.2.3";
    options.estimate.effort = Effort::quick;
    options.read_file = [](const std::string& name) -> std::string {
        if (name != "game.sgf") throw Error("cannot be read");
        return "(;GM[1]FF[4]SZ[9]KM[5.5]RU[Chinese];B[ee];W[ec];B[gd])";
    };
    options.explain = [](const Estimate&, Point point) { return name_of(point) + " is so.\n\nIndeed.\n"; };
    return GtpSession(std::move(options));
}

/// The answers to several lines, one after the other.
std::string answers(GtpSession& gtp, const std::string& lines) {
    std::istringstream in(lines);
    std::string text;
    for (std::string line; std::getline(in, line);) text += gtp.answer(line);
    return text;
}

std::string answers(const std::string& lines) {
    GtpSession gtp = session();
    return answers(gtp, lines);
}

/// A 5x5 game that is over: black has the left, white the right with a dead stone in it.
constexpr const char* finished_game =
    "boardsize 5\nkomi -1.5\n"
    "play b b1\nplay w d1\nplay b b2\nplay w d2\nplay b b3\nplay w d3\nplay b b4\nplay w d4\nplay b b5\nplay "
    "w d5\n"
    "play b c1\nplay w c2\nplay b c3\nplay w c4\nplay b c5\nplay w pass\nplay b pass\n";

std::string last_answer(const std::string& lines) {
    const std::string all = answers(lines);
    const std::size_t begin = all.rfind("\n\n", all.size() - 3);
    return begin == std::string::npos ? all : all.substr(begin + 2);
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
    return parts;
}

}  // namespace

TEST_CASE("answers carry the id of their command", "[gtp]") {
    CHECK(answers("17 protocol_version") == "=17 2\n\n");
    CHECK(answers("name") == "= goterr\n\n");
    CHECK(answers("0003 version") == "=0003 1.2.3\n\n");
    CHECK(answers("5 nonsense") == "?5 unknown command\n\n");
    CHECK(answers("5") == "?5 unknown command\n\n");
}

TEST_CASE("comments, empty lines, tabs and control characters are dealt with before anything else", "[gtp]") {
    CHECK(answers("# a comment\n\n   \n\t\n# interrupt\n").empty());
    CHECK(answers("1\tname # which?\n") == "=1 goterr\n\n");
    CHECK(answers("  na\x01me\r\n") == "= goterr\n\n");
    CHECK(answers(std::string("\xff\xfe\0 x", 5)) == "? unknown command\n\n");
}

TEST_CASE("every listed command is known, and genmove is not among them", "[gtp]") {
    const std::string list = answers("list_commands").substr(2);
    const auto names = split(list.substr(0, list.size() - 2), '\n');
    CHECK(names.size() > 40);
    for (const std::string& name : names) CHECK(answers("known_command " + name) == "= true\n\n");
    CHECK(std::count(names.begin(), names.end(), "genmove") == 0);
    CHECK(answers("known_command genmove") == "= false\n\n");
    CHECK(answers("3 genmove b") == "?3 goterr estimates positions and does not play\n\n");
}

TEST_CASE("boards have the sizes asked for, or a clear no", "[gtp]") {
    CHECK(answers("boardsize 9\nquery_boardsize") == "=\n\n= 9 9\n\n");
    CHECK(answers("rectangular_boardsize 7 3\nquery_boardsize") == "=\n\n= 7 3\n\n");
    for (const char* size : {"0", "53", "-3", "99999999999", "x", ""})
        CHECK(answers(std::string("boardsize ") + size)[0] == '?');
    CHECK(answers("boardsize 53") == "? unacceptable size\n\n");
}

TEST_CASE("moves are played, refused and taken back", "[gtp]") {
    CHECK(answers("play b d4\nlist_stones black") == "=\n\n= D4\n\n");
    CHECK(answers("play b d4\nplay white D4") == "=\n\n? illegal move\n\n");
    CHECK(answers("play black I5") == "? invalid color or coordinate\n\n");
    CHECK(answers("play red d5") == "? invalid color or coordinate\n\n");
    CHECK(answers("boardsize 9\nplay b k10") == "=\n\n? invalid color or coordinate\n\n");
    CHECK(answers("play b d4\nplay w PASS\nundo\nundo\nundo\nlist_stones b") ==
          "=\n\n=\n\n=\n\n=\n\n? cannot undo\n\n=\n\n");
    CHECK(answers("play b a1\nplay w a2\nplay b a3\ngg-undo 2\nlist_stones w\nlist_stones b") ==
          "=\n\n=\n\n=\n\n=\n\n=\n\n= A1\n\n");
}

TEST_CASE("a ko may not be retaken at once", "[gtp]") {
    const std::string ko =
        "boardsize 5\ngogui-setup b B1 b C2 b B3 w C1 w D2 w C3 b A2\ngogui-setup_player w\nplay w B2\n";
    CHECK(last_answer(ko + "play b C2") == "? illegal move\n\n");
    CHECK(last_answer(ko + "play b E5\nplay w E4\nplay b C2") == "=\n\n");
}

TEST_CASE("handicap stones stand where they belong and only on an empty board", "[gtp]") {
    CHECK(answers("fixed_handicap 2") == "= D4 Q16\n\n");
    CHECK(answers("fixed_handicap 10") == "? invalid number of stones\n\n");
    CHECK(answers("play b d4\nfixed_handicap 2") == "=\n\n? board not empty\n\n");
    CHECK(answers("set_free_handicap A1 B2\nlist_stones b\nundo") == "=\n\n= B2 A1\n\n? cannot undo\n\n");
    CHECK(answers("set_free_handicap A1 A1") == "? bad vertex list\n\n");
}

TEST_CASE("GoGui's sequences are played whole or not at all", "[gtp]") {
    CHECK(answers("gogui-play_sequence B E5 W E7 B D4\nlist_stones b") == "=\n\n= E5 D4\n\n");
    CHECK(answers("gogui-play_sequence B E5 W E5\nlist_stones b") == "? illegal move\n\n=\n\n");
}

TEST_CASE("a record is loaded up to the position before a move", "[gtp]") {
    CHECK(answers("loadsgf game.sgf\nlist_stones b\nget_komi\nquery_boardsize") ==
          "=\n\n= G6 E5\n\n= 5.5\n\n= 9 9\n\n");
    CHECK(answers("loadsgf game.sgf 2\nlist_stones b\nlist_stones w\nundo\nundo") ==
          "=\n\n= E5\n\n=\n\n=\n\n? cannot undo\n\n");
    CHECK(answers("loadsgf none.sgf") == "? cannot load file: cannot be read\n\n");
}

TEST_CASE("the board is shown with coordinates and without empty lines", "[gtp]") {
    CHECK(answers("boardsize 2\nplay b a1\nshowboard").substr(6) ==
          "= \n   A B\n 2 . . 2\n 1 X . 1\n   A B\nwhite to move, prisoners of black 0, of white 0\n\n");
}

TEST_CASE("the score's first word is a result", "[gtp]") {
    const std::string estimate = last_answer(std::string(finished_game) + "estimate_score");
    CHECK(estimate.find("= B+") == 0);
    CHECK(estimate.find(" (upper bound: ") != std::string::npos);
    const std::string unfinished = last_answer("boardsize 9\nplay b e5\nplay w c3\nfinal_score");
    CHECK(unfinished.find(" (estimated: the game is not over)") != std::string::npos);
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
    const std::string black = gtp.answer("kata-analyze b 10"), white = gtp.answer("kata-analyze w 10");
    const auto lead = [](const std::string& line) {
        return std::stod(line.substr(line.find("scoreLead ") + 10));
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
    CHECK(gtp.answer("gogui-territory").find("= BLACK A5 B5") == 0);
    CHECK(split(gtp.answer("gogui-influence"), '\n').size() == 7);
    CHECK(gtp.answer("gogui-explain B1") == "= B1 is so.\nIndeed.\n\n");
}

TEST_CASE("rules are set by KataGo's names or fields and read back", "[gtp]") {
    CHECK(answers("kata-set-rules chinese\nkata-get-rules").find("\"scoring\":\"AREA\"") !=
          std::string::npos);
    const std::string own =
        R"({"scoring":"TERRITORY","ko":"SIMPLE","tax":"SEKI","suicide":false,"hasButton":false})";
    CHECK(answers("kata-set-rules " + own + "\nkata-get-rules").find("\"scoring\":\"TERRITORY\"") !=
          std::string::npos);
    CHECK(answers("kata-set-rules mine") == "? unknown rules 'mine'\n\n");
    CHECK(answers("kata-set-rules {\"scoring\":") == "? rules are a name or a JSON object\n\n");
    CHECK(answers("kata-set-rules {\"scoring\":1}") == "? rules: unknown value of scoring\n\n");
}

TEST_CASE("nothing is answered after quit", "[gtp]") {
    GtpSession gtp = session();
    CHECK(gtp.answer("quit") == "=\n\n");
    CHECK(gtp.over());
}

TEST_CASE("any bytes are answered by whole answers", "[gtp]") {
    GtpSession gtp = session();
    unsigned state = 1;
    const auto random = [&state](unsigned below) {
        return (state = state * 1664525 + 1013904223) / 65536 % below;
    };
    const auto words =
        split(answers("list_commands") + "b\nw\nD4\n-1\n19\n9999999999\ntrue\n{}\n#\n\x01\n", '\n');
    answers(gtp, "boardsize 3");
    for (int i = 0; i < 300; ++i) {
        std::string line;
        for (unsigned n = random(4) + 1; n > 0; --n)
            line += words[random(static_cast<unsigned>(words.size()))] + ' ';
        if (line.find("boardsize") != std::string::npos) continue;
        const std::string answer = gtp.answer(line);
        INFO(line << "-> " << answer);
        const bool whole = answer.empty() || answer.ends_with("\n\n") || answer == "\n" ||
                           answer.find("=\ninfo") != std::string::npos ||
                           answer.find("\ninfo") != std::string::npos;
        CHECK(whole);
    }
}
