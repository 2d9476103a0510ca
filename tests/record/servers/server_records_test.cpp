/// Records of servers, made up here after the layouts that are known of them.
#include <string>

#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const std::string gib =
    "\\HS\r\n\\[GIBOKIND=Global\\]\r\n\\[GAMEBLACKNAME=Ada (5D)\\]\r\n\\[GAMEWHITENAME=Bo (6D)\\]\r\n"
    "\\[GAMEGONGJE=65\\]\r\n\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GRLT:1,ZIPSU:35,GONGJE:65\\]\r\n\\HE\r\n\\GS\r\n"
    "2 1 0\r\n5 0 &4\r\nINI 0 1 0 &4\r\nSTO 0 2 1 3 2\r\nSTO 0 3 2 15 15\r\nSTO 0 4 1 18 0\r\nSKI 0 "
    "5\r\n\\GE\r\n";

std::string ngf(const std::string& handicap, const std::string& komi, const std::string& moves) {
    return "A league\n9\nBo      6D\nAda     5D\nsomewhere\n" + handicap + "\n0\n" + komi +
           "\n20260101 [09:31]\n10\nBlack wins by 3.5\n2\n" + moves;
}

std::string ugf(const std::string& fields, const std::string& moves) {
    return "[Header]\nVer=UGF2,200\nLang=SJIS\nRule=JPN\nSize=9\n" + fields +
           "Winner=W,C\nPlayerB=Ada,5d\nPlayerW=Bo,6d\n[Data]\n" + moves + "[Figure]\nx\n";
}

const std::string grid =
    "# 1=black -1=white 0=open\nheight 3\nwidth 4\nplayer_to_move -1\n"
    " 0  1 -1  0\n 0  1  0 -1\n 1  0 -1  0\n# removed\n0 0 0 0\n0 0 0 0\n0 0 0 0\n";

void check_refused(const std::string& record, TextPlace where, const std::string& words) {
    INFO(record);
    try {
        read_game(record);
        FAIL("read all the same");
    } catch (const ParseError& error) {
        INFO(error.what());
        CHECK(error.where() == where);
        CHECK(std::string(error.what()).find(words) != std::string::npos);
    }
}

}  // namespace

TEST_CASE("a GIB record counts points from 0 at the upper left", "[record]") {
    const Game game = read_game(gib);
    CHECK(game.warnings.empty());
    CHECK(game.steps == std::vector<Step>{{Step::Kind::move, Color::black, "D17"_pt},
                                          {Step::Kind::move, Color::white, "Q4"_pt},
                                          {Step::Kind::move, Color::black, "T19"_pt},
                                          {Step::Kind::pass, Color::white, {}}});
    CHECK(game.info.komi == 6.5);
    CHECK(game.info.result == "W+3.5");
    CHECK(game.info.margin == -3.5);
    CHECK(game.info.facts.black_player == "Ada (5D)");
    CHECK(game.info.facts.white_player == "Bo (6D)");
}

TEST_CASE("a GIB record with handicap has its stones on the star points", "[record]") {
    std::string record = gib;
    record.replace(record.find("INI 0 1 0"), 9, "INI 0 1 3");
    const Game game = read_game(record);
    CHECK(game.info.handicap == 3);
    const Board start = replay(game, 0).position.board;
    CHECK(points_of_color(start, Color::black) == PointSet({19, 19}, {"D4"_pt, "Q16"_pt, "D16"_pt}));
    CHECK(replay(game, 0).position.to_move == Color::black);  // as this record goes on
}

TEST_CASE("an NGF record counts points from B at the upper left", "[record]") {
    const Game game = read_game(ngf("0", "6", "PMABBEFGH\nPMACWBBJJ\nPMADBAAAA\n"));
    CHECK(game.info.size == BoardSize{9, 9});
    CHECK(game.steps == std::vector<Step>{{Step::Kind::move, Color::black, "D5"_pt},
                                          {Step::Kind::move, Color::white, "A9"_pt},
                                          {Step::Kind::pass, Color::black, {}}});
    CHECK(game.info.komi == 6.5);
    CHECK(game.info.margin == 3.5);
    CHECK(game.info.facts.white_player == "Bo");
    CHECK(game.info.facts.black_player == "Ada");
}

TEST_CASE("an NGF record with handicap has whole komi", "[record]") {
    const Game game = read_game(ngf("2", "0", "PMABWEFGH\n"));
    CHECK(game.info.handicap == 2);
    CHECK(game.info.komi == 0);
    CHECK(points_of_color(replay(game, 0).position.board, Color::black).count() == 2);
}

TEST_CASE("a UGF record counts rows from the top, or from the bottom as IGS does", "[record]") {
    const std::string moves = "AB,B1,1,0\nII,W2,2,0\nYA,B3,3,0\n";
    const Game top = read_game(ugf("Hdcp=0,5.50\n", moves));
    CHECK(top.warnings.empty());
    CHECK(top.steps == std::vector<Step>{{Step::Kind::move, Color::black, "A8"_pt},
                                         {Step::Kind::move, Color::white, "J1"_pt},
                                         {Step::Kind::pass, Color::black, {}}});
    const Game bottom = read_game(ugf("Hdcp=0,-5.50\nCoordinateType=IGS\n", moves));
    CHECK(bottom.steps[0].point == "A2"_pt);
    CHECK(bottom.steps[1].point == "J9"_pt);
    for (const Game& game : {top, bottom}) {
        CHECK(game.info.komi == 5.5);
        CHECK(game.info.rules == japanese_rules);
        CHECK(game.info.result == "W+R");
        CHECK(game.info.facts.black_player == "Ada");
    }
}

TEST_CASE("the moves numbered 0 of a UGF record are its handicap stones", "[record]") {
    const Game game = read_game(ugf("Hdcp=2,0.50\n", "CC,B0,0,0\nGG,B0,0,0\nDD,W1,1,0\n"));
    CHECK(game.info.handicap == 2);
    CHECK(game.move_count() == 1);
    CHECK(points_of_color(replay(game).position.board, Color::black).count() == 2);
}

TEST_CASE("names in the charset of a UGF record come out as UTF-8", "[record]") {
    const Game game = read_game("[Header]\nLang=SJIS\nSize=9\nPlayerB=\x8d\x95,9d\n[Data]\nAA,B1,1,0\n");
    CHECK(game.info.facts.black_player == "\xe9\xbb\x92");
}

TEST_CASE("a grid of numbers with its size is the position it draws", "[record]") {
    const Game game = read_game(grid);
    CHECK(drawn(replay(game).position.board) == diagram(R"(
        . X O .
        . X . O
        X . O .)"));
    CHECK(replay(game).position.to_move == Color::white);
}

TEST_CASE("a server's record that would lose a stone is refused with the place", "[record]") {
    std::string off_board = gib;
    off_board.replace(off_board.find("15 15"), 5, "15 19");
    check_refused(off_board, {13, 1}, "is no move on a 19x19 board");
    std::string no_color = gib;
    no_color.replace(no_color.find("STO 0 3 2"), 9, "STO 0 3 7");
    check_refused(no_color, {13, 1}, "the color of a move is 1 or 2, not '7'");
    check_refused(ngf("0", "6", "PMABBKFGH\n"), {13, 1}, "'KF' is no point");
    check_refused(ugf("", "AJ,B1,1,0\n"), {10, 1}, "'AJ' is no point");
    check_refused(ugf("", "A\n"), {10, 1}, "'A' is no move");
    check_refused(ugf("Size=99\n", "AA,B1,1,0\n"), {6, 1}, "no size of a board");
    check_refused("height 2\nwidth 2\n1 0\n0 2\n", {4, 3}, "'2' is no stone");
    check_refused("height 2\nwidth 2\n1 0\n0\n", {4, 1}, "a row has 2 points");
    check_refused("height 2\nwidth 2\n1 0\n", {4, 1}, "1 rows of the board are missing");
    check_refused("height 200\nwidth 2\n1 0\n", {2, 1}, "no size of a board");
}

TEST_CASE("an illegal move in a server's record is played with a warning", "[record]") {
    const Game game = read_game(ngf("0", "6", "PMABBEFGH\nPMACWEFGH\n"));
    REQUIRE(game.warnings.size() == 1);
    CHECK(game.warnings[0].where == TextPlace{14, 1});
    CHECK(game.warnings[0].message.find("a stone on this point") != std::string::npos);
}

TEST_CASE("a server's record is one game", "[record]") {
    for (const std::string& record : {gib, ngf("0", "6", "PMABBEFGH\n"), ugf("", "AA,B1,1,0\n"), grid}) {
        CHECK(count_games(record) == 1);
        GameReader reader(record);
        CHECK(reader.next());
        CHECK_FALSE(reader.next());
    }
}
