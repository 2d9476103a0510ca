/// goterr_fit LABELS...: fits the tables under data/ from labeled positions and says how good they are.
///
///     goterr_fit midgame.ndjson finals.ndjson            prints the three tables and a report
///     goterr_fit --write data midgame.ndjson ...         writes them into that folder
///     goterr_fit --reliability FILE.svg midgame.ndjson finals.ndjson   draws what became of what the program says
///
/// Half of the games, chosen by their names, are fitted on; every figure of the report is of the other half.
/// Where a game's final owners are known, the target of its positions is the mean of the label's ownership
/// and the final owner: a guide to what is settled, and what really became of it.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>

#include "fit/labels.hpp"
#include "fit/least_squares.hpp"
#include "fit/reliability.hpp"
#include "goterr/estimate/interval.hpp"
#include "goterr/estimate/owner_map.hpp"
#include "goterr/estimate/ownership.hpp"
#include "goterr/render/svg.hpp"

namespace goterr::fit {
namespace {

constexpr std::size_t features = feature_names.size();
constexpr std::size_t unknowns = 2 * features;

/// A label with what the modules say about it.
struct Sample {
    const Label* label = nullptr;
    std::vector<Features> points;
    float phase = 0;
    std::vector<double> target;                 // what the model should say
    std::vector<std::optional<double>> became;  // the final owner, where known
};

using Owners = std::vector<std::optional<double>>;

/// The final owners of each game that has them.
std::map<std::string, const Owners*> finals_of(const std::vector<Label>& labels) {
    std::map<std::string, const Owners*> finals;
    for (const Label& label : labels)
        if (!label.owner.empty()) finals[label.file] = &label.owner;
    return finals;
}

std::vector<Sample> samples_of(const std::vector<Label>& labels) {
    const std::map<std::string, const Owners*> finals = finals_of(labels);
    std::vector<Sample> samples;
    for (const Label& label : labels) {
        if (label.ownership.empty()) continue;
        Sample sample{&label,
                      features_of(analyze(label.position,
                                          analysis_options(label.options, label.position.board.size()))),
                      phase_of(label.position.board),
                      label.ownership,
                      {}};
        const auto final = finals.find(label.file);
        if (final != finals.end() && final->second->size() == sample.target.size()) {
            sample.became = *final->second;
            for (std::size_t i = 0; i < sample.target.size(); ++i)
                if (sample.became[i]) sample.target[i] = (sample.target[i] + *sample.became[i]) / 2;
        }
        samples.push_back(std::move(sample));
    }
    return samples;
}

std::vector<double> row_of(const Features& point, float phase) {
    std::vector<double> row(unknowns);
    for (std::size_t i = 0; i < features; ++i) {
        row[i] = point[i];
        row[features + i] = static_cast<double>(point[i]) * phase;
    }
    return row;
}

double weighted(const std::vector<double>& solution, const std::vector<double>& row) {
    double sum = 0;
    for (std::size_t i = 0; i < row.size(); ++i) sum += solution[i] * row[i];
    return std::clamp(sum, -1.0, 1.0);
}

std::vector<double> powers(double x) { return {x, x * x * x, x * x * x * x * x}; }

/// The stretch that turns the weighted sum into what really happened: every value from -1 to 1 counts the
/// same, however many points have it.
std::vector<double> fit_stretch(const std::vector<Sample>& samples, const std::vector<double>& solution) {
    constexpr int bins = 40;
    std::vector<double> said(bins + 1), was(bins + 1), count(bins + 1);
    for (const Sample& sample : samples) {
        if (!is_training(sample.label->file) || sample.became.empty()) continue;
        for (std::size_t i = 0; i < sample.points.size(); ++i) {
            if (!sample.became[i]) continue;
            const double value = weighted(solution, row_of(sample.points[i], sample.phase));
            const auto bin = static_cast<std::size_t>(std::lround((value + 1) / 2 * bins));
            said[bin] += value;
            was[bin] += *sample.became[i];
            count[bin] += 1;
        }
    }
    LeastSquares fit(3);
    for (std::size_t bin = 0; bin <= bins; ++bin)
        if (count[bin] >= 100) fit.add(powers(said[bin] / count[bin]), was[bin] / count[bin]);
    return fit.solve();
}

double stretched(const std::vector<double>& stretch, double value) {
    const std::vector<double> x = powers(value);
    return std::clamp(stretch[0] * x[0] + stretch[1] * x[1] + stretch[2] * x[2], -1.0, 1.0);
}

double error_against_labels(const std::vector<Sample>& samples, const std::vector<double>& solution,
                            const std::vector<double>& stretch) {
    double error = 0, points = 0;
    for (const Sample& sample : samples) {
        if (is_training(sample.label->file)) continue;
        for (std::size_t i = 0; i < sample.points.size(); ++i) {
            const double value =
                stretched(stretch, weighted(solution, row_of(sample.points[i], sample.phase)));
            error += (value - sample.label->ownership[i]) * (value - sample.label->ownership[i]);
            points += 1;
        }
    }
    return error / points;
}

void report_features(const LeastSquares& train, const LeastSquares& test) {
    std::fprintf(stderr, "mean squared error against the targets, other half: %.5f\n",
                 test.error_of(train.solve()));
    for (std::size_t i = 0; i < features; ++i) {
        std::vector<bool> use(unknowns, true);
        use[i] = use[features + i] = false;
        std::fprintf(stderr, "  without %-20s %.5f\n", std::string(feature_names[i]).c_str(),
                     test.error_of(train.solve(use)));
    }
}

std::string ownership_table(const std::vector<double>& solution) {
    std::string table;
    char line[200];
    for (std::size_t i = 0; i < features; ++i) {
        std::snprintf(line, sizeof line, "{\"%s\", %.4fF, %.4fF},\n", std::string(feature_names[i]).c_str(),
                      solution[i], solution[features + i]);
        table += line;
    }
    return table;
}

/// The rate at which intervals must grow with `undecided_root`, as a weighted sum: the quantile that leaves a
/// fifth of the results outside, by stepping down the gradient of the pinball loss.
std::vector<double> fit_interval(const std::vector<Label>& labels) {
    struct Case {
        IntervalTerms terms;
        double rate;
    };
    std::vector<Case> cases;
    for (const Label& label : labels) {
        if (!label.margin || !is_training(label.file)) continue;
        const Analysis analysis =
            analyze(label.position, analysis_options(label.options, label.position.board.size()));
        if (analysis.stage != Stage::open) continue;
        const Estimate judged = estimate(label.position, label.options);
        const IntervalTerms terms =
            interval_terms(label.position.board.size(), phase_of(label.position.board));
        const double root = std::max(undecided_root(judged.ownership), 1.0);
        cases.push_back({terms, std::abs(judged.lead() - *label.margin) / root});
    }
    std::vector<double> weights(IntervalTerms{}.size(), 0.0);
    weights[0] = 1;
    for (int round = 0; round < 20000; ++round) {
        std::vector<double> gradient(weights.size(), 0.0);
        for (const Case& c : cases) {
            double rate = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) rate += weights[i] * c.terms[i];
            for (std::size_t i = 0; i < weights.size(); ++i)
                gradient[i] += c.terms[i] * (c.rate > rate ? 0.82 : -0.18);
        }
        const double step =
            2.0 / (1 + round * 0.01) / static_cast<double>(std::max<std::size_t>(cases.size(), 1));
        for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += step * gradient[i];
    }
    return weights;
}

std::string plain_table(const std::vector<double>& values) {
    std::string table;
    char text[40];
    for (const double value : values) {
        std::snprintf(text, sizeof text, "%.4f,\n", value);
        table += text;
    }
    return table;
}

void write_table(const std::string& folder, const char* name, const std::string& table) {
    if (folder.empty()) {
        std::printf("%s\n%s\n", name, table.c_str());
        return;
    }
    std::ofstream(folder + "/" + name) << table;
}

/// Of the half of the games that is not fitted on: what the estimates of their earlier positions say.
void draw_reliability(const std::vector<Label>& labels, const std::string& file) {
    const std::map<std::string, const Owners*> finals = finals_of(labels);
    Bins bins;
    for (const Label& label : labels) {
        const auto final = finals.find(label.file);
        if (label.ownership.empty() || is_training(label.file) || final == finals.end()) continue;
        const Estimate judged = estimate(label.position, label.options);
        for (std::size_t i = 0; i < judged.ownership.values().size(); ++i)
            if ((*final->second)[i]) add_point(bins, judged.ownership.values()[i], *(*final->second)[i]);
    }
    for (const Bin& bin : bins)
        if (bin.points > 0)
            std::fprintf(stderr, "said %+.3f was %+.3f points %ld\n",
                         bin.said / static_cast<double>(bin.points),
                         bin.was / static_cast<double>(bin.points), bin.points);
    const Drawing diagram = reliability_diagram(bins);
    std::ofstream(file) << svg(diagram, 0);
}

void fit(const std::vector<Label>& labels, const std::string& folder) {
    const std::vector<Sample> samples = samples_of(labels);
    LeastSquares train(unknowns), test(unknowns);
    for (const Sample& sample : samples)
        for (std::size_t i = 0; i < sample.points.size(); ++i)
            (is_training(sample.label->file) ? train : test)
                .add(row_of(sample.points[i], sample.phase), sample.target[i]);
    const std::vector<double> solution = train.solve(), stretch = fit_stretch(samples, solution);
    report_features(train, test);
    std::fprintf(stderr, "mean squared error against the labels' ownership, other half: %.5f\n",
                 error_against_labels(samples, solution, stretch));
    write_table(folder, "ownership_weights.inc", ownership_table(solution));
    write_table(folder, "ownership_stretch.inc", plain_table(stretch));
    write_table(folder, "interval_weights.inc", plain_table(fit_interval(labels)));
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    std::string folder, diagram;
    std::vector<goterr::fit::Label> labels;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if ((argument == "--write" || argument == "--reliability") && i + 1 < argc) {
            (argument == "--write" ? folder : diagram) = argv[++i];
            continue;
        }
        std::ifstream in(argv[i]);
        try {
            if (!in) throw goterr::Error("cannot be opened");
            for (goterr::fit::Label& label : goterr::fit::read_labels(in)) labels.push_back(std::move(label));
        } catch (const goterr::Error& error) {
            std::cerr << "goterr_fit: " << argv[i] << ": " << error.what() << '\n';
            return 1;
        }
    }
    if (labels.empty()) {
        std::cerr << "usage: goterr_fit [--write FOLDER | --reliability FILE] LABELS...\n";
        return 2;
    }
    if (diagram.empty())
        goterr::fit::fit(labels, folder);
    else
        goterr::fit::draw_reliability(labels, diagram);
}
