/// Reads a board from standard input and prints the score: the smallest program with goterr in it.
#include <iostream>
#include <iterator>
#include <string>

#include <goterr/estimate/estimate.hpp>
#include <goterr/record/game.hpp>
#include <goterr/record/result.hpp>

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    const goterr::Game game = goterr::read_game(text);
    goterr::EstimateOptions options;
    options.rules = goterr::chinese_rules;
    options.komi = 0.5;
    std::cout << goterr::result_text(goterr::estimate(goterr::replay(game).position, options).lead()) << '\n';
}
