/// goterr_choices [BOARDS [GAMES]] : what drawings are about, as counts that fit_choice.py fits.
///
///     goterr_choices 1000000 10000 < PROBLEMS > ROWS.tsv
///
/// PROBLEMS has a line for each: an SGF file with a drawing and the side to move, and the first moves that
/// are right, all separated by blanks. For every stone that may be meant and every move found for it comes a
/// row: the number of the problem, the counts (life/problem_choice.hpp), and whether the move is right.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "goterr/estimate/study.hpp"
#include "goterr/record/game.hpp"
#include "life/problem_choice.hpp"

namespace goterr::fit {
namespace {

struct Drawing {
    std::string file;
    std::vector<Point> right;
};

Drawing drawing_of(const std::string& line) {
    std::istringstream words(line);
    Drawing drawing;
    words >> drawing.file;
    for (std::string name; words >> name;)
        if (const auto move = point_from_name(name)) drawing.right.push_back(*move);
    return drawing;
}

void write_rows(int number, const Drawing& drawing, std::int64_t boards, int games) {
    std::ifstream in(drawing.file);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    const Position position = replay(read_game(bytes), 0).position;
    const std::vector<Dragon> dragons = Study(position).analysis().dragons();
    const auto subjects = problem_subjects(position.board, dragons, {});
    const auto glimpses = life::glimpses_of(position, subjects, boards);
    const auto local = play_locally(position, games).moves;
    const auto found = life::choices(position, subjects, glimpses, local);
    for (const life::Choice& choice : life::compared(found, position, games)) {
        std::printf("%d", number);
        for (const int sign : choice.signs) std::printf("\t%d", sign);
        const auto& right = drawing.right;
        std::printf("\t%d\n", std::find(right.begin(), right.end(), choice.move) != right.end() ? 1 : 0);
    }
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    const std::int64_t boards = argc > 1 ? std::atoll(argv[1]) : 4'000'000;
    const int games = argc > 2 ? std::atoi(argv[2]) : 20'000;
    std::string line;
    for (int number = 0; std::getline(std::cin, line); ++number)
        goterr::fit::write_rows(number, goterr::fit::drawing_of(line), boards, games);
}
