/// goterr_stands LABELS RECORDS... : what is known of dragons that nothing proves, for fit_stands.py.
///
/// LABELS are positions as gnugo_labels writes them. A line for each dragon that a net speaks about, fields
/// separated by tabs: id, moves played, one of its stones, whether it is large, survival, room and escape
/// (src/life/chance.hpp); then how often it stands, as the net says, if its owner and if its attacker plays
/// first.
#include <cstdio>
#include <exception>

#include "fit/records.hpp"
#include "goterr/core/error.hpp"
#include "goterr/estimate/estimate.hpp"
#include "life/chance.hpp"
#include "life/settle.hpp"
#include "life/witnesses.hpp"

namespace goterr::fit {
namespace {

void print(const std::string& start, const life::Scene& scene, const Stands& stands) {
    const life::Outlooks outlooks(scene);
    for (const Dragon& dragon : scene.dragons) {
        if (!life::is_sampled(dragon)) continue;
        const life::Outlook outlook = outlooks.of(dragon);
        std::printf("%s\t%s\t%d\t%.4f\t%.4f\t%.4f\t%.4f\t%.4f\n", start.c_str(),
                    name_of(dragon.stones.first()).c_str(), outlook.is_large ? 1 : 0, outlook.survival,
                    outlook.room, outlook.escape, life::share_of(dragon.stones, stands.owner_first),
                    life::share_of(dragon.stones, stands.attacker_first));
    }
}

/// The dragons as they are when the net is heard.
void print(const std::string& start, const Position& position, const EstimateOptions& options) {
    const Analysis analysis = judged(position, options).analysis;
    if (!analysis.expected || !analysis.at_first) return;
    const Findings findings = analysis.findings();
    const SiegeGames& asked = analysis.looked->games;
    const Verdicts read = life::heard(findings, analysis.at_first->verdicts, [&](const life::Scene& scene) {
        return life::hear_doubtful_fights(scene, asked.fights, asked.clear);
    });
    print(start, life::Scene(findings, read), *analysis.expected);
}

void run(int argc, char** argv) {
    if (argc < 3) throw Error("usage: goterr_stands LABELS RECORDS...");
    PositionLabels labels;
    add_position_labels(labels, argv[1]);
    for (int i = 2; i < argc; ++i)
        for (const Record& record : read_records(argv[i]))
            for (const PositionLabel& label : labels[record.id])
                print(record.id + "\t" + std::to_string(label.move), replay(record.game, label.move).position,
                      options_of(record.game.info));
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    try {
        goterr::fit::run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "goterr_stands: %s\n", error.what());
        return 1;
    }
}
