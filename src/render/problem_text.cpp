#include <fmt/format.h>

#include <array>

#include "goterr/core/joined.hpp"
#include "goterr/render/columns.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/problem.hpp"
#include "goterr/render/svg.hpp"
#include "goterr/render/words.hpp"
#include "goterr/render/wrap.hpp"
#include "text_board.hpp"

namespace goterr {
namespace {

constexpr std::array problem_formats_table{
    ProblemFormat{"text", "txt", render_problem_text},
    ProblemFormat{"json", "json", render_problem_json},
    ProblemFormat{"sgf", "sgf", render_problem_sgf},
    ProblemFormat{"svg", "svg", as_svg<problem_picture>, false},
    ProblemFormat{"png", "png", as_png<problem_picture>, false},
};

std::string line_words(const ProblemAnswer& answer) {
    return joined(main_line(answer), " ", [](const Variation& move) { return name_of(move.move); });
}

std::string threat_words(const KoThreats& threats) {
    const std::string_view finder = title_of(threats.finder);
    if (!threats.more) return fmt::format("{} would need ko threats without end", finder);
    return threats.more == 1
               ? fmt::format("{} has to find the first ko threat", finder)
               : fmt::format("{} needs {} ko threats more than the other", finder, *threats.more);
}

/// `B2 (A2)`: the moves that fail, with what answers each.
std::string refuted_words(const ProblemAnswer& answer) {
    return joined(answer.refuted, ", ", [](const Variation& tried) {
        return fmt::format("{} ({})", name_of(tried.move), name_of(tried.replies.front().move));
    });
}

std::string outcome_words(const ProblemAnswer& answer) {
    std::string words = std::string(name_of(answer.outcome)) + ", " + std::string(name_of(answer.known));
    if (const std::string line = line_words(answer); !line.empty()) words += ": " + line;
    const auto& solutions = answer.solutions;
    if (solutions.size() > 1) words += "; also " + names_of({solutions.begin() + 1, solutions.end()}, ", ");
    if (answer.threats) words += "; " + threat_words(*answer.threats);
    if (!answer.refuted.empty()) words += "; not " + refuted_words(answer);
    return words;
}

std::string subject(const Dragon& dragon) {
    const int stones = dragon.stones.count();
    return fmt::format("{} at {} ({} stone{})", title_of(dragon.side), name_of(lowest_left(dragon.stones)),
                       stones, stones == 1 ? "" : "s");
}

std::string_view verb_of(Outcome outcome, bool owner_begins) {
    switch (outcome) {
        case Outcome::alive: return owner_begins ? "lives" : "cannot kill";
        case Outcome::dead: return owner_begins ? "is dead" : "kills";
        case Outcome::seki: return owner_begins ? "lives in seki" : "gets no more than a seki";
        case Outcome::ko: return "gets a ko";
        case Outcome::unknown: break;
    }
    return "has no answer that could be read";
}

Grid<PointMark> marks_of(const ProblemReport& report) {
    Grid<PointMark> marks(report.position.board.size());
    for (const Point p : points_of(marks.size())) {
        marks[p].stone = report.position.board[p];
        marks[p].unsettled = report.problem.dragon.stones.contains(p);
    }
    return marks;
}

bool rests_on_walls(const Problem& problem) {
    return !problem.walls.empty() &&
           (problem.owner_first.known == Known::read || problem.attacker_first.known == Known::read);
}

/// How both answers are known; where that differs, with Black first and with white first.
std::string known_of(const Problem& problem) {
    const auto known = [&](Color first) { return std::string(name_of(answer_for(problem, first).known)); };
    const std::string black = known(Color::black), white = known(Color::white);
    return black == white ? black : black + '/' + white;
}

std::vector<std::string> row_of(const ProblemReport& report) {
    const Problem& problem = report.problem;
    const auto outcome = [&](Color first) {
        return std::string(name_of(answer_for(problem, first).outcome));
    };
    const std::string game = report.from.game > 1 ? fmt::format("#{}", report.from.game) : "";
    return {one_line(report.from.file) + game,
            subject(problem.dragon),
            std::string(name_of(status_of(problem))),
            outcome(Color::black),
            outcome(Color::white),
            known_of(problem),
            fmt::format("{}", problem.boards),
            problem_sentence(report)};
}

}  // namespace

std::span<const ProblemFormat> problem_formats() { return problem_formats_table; }

const ProblemAnswer& answer_for(const Problem& problem, Color first) {
    return problem.owner_first.first == first ? problem.owner_first : problem.attacker_first;
}

std::string boards_in_words(const Problem& problem) {
    return fmt::format("{} board{} read", problem.boards, problem.boards == 1 ? "" : "s");
}

std::string problem_sentence(const ProblemReport& report) {
    const Status status = status_of(report.problem);
    // nobody has to kill it
    if (status == Status::dead) return fmt::format("{} is dead", title_of(report.problem.dragon.side));
    const Color mover = report.position.to_move;
    const ProblemAnswer& answer = answer_for(report.problem, mover);
    const bool owner_begins = mover == report.problem.dragon.side;
    const bool succeeds = answer.outcome == Outcome::ko || owner_begins == (answer.outcome != Outcome::dead);
    std::string sentence = fmt::format("{} {}", title_of(mover), verb_of(answer.outcome, owner_begins));
    if (succeeds && status != Status::alive && answer.outcome != Outcome::unknown && !answer.lines.empty())
        sentence += " with " + name_of(answer.lines.front().move);
    return sentence;
}

std::string render_problem_text(const ProblemReport& report, const RenderOptions& options) {
    std::string text = text_board(marks_of(report), options).text();
    const Problem& problem = report.problem;
    const auto add = [&](const std::string& line) { text += wrapped(line, columns_of(options), 4) + '\n'; };
    add(fmt::format("{}: {}", subject(problem.dragon), name_of(status_of(problem))));
    for (const ProblemAnswer* answer : {&problem.owner_first, &problem.attacker_first})
        add(fmt::format("  {} first: {}", title_of(answer->first), outcome_words(*answer)));
    add(problem_sentence(report) + "." + (problem.boards > 0 ? ' ' + boards_in_words(problem) + '.' : "") +
        (rests_on_walls(problem) ? " The walls around it are taken to be safe." : ""));
    return text;
}

std::string problem_table(const std::vector<ProblemReport>& reports, const RenderOptions& options) {
    std::vector<std::vector<std::string>> rows{
        {"problem", "dragon", "status", "black", "white", "known", "boards", "answer"}};
    for (const ProblemReport& report : reports) rows.push_back(row_of(report));
    return table_in_columns(rows, options.width);
}

}  // namespace goterr
