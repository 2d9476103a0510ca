#include "goterr/commands/report_command.hpp"

#include <filesystem>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "advised.hpp"
#include "along_game.hpp"
#include "bar.hpp"
#include "delivery.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/render/game_tree.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/request/named_options.hpp"
#include "goterr/system/path.hpp"
#include "goterr/system/thread.hpp"
#include "packed.hpp"
#include "parallel.hpp"
#include "variations.hpp"

namespace goterr {

namespace {

/// All positions of a game are held at once, up to 40 bytes a point, and 2.2 kilobytes whatever the size.
constexpr std::size_t most_points = 6'000'000;
constexpr std::size_t as_many_points = 55;

void refuse_too_many(std::size_t positions, BoardSize size) {
    if (positions > most_points / (static_cast<std::size_t>(size.area()) + as_many_points))
        throw Error(fmt::format(
            "{} positions of this size are more than can be shown together; --every makes them fewer",
            positions));
}

/// The nodes that show the positions; without a tree each move is one.
void find_nodes(const SgfTree* tree, std::vector<ReportPosition>& positions) {
    for (ReportPosition& position : positions) position.node = static_cast<std::size_t>(position.from.move);
    if (tree == nullptr || positions.empty()) return;
    std::vector<int> moves;
    for (const ReportPosition& position : positions) moves.push_back(position.from.move);
    const std::vector<SgfTree::Node> nodes = nodes_after(*tree, positions.front().from.variation, moves);
    for (std::size_t i = 0; i < positions.size(); ++i) positions[i].node = nodes[i];
}

/// So many positions beside the line that is shown are worked out too.
constexpr int most_beside = 1000;

/// What might have been played instead, where that beats the move played by more than noise.
std::optional<Suggestion> better_move(const Report& report, const Loss& loss, Color side) {
    auto better = suggest(report.positions[loss.index - 1].estimate);
    const double played = report.positions[loss.index].estimate.lead();
    if (better && sign(side) * (better->lead - played) <= noise) better.reset();
    return better;
}

/// What either side lost most by, with better moves: trying these out takes as long as the graph. An estimate
/// that swings with the turn sees both sides lose again and again. After the move that was played and after
/// the better one the same side is to move, so what has none is the estimate's loss and not the player's.
void find_losses(Report& report, unsigned threads, Bar bar) {
    struct Task {
        ReportLoss& loss;
        Color side;
    };
    std::vector<Task> tasks;
    for (const Color side : {Color::black, Color::white}) {
        auto& losses = side == Color::black ? report.black_losses : report.white_losses;
        for (const Loss& loss : largest_losses(report.graph.curve, side)) losses.push_back({loss, {}});
        for (ReportLoss& loss : losses) tasks.push_back({loss, side});
    }
    parallel_for(tasks.size(), threads, [&](std::size_t i) {
        tasks[i].loss.better = better_move(report, tasks[i].loss.loss, tasks[i].side);
        bar.step(tasks.size());
    });
    for (auto* losses : {&report.black_losses, &report.white_losses})
        std::erase_if(*losses, [](const ReportLoss& loss) { return !loss.better; });
}

/// The positions of one line, and its graph.
std::vector<ReportPosition> positions_along(std::string_view bytes, const GraphCommand& command,
                                            GameGraph& graph, AlongGame along, std::ostream& err) {
    std::vector<ReportPosition> positions;
    along.take = [&](const ScoreCurve&, EstimatedPosition position) {
        positions.push_back({std::move(position.estimate), std::move(position.prepared.from)});
    };
    graph = graph_along(bytes, command, along, err);
    return positions;
}

/// Lines are often of one move, so several are worked on at a time.
void add_variations(std::string_view bytes, const GraphCommand& command, const SgfTree& tree, Report& report,
                    std::ostream& err) {
    const SideLines beside_it = side_lines(tree, command.request.selection.variation, most_beside);
    std::vector<std::vector<ReportPosition>> found(beside_it.lines.size());
    Bar bar(err, command.progress);
    parallel_for(found.size(), threads_for(command.jobs), [&](std::size_t i) {
        const SideLine& line = beside_it.lines[i];
        GraphCommand beside = command;
        beside.jobs = 1;
        beside.progress = false;
        beside.request.until.reset();
        beside.request.selection.variation = line.variation;
        GameGraph graph;
        std::ostringstream none;
        found[i] = positions_along(
            bytes, beside, graph,
            {.first = line.first, .turns = false, .game = read_game(record_of_line(tree, line.variation))},
            none);
        find_nodes(&tree, found[i]);
        bar.step(found.size());
    });
    bar.clear();
    for (std::vector<ReportPosition>& positions : found)
        for (ReportPosition& position : positions) report.beside.push_back(std::move(position));
    if (!beside_it.are_all)
        err << message_line(
            command.input, {}, "warning",
            fmt::format("of the variations the first {} moves are estimated in the page, the others only "
                        "where it can do so itself",
                        most_beside));
}

std::string options_json(const PositionRequest& request) {
    JsonObject options;
    for (const NamedOption& option : given_options(request)) options.add(option.name, option.value);
    return options.json().text;
}

Report report_of(std::string_view bytes, const GraphCommand& command, std::ostream& err) {
    Report report;
    const Selection& selection = command.request.selection;
    report.positions = positions_along(bytes, command, report.graph, {.begin = refuse_too_many}, err);
    std::optional<SgfTree> tree;
    if (is_sgf(bytes)) tree = read_sgf_tree(bytes, selection.game);
    find_nodes(tree ? &*tree : nullptr, report.positions);
    if (tree) add_variations(bytes, command, *tree, report, err);
    find_losses(report, threads_for(command.jobs), Bar(err, command.progress));
    report.options = options_json(command.request);
    report.game = render_game_tree(read_game(bytes, selection), bytes, selection.game, report.graph.options);
    return report;
}

/// What stands between two marks, if there is something.
std::string between(std::string_view text, std::string_view before, std::string_view after) {
    std::size_t begin = text.find(before);
    if (begin == text.npos) return {};
    begin += before.size();
    return std::string(text.substr(begin, text.find(after, begin) - begin));
}

/// The module in a page that was made with one, and the net of the file that was made with it, if that
/// lies beside it.
PageModule module_in(const std::string& name, std::istream& in) {
    const std::string page = read_input(name, in);
    PageModule found{between(page, "id=\"unlzma\">", "<"), between(page, "id=\"module\">", "<"), {}};
    if (found.module.empty())
        throw WrongUse(fmt::format("{} has no module in it; goterr.html of the WebAssembly build has", name));
    const std::string net = std::filesystem::path(name).replace_filename("goterr-net.js").string();
    if (name != "-" && is_there(net)) found.net = between(read_input(net, in), "(\"", "\"");
    return found;
}

PageModule module_for(const ReportCommand& command, std::istream& in) {
    if (command.without_module) return {};
    return command.page.empty() ? built_in_module() : module_in(command.page, in);
}

}  // namespace

int run(const ReportCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    const GraphCommand& game = command.game;
    ReportPage page{.data = {}, .module = module_for(command, in)};
    return deliver({game.input, game.output, in, out, err, game.request.charset},
                   [&](const std::string& bytes) {
                       const auto engine = started_engine(game.engine);
                       GraphCommand asked = game;
                       asked.request = advised(game.request, engine.get());
                       Report report = report_of(bytes, asked, err);
                       if (!page.module.module.empty()) report.record = bytes;
                       page.data = packed(report_data(report));
                       return render_report(report.graph, page);
                   });
}

}  // namespace goterr
