#include "goterr/commands/report_command.hpp"

#include <utility>

#include "delivery.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr {

namespace {

/// The comments of the nodes that the positions stand on.
std::vector<std::string> comments_of(std::string_view bytes, const std::vector<Prepared>& positions) {
    std::vector<std::string> comments(positions.size());
    if (!is_sgf(bytes)) return comments;
    const SgfTree tree = read_sgf_tree(bytes, positions.front().from.game);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Provenance& from = positions[i].from;
        comments[i] = text_of(tree, node_after(tree, from.variation, from.move), "C");
    }
    return comments;
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

Report report_of(std::string_view bytes, GameEstimates game) {
    auto comments = comments_of(bytes, game.positions);
    Report report{graph_of(game), {}, {}, {}};
    for (std::size_t i = 0; i < game.positions.size(); ++i)
        report.positions.push_back(
            {std::move(game.estimates[i]), std::move(game.positions[i].from), std::move(comments[i])});
    report.black_losses = losses_of(report, Color::black);
    report.white_losses = losses_of(report, Color::white);
    return report;
}

}  // namespace

int run_report(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err}, [&](const std::string& bytes) {
        return render_report(report_of(bytes, estimate_game(bytes, command, err)));
    });
}

}  // namespace goterr
