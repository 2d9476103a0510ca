#include "examples.hpp"

#include <array>

#include <fmt/format.h>

namespace goterr::cli {

namespace {

constexpr std::array all_examples{
    Example{"estimate", "goterr estimate game.sgf", "The end of the main line"},
    Example{"estimate", "goterr estimate -L 120 -f json game.sgf", "After 120 moves, for programs"},
    Example{"estimate", "cat board.txt | goterr estimate --rules chinese --komi 7.5", "A drawn board"},
    Example{"estimate", "goterr estimate --dead D4,Q16 game.sgf", "You know better about two dragons"},
    Example{"estimate", "goterr estimate game.sgf -o board.png", "A picture; .svg, .json, .csv and .sgf too"},
    Example{"map", "goterr map bouzy game.sgf", "The numbers of Bouzy's territory map"},
    Example{"map", "goterr map influence --side black game.sgf", "What black radiates"},
    Example{"explain", "goterr explain D4 game.sgf", "Why the point, or the dragon on it, is judged so"},
    Example{"eyes", "goterr eyes 0011 0112", "Half an eye and another space, added up"},
    Example{"batch", "goterr batch games/ -o results.ndjson", "One record a game, on all processors"},
    Example{"batch", "goterr batch games.zip --every 40 -f csv", "Positions along each game"},
    Example{"batch", "goterr batch games/ --disagree -f text", "Games whose recorded score does not fit"},
    Example{"graph", "goterr graph game.sgf", "The score lead move by move, in the terminal"},
    Example{"graph", "goterr graph game.sgf -o graph.svg", "The same as a picture"},
    Example{"problem", "goterr problem corner.sgf", "Who lives, who dies, and the moves"},
    Example{"problem", "goterr problem corner.sgf -o answer.sgf",
            "The lines as variations; .svg and .png too"},
    Example{"problem", "goterr problem problems/", "A table of all problems in a folder"},
    Example{"problem", "goterr problem --proof proof.txt corner.sgf", "What is read, with its proof"},
    Example{"endgame", "goterr endgame -L 220 game.sgf", "What each play is worth, and how the game ends"},
    Example{"endgame", "goterr endgame game.sgf -o order.svg", "The best order, numbered on the board"},
    Example{"verify", "goterr verify proof.txt", "Checked by the rules of Go alone"},
    Example{"report", "goterr report game.sgf -o game.html", "To be opened in a browser"},
    Example{"completion", "source <(goterr completion bash)", "Completions in this shell"},
    Example{"gtp", "goterr gtp --rules chinese", "The command a program that shows boards starts"},
    Example{"analysis", "goterr analysis < queries.jsonl", "Every query that stands in a file"},
    Example{"bench", "goterr bench --input games/", "With your own games"},
};

std::string shown(const Example& example) {
    return fmt::format("\n  $ {}\n        {}", example.line, example.about);
}

}  // namespace

std::span<const Example> examples() { return all_examples; }

std::string help_examples(std::string_view command) {
    std::string text;
    std::string_view last;
    for (const Example& example : all_examples) {
        if (command.empty() ? example.command != last : example.command == command) text += shown(example);
        last = example.command;
    }
    return text.empty() ? text : "Examples:" + text;
}

}  // namespace goterr::cli
