#include "goterr/render/text.hpp"

#include "sample.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("the board shows stones, dead stones, both sides' points and coordinates") {
    CHECK(render_text_board(sample_estimate()) ==
          "   A B C D E\n"
          " 4 + X . O - 4\n"
          " 3 o X . O - 3\n"
          " 2 + X X O - 2\n"
          " 1 + X O O - 1\n"
          "   A B C D E\n");
}

TEST_CASE("columns beyond Z keep their places") {
    Estimate wide;
    wide.position = Position(BoardSize{27, 1});
    wide.owner = Grid<Color>(BoardSize{27, 1});
    wide.dead = PointSet(BoardSize{27, 1});
    const std::string board = render_text_board(wide);
    CHECK(board.substr(0, board.find('\n')) == "   A B C D E F G H J K L M N O P Q R S T U V W X Y ZAAAB");
}

TEST_CASE("the score is added up before the reader's eyes") {
    const std::string page = render_text(sample_estimate(), sample_provenance());
    CHECK(page.find("               Black   White\n"
                    "  territory        4       4\n"
                    "  prisoners        3       1\n"
                    "  komi             0     0.5\n"
                    "  total            7     5.5\n"
                    "\n"
                    "B+1.5  (four times in five from B+0.5 to B+2.5)\n") != std::string::npos);
}

TEST_CASE("the heading names the file, the move, who plays next and the rules") {
    const std::string page = render_text(sample_estimate(), sample_provenance());
    CHECK(page.substr(0, page.find('\n')) == "games/a.sgf, after move 13, Black to move, japanese rules");
}

TEST_CASE("a recorded result and doubts are mentioned") {
    Estimate sample = sample_estimate();
    sample.confident = false;
    Provenance from = sample_provenance();
    from.recorded_result = "W+2";
    const std::string page = render_text(sample, from);
    CHECK(page.find("Recorded result: W+2\n") != std::string::npos);
    CHECK(page.find("Not sure") != std::string::npos);
    CHECK(render_text(sample_estimate(), from).find("Not sure") == std::string::npos);
}
