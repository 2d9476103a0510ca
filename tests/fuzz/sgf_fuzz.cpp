/// SGF under attack: any bytes are read or refused; the ways to read one file agree; what is read can be
/// written and read again.
#include <cstdint>
#include <string>
#include <string_view>

#include "goterr/record/sgf/sgf_writer.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

template <typename Read>
void attempt(Read read) {
    try {
        read();
    } catch (const ParseError& error) {
        require(error.where().line >= 1 && error.where().column >= 1, "a refusal names a place");
    } catch (const Error&) {
    }
}

void check_steps(const Game& game) {
    require(is_board_size(game.info.size.width, game.info.size.height), "boards have 1 to 52 lines");
    for (const Step& step : game.steps)
        require(game.info.size.contains(step.point) || step.kind == Step::Kind::pass ||
                    step.kind == Step::Kind::to_move,
                "steps lie on the board");
    for (const Diagnostic& warning : game.warnings)
        require(warning.where.line >= 1 && warning.where.column >= 1, "a warning names a place");
}

void check_game(const Game& game) {
    check_steps(game);
    if (game.steps.size() > 2000) return;
    const Game again = read_game(write_sgf(game));
    require(replay(again).position.board == replay(game).position.board, "a written game reads back");
    require(replay(again).position.to_move == replay(game).position.to_move, "so does the side to move");
    require(again.move_count() == game.move_count(), "and every move");
}

void check_tree(std::string_view text) {
    const SgfTree tree = read_sgf_tree(text);
    require(write_sgf(tree) == tree.text(), "a tree is written byte for byte");
    const std::string addition = "ZQ[x\\]y]";
    if (tree.text().find(addition) != std::string_view::npos) return;
    const SgfTree::Node last = tree.line().back();
    for (const auto* property = tree.begin(last); property != tree.end(last); ++property)
        if (tree.name(*property) == "ZQ") return;
    std::string edited = write_sgf(tree, {{last, "ZQ", {"x\\]y"}}});
    attempt([&] { check_steps(read_game(edited)); });
    const std::size_t at = edited.find(addition);
    require(at != std::string::npos, "an edit is written");
    edited.erase(at, addition.size());
    require(edited == tree.text(), "an edit adds its own text and nothing else");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    attempt([&] { check_game(read_game(text)); });
    attempt([&] { check_steps(read_game(text, {1, {1}})); });
    attempt([&] { check_steps(read_game(text, {2, {}})); });
    attempt([&] { check_tree(text); });
    count_games(text);
    return 0;
}
