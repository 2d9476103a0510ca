#include "goterr/render/text.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

#include "goterr/record/diagrams/diagram.hpp"
#include "sample.hpp"
#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// The board of a drawing without coordinates, as `options` have it.
std::string shown(const std::string& drawing, const Provenance& from, const RenderOptions& options) {
    const std::string page = render_text_board(sketch(drawing), from, options);
    std::string rows;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);)
        if (line[1] >= '0' && line[1] <= '9') rows += line + '\n';
    return rows;
}

std::string without_sequences(const std::string& text) {
    return std::regex_replace(text, std::regex("\x1b\\[[0-9;]*m"), "");
}

constexpr const char* every_kind = R"(
    X O x o + - .
    S s U u p m .
    . . . . . . .)";

}  // namespace

TEST_CASE("the board shows stones, dead stones, both sides' points and coordinates") {
    CHECK(render_text_board(sample_estimate(), {}) ==
          "   A B C D E   \n"
          " 4 # X ' O - 4 \n"
          " 3 o X ' O = 3 \n"
          " 2 # X X O - 2 \n"
          " 1 # X O O = 1 \n"
          "   A B C D E   \n");
}

TEST_CASE("in ASCII every state of a point has its own signs") {
    CHECK(shown(every_kind, {.last_move = "A3"_pt}, {}) ==
          " 3(X)O x o # = . 3 \n"
          " 2 XsOsX?O?' ` . 2 \n"
          " 1 . . . . . . . 1 \n");
}

TEST_CASE("in Unicode every state of a point has its own signs, on the lines of a board") {
    CHECK(shown(every_kind, {.last_move = "B3"_pt}, {.charset = Charset::unicode}) ==
          " 3 ●(○)✖ ✕ ■ □─┐ 3 \n"
          " 2 ◆ ◇ ●?○?• ◦─┤ 2 \n"
          " 1 └─┴─┴─┴─┴─┴─┘ 1 \n");
}

TEST_CASE("in color white stones are full, and read from a copy without color they are White's") {
    const RenderOptions options{.charset = Charset::unicode, .color = ColorDepth::ansi256};
    const std::string copied = without_sequences(render_text_board(sketch(every_kind), {}, options));
    CHECK(copied.find("◉") != std::string::npos);
    CHECK(copied.find("○") == std::string::npos);
    CHECK(replay(read_diagram(copied)).position.board == sketch(every_kind).position.board);
}

TEST_CASE("points that count without much certainty have smaller signs") {
    Estimate estimate = sketch("+ -");
    estimate.ownership = Grid<float>(BoardSize{2, 1}, {0.4F, -0.4F});
    CHECK(render_text_board(estimate, {}).find(" 1 + - 1") != std::string::npos);
}

TEST_CASE("star points are drawn as such") {
    const std::string empty_row = ". . . . . . . . .\n";
    std::string drawing;
    for (int row = 0; row < 9; ++row) drawing += empty_row;
    const std::string board = shown(drawing, {}, {});
    CHECK(std::count(board.begin(), board.end(), ',') == 5);
    CHECK(board.find(" 7 . . , . . . , . . 7") != std::string::npos);
}

TEST_CASE("color changes no column, and each depth speaks its own sequences") {
    const std::string plain = shown(every_kind, {}, {});
    const auto colored = [](ColorDepth depth) { return shown(every_kind, {}, {.color = depth}); };
    for (const ColorDepth depth : {ColorDepth::ansi16, ColorDepth::ansi256, ColorDepth::truecolor}) {
        CHECK(without_sequences(colored(depth)) == plain);
        CHECK(colored(depth).find("\x1b[0m") != std::string::npos);
    }
    CHECK(plain.find('\x1b') == std::string::npos);
    CHECK(colored(ColorDepth::ansi16).find("8;") == std::string::npos);
    CHECK(colored(ColorDepth::ansi256).find("48;5;179m") != std::string::npos);
    CHECK(colored(ColorDepth::truecolor).find("48;2;214;170;104m") != std::string::npos);
}

TEST_CASE("in true color the ground under a point grows darker as black is surer of it") {
    const auto ground = [](float lean) {
        Estimate estimate = sketch("+");
        estimate.ownership[{0, 0}] = lean;
        const std::string board = render_text_board(estimate, {}, {.color = ColorDepth::truecolor});
        std::smatch red;
        std::regex_search(board, red, std::regex("48;2;([0-9]+);[0-9;]+m[#+]"));
        return std::stoi(red[1]);
    };
    CHECK(ground(0.2F) > ground(0.5F));
    CHECK(ground(0.5F) > ground(0.8F));
    CHECK(ground(0.8F) > ground(1.0F));
}

TEST_CASE("columns beyond Z are named in two lines") {
    Estimate wide = sketch(".");
    wide.position = Position(BoardSize{27, 1});
    wide.owner = Grid<Color>(BoardSize{27, 1});
    wide.ownership = Grid<float>(BoardSize{27, 1});
    wide.dead = wide.seki = PointSet(BoardSize{27, 1});
    const std::string board = render_text_board(wide, {});
    CHECK(board.substr(0, 2 * (2 * 27 + 6)) ==
          std::string(53, ' ') + "A A   \n" +
              "   A B C D E F G H J K L M N O P Q R S T U V W X Y Z A B   \n");
}

TEST_CASE("a board too wide for the terminal is drawn without blanks between its points") {
    CHECK(shown(every_kind, {}, {.width = 18}) ==
          " 3 XOxo#=. 3 \n"
          " 2 XOXO'`. 2 \n"
          " 1 ....... 1 \n");
}

TEST_CASE("the score stands beside the board where there is room, else below") {
    const auto row_of = [](int width, std::string_view words) {
        const std::string page = render_text(sample_estimate(), sample_provenance(), {.width = width});
        return std::count(page.begin(), page.begin() + static_cast<std::ptrdiff_t>(page.find(words)), '\n');
    };
    CHECK(row_of(0, "B+1.5") > row_of(0, " 1 #"));
    CHECK(row_of(40, "B+1.5") > row_of(40, " 1 #"));
    CHECK(row_of(80, "B+1.5") < row_of(80, " 1 #"));
}

TEST_CASE("a recorded result far from a sure count is told, and by how much") {
    Estimate estimate = sample_estimate();  // B+1.5
    const auto page = [&](const char* recorded) {
        Provenance from;
        from.recorded_result = recorded;
        return render_text(estimate, from);
    };
    CHECK(page("B+31.5").find("The recorded result is 30 points from this count") != std::string::npos);
    CHECK(page("W+18.5").find("from this count") == std::string::npos);
    CHECK(page("B+R").find("from this count") == std::string::npos);
    estimate.confident = false;
    CHECK(page("B+31.5").find("from this count") == std::string::npos);
}

TEST_CASE("the legend explains what the board shows and nothing else") {
    const auto page = [](const char* drawing) { return render_text(sketch(drawing), {}); };
    CHECK(page("X O . +").find("dead stones") == std::string::npos);
    CHECK(page("X O x +").find(" x o   dead stones") != std::string::npos);
    CHECK(page("X O U").find("unsettled") != std::string::npos);
    CHECK(page("X O S").find("in seki") != std::string::npos);
}

TEST_CASE("what nobody knows is told as in doubt, what the turn decides as that") {
    Estimate sample = sketch("X O U");
    for (Dragon& dragon : sample.dragons)
        if (is_unsettled(dragon)) dragon.status = Status::critical;
    CHECK(render_text(sample, {}).find("\nUnsettled, who moves first decides: C1\n") != std::string::npos);
    for (Dragon& dragon : sample.dragons)
        if (is_unsettled(dragon)) dragon.status = Status::unknown;
    const std::string page = render_text(sample, {});
    CHECK(page.find("\nIn doubt, whoever moves first: C1\n") != std::string::npos);
    CHECK(page.find("decides") == std::string::npos);
}

TEST_CASE("words from a record cannot steer the terminal") {
    const std::string page =
        render_text(sketch("X"), {.file = "a\x1b[2J.sgf", .recorded_result = "B+\x1b]0;x\a\n1"});
    CHECK(page.find('\x1b') == std::string::npos);
    CHECK(page.find('\a') == std::string::npos);
    CHECK(page.find("Recorded result: B+ ]0;x  1\n") != std::string::npos);
}

TEST_CASE("the score is added up before the reader's eyes") {
    const std::string page = render_text(sample_estimate(), sample_provenance());
    CHECK(page.find("B+1.5  four times in five: B+0.5 to B+2.5\n"
                    "\n"
                    "               Black   White\n"
                    "  territory        4       4\n"
                    "  prisoners        3       1\n"
                    "  komi             0     0.5\n"
                    "  total            7     5.5\n") != std::string::npos);
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

TEST_CASE("what keeps a board from being finished is told, and kos by their place") {
    Estimate estimate = sample_estimate();
    estimate.finished = false;
    const auto told = [&](const std::string& words) {
        return render_text(estimate, {}, {}).find("The game is not over: " + words) != std::string::npos;
    };
    CHECK(told("there are points of value left to play.\n"));
    estimate.kos_left = PointSet(estimate.position.board.size(), {"B2"_pt});
    CHECK(told("a ko is left at B2.\n"));
    estimate.kos_left.insert("C1"_pt);
    CHECK(told("kos are left at B2, C1.\n"));
    estimate.finished = true;
    CHECK_FALSE(told(""));
}

TEST_CASE("a sure estimate says where the record has quite another result, by the komi of the record") {
    Estimate sample = sample_estimate();  // B+1.5
    const auto says = [&](std::string_view recorded) {
        Provenance from = sample_provenance();
        from.recorded_result = recorded;
        return render_text(sample, from).find("The recorded result is ") != std::string::npos;
    };
    CHECK_FALSE(says("B+21.5"));
    CHECK(says("B+22"));
    CHECK(says("W+19"));
    CHECK_FALSE(says("W+R"));
    sample.options.recorded = RecordedTerms{10.5, {2, 1}, Color::black};  // W+8.5 there
    CHECK(says("B+13"));
    CHECK_FALSE(says("W+18"));
    sample.confident = false;
    CHECK_FALSE(says("B+60"));
}

TEST_CASE("the moves of the end are numbered, each with its reason") {
    Estimate estimate = sample_estimate();
    const RenderOptions shown{.last_moves = true};
    CHECK(render_text(estimate, {}, shown).find("Played out: no small move is left.") != std::string::npos);
    estimate.last_moves = {{Color::black, "C4"_pt, LastReason::neutral_point},
                           {Color::white, std::nullopt},
                           {Color::black, "D1"_pt, LastReason::teire}};
    const std::string text = render_text(estimate, {}, shown);
    CHECK(
        text.find(
            "Played out:\n   1. B C4   neutral point\n   2. W pass nothing left for this side\n   3. B D1   "
            "teire") != std::string::npos);
    CHECK(render_text(estimate, {}, {}).find("Played out") == std::string::npos);
}
