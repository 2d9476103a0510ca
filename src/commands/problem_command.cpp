#include "goterr/commands/problem_command.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>

#include <fmt/format.h>

#include "bar.hpp"
#include "batch/file_walk.hpp"
#include "batch/overwriting.hpp"
#include "delivery.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/estimate/study.hpp"
#include "goterr/life/shown_problems.hpp"
#include "goterr/record/named_charset.hpp"
#include "goterr/record/problem_words.hpp"
#include "goterr/render/format_table.hpp"

namespace goterr {
namespace {

/// To find each certificate's moves again.
constexpr std::int64_t most_proof_boards = 20'000'000;
/// Of two processors of a usual machine, on small grounds.
constexpr double boards_a_second = 3'000'000;

/// Boards that may be looked at for both answers.
std::int64_t boards_for(Effort effort) {
    switch (effort) {
        case Effort::quick: return 40'000;
        case Effort::normal: return 400'000;
        case Effort::deep: break;
    }
    return 40'000'000;
}

/// Problems are asked at their first position, where a game has nothing to ask about.
std::string nothing_to_ask(const Game& game, const PositionRequest& request) {
    std::string text = "there are no stones whose life could be asked about";
    if (game.move_count() > 0 && !request.until)
        text +=
            fmt::format(" before the first move; -L {} takes the position after the last", game.move_count());
    return text;
}

/// Of two problems that a record shows on one board the first alone, and a word about the other.
void keep_first_problem(Position& position, std::vector<Diagnostic>& warnings) {
    const auto shown = shown_problems(position.board);
    if (shown.empty()) return;
    const Board all = position.board;
    position.board = Board(all.size());
    for (const Point p : shown.front()) position.board[p] = all[p];
    warnings.push_back(
        {{},
         fmt::format("the board shows two problems; this is the first, without the stones of the other; "
                     "--of {} asks about that one",
                     name_of(shown.back().first()))});
}

std::optional<Problem> solved(const Prepared& prepared, const ProblemCommand& command,
                              const ProblemQuestion& question) {
    const std::int64_t boards = command.seconds > 0
                                    ? static_cast<std::int64_t>(command.seconds * boards_a_second)
                                    : boards_for(prepared.options.effort);
    const Board& board = prepared.position.board;
    if (question.of && !board.contains(*question.of))
        throw Error(name_of(*question.of) + " is not on this board");
    auto closed =
        question.of ? solve_closed(prepared.position, *question.of, boards) : std::optional<Problem>();
    if (closed && is_read(*closed)) return closed;
    const std::vector<Dragon> dragons = Study(prepared.position, prepared.options).analysis().dragons();
    const auto subjects = problem_subjects(prepared.position.board, dragons, question);
    if (subjects.empty() && question.of) throw Error("there is no stone on " + name_of(*question.of));
    if (subjects.empty()) return std::nullopt;
    if (closed && (closed->dragon.stones & subjects.front().firm).empty()) {
        complete(*closed, subjects.front().dragon);
        return closed;
    }
    return solve(prepared.position, subjects, boards);
}

ProblemReport answer(const std::string& bytes, PositionRequest request, const ProblemCommand& command,
                     const std::string& file) {
    request.selection.parts = true;
    const Game game = read_game(bytes, request.selection);
    refuse_beyond_end(game, request);
    const auto start = std::chrono::steady_clock::now();
    Prepared prepared = prepare(game, replay(game, request.until.value_or(0)), request, file);
    ProblemQuestion question{command.of, problem_words_of_record(bytes, request.selection.game).asked};
    if (is_sgf(bytes) && request.until.value_or(0) == 0 && !command.of) {
        question.of = marked_stone(bytes, request.selection.game, prepared.position.board);
        if (!question.of) keep_first_problem(prepared.position, prepared.from.warnings);
    }
    const auto problem = solved(prepared, command, question);
    if (!problem) throw Error(nothing_to_ask(game, request));
    prepared.from.seconds = seconds_since(start);
    return {prepared.position, *problem, prepared.from, command.proof};
}

/// All reports of all inputs, in order; what cannot be read is said and passed over.
class Collector {
public:
    Collector(const ProblemCommand& command, std::istream& in, std::ostream& err)
        : command_(command), in_(in), err_(err), bar_(err, command.progress, "problems") {}

    void collect() {
        std::vector<Unit> files;
        for (const std::string& input : command_.inputs) {
            FileWalk walk(input);
            while (auto file = walk.next()) {
                if (file->own) continue;
                refuse_overwriting(command_.output, *file);
                refuse_overwriting(command_.proof, *file);
                files.push_back(*std::move(file));
            }
        }
        for (files_left_ = files.size(); const Unit& file : files) {
            --files_left_;
            attempt(file.name, [&] { read(file); });
        }
        bar_.clear();
    }

    const std::vector<ProblemReport>& reports() const { return reports_; }
    bool failed() const { return failed_; }

private:
    template <typename Work>
    void attempt(const std::string& file, Work work) {
        try {
            work();
        } catch (const Error& error) {
            const Diagnostic problem = diagnostic_of(error);
            bar_.clear();
            err_ << message_line(file, problem.where, "error", problem.message);
            failed_ = true;
        }
    }

    void read(const Unit& file) {
        if (!file.problem.empty()) throw Error(file.problem);
        const std::string bytes = in_utf8(read_input(file.name, in_), command_.request.charset);
        const int least = file.asked_for ? 1 : 0;  // of nothing the first game is refused
        const int games = command_.one_game ? 1 : std::max(count_games(bytes), least);
        for (int game = 1; game <= games; ++game) {
            PositionRequest request = command_.request;
            if (!command_.one_game) request.selection.game = game;
            bar_.advance(done_, done_ + static_cast<std::size_t>(games - game + 1) + files_left_);
            ++done_;
            attempt(file.name, [&] {
                reports_.push_back(answer(bytes, request, command_, file.name));
                bar_.clear();
                warn(file.name, reports_.back().from.warnings, err_);
            });
        }
    }

    const ProblemCommand& command_;
    std::istream& in_;
    std::ostream& err_;
    Bar bar_;
    std::size_t done_ = 0, files_left_ = 0;
    std::vector<ProblemReport> reports_;
    bool failed_ = false;
};

/// Writes the certificates of all that is read; false, with a word about each that cannot be written, where
/// not all are.
bool write_proofs(const std::vector<ProblemReport>& reports, const ProblemCommand& command, std::ostream& out,
                  std::ostream& err) {
    std::string text;
    bool complete = true;
    for (const ProblemReport& report : reports)
        for (const ProblemAnswer* answer : {&report.problem.attacker_first, &report.problem.owner_first})
            for (const Claim& claim : answer->claims) {
                const auto proof = prove(report.position.board, claim, most_proof_boards);
                text += proof.value_or("");
                if (proof) continue;
                complete = false;
                err << message_line(
                    report.from.file, {}, "error",
                    fmt::format("the proof of what happens with {} first is too long to be written",
                                title_of(answer->first)));
            }
    if (text.empty() && complete)
        throw Error("nothing could be read to the end, so there is no proof to write");
    if (!text.empty()) write_output(text, command.proof, out);
    return complete;
}

std::string rendered(const std::vector<ProblemReport>& reports, const ProblemFormat& format,
                     const RenderOptions& options) {
    if (reports.size() > 1 && format.name == "text") return problem_table(reports, options);
    std::string text;
    for (const ProblemReport& report : reports) text += format.render(report, options);
    return text;
}

}  // namespace

int run(const ProblemCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    const ProblemFormat& format = chosen_row(problem_formats(), command.format, command.output);
    Collector collector(command, in, err);
    collector.collect();
    const auto& reports = collector.reports();
    if (reports.size() > 1 && !format.many)
        throw WrongUse("A picture shows one problem; choose a file, and its game with --game.");
    if (reports.empty()) return collector.failed() ? 1 : 0;
    write_output(rendered(reports, format, command.render), command.output, out);
    const bool proved = command.proof.empty() || write_proofs(reports, command, out, err);
    return collector.failed() || !proved ? 1 : 0;
}

}  // namespace goterr
