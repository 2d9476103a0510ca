#include "goterr/commands/report_command.hpp"

#include <utility>

#include <fmt/format.h>

#include "along_game.hpp"
#include "delivery.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

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

/// Each position gets the comment of the node that it stands on.
void add_comments(std::string_view bytes, std::vector<ReportPosition>& positions) {
    if (!is_sgf(bytes)) return;
    const SgfTree tree = read_sgf_tree(bytes, positions.front().from.game);
    std::vector<int> moves;
    for (const ReportPosition& position : positions) moves.push_back(position.from.move);
    const std::vector<SgfTree::Node> nodes = nodes_after(tree, positions.front().from.variation, moves);
    for (std::size_t i = 0; i < positions.size(); ++i) positions[i].comment = text_of(tree, nodes[i], "C");
}

/// What the side lost most by, with what it might have played: tried out only where that beats the move played.
std::vector<ReportLoss> losses_of(const Report& report, Color side) {
    std::vector<ReportLoss> losses;
    for (const Loss& loss : largest_losses(report.graph.curve, side)) {
        auto better = suggest(report.positions[loss.index - 1].estimate);
        const double played = report.positions[loss.index].estimate.lead();
        if (better && sign(side) * better->lead <= sign(side) * played) better.reset();
        losses.push_back({loss, better});
    }
    return losses;
}

Report report_of(std::string_view bytes, const GraphCommand& command, std::ostream& err) {
    Report report;
    const auto keep = [&](const ScoreCurve&, EstimatedPosition position) {
        report.positions.push_back({std::move(position.estimate), std::move(position.prepared.from), {}});
    };
    report.graph = graph_along(bytes, command, {refuse_too_many, keep}, err);
    add_comments(bytes, report.positions);
    report.black_losses = losses_of(report, Color::black);
    report.white_losses = losses_of(report, Color::white);
    return report;
}

}  // namespace

int run_report(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err},
                   [&](const std::string& bytes) { return render_report(report_of(bytes, command, err)); });
}

}  // namespace goterr
