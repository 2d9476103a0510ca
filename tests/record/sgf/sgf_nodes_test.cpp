#include "goterr/record/sgf/sgf_nodes.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

constexpr BoardSize nine{9, 9};

/// `TR A9`, `LB C7 x`: the marks of the first node.
std::string marks_in(const std::string& properties) {
    const std::string sgf = "(;GM[1]SZ[9]" + properties + ")";
    const SgfTree tree = read_sgf_tree(sgf);
    std::string text;
    for (const SgfMark& mark : marks_of(tree, SgfTree::root(), nine)) {
        text += (text.empty() ? "" : ", ") + mark.kind + ' ' + name_of(mark.point);
        if (!mark.label.empty()) text += ' ' + mark.label;
    }
    return text;
}

struct Played {
    int moves = 0;
    std::optional<NodeMove> last;
};

/// What the second node plays.
Played played_in(const std::string& properties) {
    const std::string sgf = "(;GM[1]SZ[9];" + properties + ")";
    const SgfTree tree = read_sgf_tree(sgf);
    return {moves_in(tree, 1), last_move_of(tree, 1, nine)};
}

}  // namespace

TEST_CASE("marks stand in the order of the record", "[sgf]") {
    CHECK(marks_in("TR[aa]CR[ba]SQ[ca]MA[da]SL[ea]") == "TR A9, CR B9, SQ C9, MA D9, SL E9");
    CHECK(marks_in("C[no marks]").empty());
}

TEST_CASE("a rectangle marks all its points, whichever corners are named", "[sgf]") {
    CHECK(marks_in("CR[aa:bb]") == "CR A8, CR B8, CR A9, CR B9");
    CHECK(marks_in("CR[ba:ab]") == "CR A8, CR B8, CR A9, CR B9");
}

TEST_CASE("a point that is marked again by the same kind of mark has it once", "[sgf]") {
    CHECK(marks_in("CR[aa][aa]TR[aa]CR[ba:aa]") == "CR A9, TR A9, CR B9");
    std::string again;
    for (int i = 0; i < 3000; ++i) again += "[aa:ii]";
    const std::string sgf = "(;SZ[9]TR" + again + "SQ" + again + ")";
    const SgfTree tree = read_sgf_tree(sgf);
    CHECK(marks_of(tree, SgfTree::root(), nine).size() == 2 * 81);
}

TEST_CASE("labels are decoded and lose their escapes", "[sgf]") {
    CHECK(marks_in("LB[cc:x][dd:a\\]b:c]") == "LB C7 x, LB D6 a]b:c");
    CHECK(marks_in("CA[ISO-8859-1]LB[cc:\xe9]") == "LB C7 \u00e9");
}

TEST_CASE("marks that are on no point of the board are passed over", "[sgf]") {
    CHECK(marks_in("TR[zz][][aa:zz]LB[cc][zz:x]").empty());
}

TEST_CASE("a node tells its last move and how many it makes", "[sgf]") {
    const Played move = played_in("B[ee]");
    CHECK(move.moves == 1);
    REQUIRE(move.last);
    CHECK(move.last->color == Color::black);
    CHECK(move.last->point == point_from_name("E5"));

    const Played both = played_in("B[ee]W[cc]");
    CHECK(both.moves == 2);
    CHECK(both.last->color == Color::white);

    const Played pass = played_in("W[]");
    CHECK(pass.moves == 1);
    REQUIRE(pass.last);
    CHECK_FALSE(pass.last->point);

    CHECK(played_in("AB[aa]").moves == 0);
    CHECK_FALSE(played_in("AB[aa]").last);
}
