#include <algorithm>

#include "gtp_talk.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

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

TEST_CASE("a lone stone may not take its own last liberty, whatever the rules say of suicide", "[protocol]") {
    const std::string corner = "boardsize 5\nplay b a2\nplay b b1\n";
    CHECK(last_answer("kata-set-rules tromp-taylor\n" + corner + "play w a1") == "? illegal move\n\n");
    CHECK(last_answer("kata-set-rules japanese\n" + corner + "play w a1") == "? illegal move\n\n");
}

TEST_CASE("a move that repeats a position is illegal where the rules have superko", "[protocol]") {
    const std::string sending_two =
        "rectangular_boardsize 4 3\ngogui-setup b A2 b B2 w B3 w D3 w C2 w D2\ngogui-setup_player w\n"
        "play w A3\nplay b C3\nplay w B3";
    CHECK(last_answer("kata-set-rules chinese-ogs\n" + sending_two) == "? illegal move\n\n");
    CHECK(last_answer("kata-set-rules japanese\n" + sending_two) == "=\n\n");
}

TEST_CASE("moves that are taken back are no positions that superko forbids", "[protocol]") {
    const std::string before_the_last =
        "kata-set-rules chinese-ogs\nrectangular_boardsize 4 3\n"
        "gogui-setup b A2 b B2 w B3 w D3 w C2 w D2\ngogui-setup_player w\nplay w A3\nplay b C3\n";
    CHECK(last_answer(before_the_last + "undo\nplay b C3\nplay w B3") == "? illegal move\n\n");
    CHECK(last_answer(before_the_last + "gogui-setup_player w\nkata-set-rules japanese\nplay w B3") ==
          "=\n\n");
    const std::string two_moves = "kata-set-rules chinese-ogs\nboardsize 3\nplay b A1\nplay w C3\nundo\n";
    CHECK(last_answer(two_moves + "play w C3") == "=\n\n");
    CHECK(last_answer(two_moves + "undo\nplay w C3\nplay b A1") == "=\n\n");
}

TEST_CASE("a session keeps a game of some length, and says so", "[gtp]") {
    GtpSession gtp = session();
    std::string moves = "gogui-play_sequence";
    for (int i = 0; i < 32'000'000 / (52 * 52); ++i) moves += " b pass";
    CHECK(answers(gtp, "boardsize 52\n" + moves) == "=\n\n=\n\n");
    const std::string refused = "? cannot play: the game has more moves than a session keeps\n\n";
    CHECK(answers(gtp, "play b a1") == refused);
    CHECK(answers(gtp, "gogui-play_sequence b pass") == refused);
    CHECK(answers(gtp, "undo\nplay b a1\nclear_board\nplay b a1") == "=\n\n=\n\n=\n\n=\n\n");
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

TEST_CASE("a loaded record is counted as its players did, until the board is cleared", "[gtp]") {
    CHECK(last_answer("loadsgf server.sgf\nfinal_score") == "= W+6.5\n\n");
    CHECK(last_answer("loadsgf cup.sgf\nfinal_score") == "= W+5.5\n\n");
    CHECK(last_answer("loadsgf server.sgf\nkata-set-param count played-out\nfinal_score") == "= W+5.5\n\n");
    CHECK(last_answer("kata-set-param count as-it-stands\nloadsgf cup.sgf\nfinal_score") == "= W+6.5\n\n");
    CHECK(last_answer("kata-set-param count played-out\nkata-get-param count") == "= played-out\n\n");
    const std::string stones =
        "gogui-setup b B7 b C7 b A6 b B6 b C6 b C5 b C4 b C3 b B2 b C2 b B1 b C1 b B4 "
        "w E7 w F7 w E6 w G6 w F6 w E5 w E4 w E3 w E2 w F4 w E1 w F1 w D1 w D2 w D3 w D4 w D5 w D6\n";
    CHECK(last_answer("loadsgf cup.sgf\nboardsize 7\n" + stones + "gogui-setup_player b\nfinal_score") ==
          "= W+6.5\n\n");
}

TEST_CASE("a record that names no rules or komi has the session's, or else the usual ones", "[gtp]") {
    const auto terms = [](const std::string& lines) {
        return last_answer(lines + "\nget_komi") + last_answer(lines + "\nkata-get-rules");
    };
    const std::string silent = terms("loadsgf silent.sgf");
    CHECK(silent.find("= 6.5\n") == 0);
    CHECK(silent.find("TERRITORY") != std::string::npos);
    CHECK(terms("loadsgf game.sgf\nloadsgf silent.sgf") == silent);
    CHECK(last_answer("loadsgf handicap.sgf\nget_komi") == "= 0.5\n\n");
    CHECK(last_answer("komi 3.5\nloadsgf game.sgf\nloadsgf silent.sgf\nget_komi") == "= 3.5\n\n");
    CHECK(terms("kata-set-rules chinese\nloadsgf silent.sgf").find("= 7.5\n") == 0);
    CHECK(terms("loadsgf silent.sgf\nkgs-rules aga\nloadsgf silent.sgf").find("N-1") != std::string::npos);
}

TEST_CASE("rules and komi that the session was begun with win over a record's, a client's over both",
          "[gtp]") {
    GtpOptions options;
    options.estimate.rules = japanese_rules;
    options.estimate.komi = 2.5;
    options.komi = 2.5;
    options.rules_win = options.komi_wins = true;
    options.read_file = [](const std::string&) { return "(;SZ[9]RU[Chinese]KM[7.5])"; };
    GtpSession gtp(options);
    const std::string loaded = "loadsgf game.sgf\nget_komi";
    CHECK(answers(gtp, loaded) == "=\n\n= 2.5\n\n");
    CHECK(answers(gtp, "kata-get-rules").find("TERRITORY") != std::string::npos);
    CHECK(answers(gtp, "komi 3.5\n" + loaded + "\nkomi 4.5\nget_komi") ==
          "=\n\n=\n\n= 3.5\n\n=\n\n= 4.5\n\n");
    CHECK(answers(gtp, "kata-set-rules aga\nkata-get-rules").find("AREA") != std::string::npos);
    CHECK(answers(gtp, "loadsgf game.sgf\nkata-get-rules").find("N-1") != std::string::npos);
}

TEST_CASE("the board is shown with coordinates and without empty lines", "[gtp]") {
    CHECK(answers("boardsize 2\nplay b a1\nshowboard").substr(6) ==
          "= \n   A B\n 2 . . 2\n 1 X . 1\n   A B\nwhite to move, prisoners of black 0, of white 0\n\n");
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
