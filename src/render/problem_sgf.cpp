#include <fmt/format.h>

#include "goterr/record/sgf/sgf_writer.hpp"
#include "goterr/render/problem.hpp"
#include "goterr/render/words.hpp"

namespace goterr {
namespace {

std::string points(std::string_view name, const PointSet& of) {
    if (of.empty()) return {};
    std::string text(name);
    for (const Point p : of) text += '[' + sgf_point(p, of.size()) + ']';
    return text;
}

std::string note_at_end(const ProblemAnswer& answer, const Dragon& dragon) {
    return fmt::format("C[{}]", sgf_text(fmt::format("{}: {}, {}.", title_of(dragon.side),
                                                     name_of(answer.outcome), name_of(answer.known))));
}

/// Lines are short, so they may be written by recursion.
std::string branches(const std::vector<Variation>& variations, BoardSize size, const std::string& end) {
    std::string text;
    for (const Variation& variation : variations)
        text += fmt::format("\n(;{}[{}]{}{})", letter_of(variation.side), sgf_point(variation.move, size),
                            variation.replies.empty() ? end : "", branches(variation.replies, size, end));
    return text;
}

std::string comment_of(const ProblemReport& report) {
    const Problem& problem = report.problem;
    std::string text = fmt::format("{} at {}: {}.\n", title_of(problem.dragon.side),
                                   name_of(lowest_left(problem.dragon.stones)), name_of(status_of(problem)));
    for (const ProblemAnswer* answer : {&problem.owner_first, &problem.attacker_first})
        text += fmt::format("{} first: {} ({}).\n", title_of(answer->first), name_of(answer->outcome),
                            name_of(answer->known));
    return text + problem_sentence(report) + ". " + boards_in_words(problem) + '.';
}

}  // namespace

std::string render_problem_sgf(const ProblemReport& report, const RenderOptions&) {
    const Board& board = report.position.board;
    const Problem& problem = report.problem;
    std::string text = fmt::format("(;GM[1]FF[4]CA[UTF-8]AP[goterr]SZ[{}]", sgf_size(board.size()));
    text += points("AB", points_of_color(board, Color::black)) +
            points("AW", points_of_color(board, Color::white));
    text += report.position.to_move == Color::black ? "PL[B]" : "PL[W]";
    text += points("TR", problem.dragon.stones);
    text += fmt::format("C[{}]", sgf_text(comment_of(report)));
    for (const Color first : {report.position.to_move, opponent(report.position.to_move)}) {
        const ProblemAnswer& answer = answer_for(problem, first);
        text += branches(answer.lines, board.size(), note_at_end(answer, problem.dragon));
        text += branches(answer.refuted, board.size(), "C[That is not enough.]");
    }
    return text + ")\n";
}

}  // namespace goterr
