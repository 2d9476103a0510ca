#include "fit/reliability.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace goterr::fit {
namespace {

constexpr long least_points = 1000;
constexpr double side = 400, margin = 60;
constexpr Paint ink{{40, 40, 40}}, faint{{205, 205, 205}}, blue{{31, 99, 171}};

double across(double value) { return margin + (value + 1) / 2 * side; }
double down(double value) { return margin + (1 - value) / 2 * side; }

void add_grid(Drawing& drawing) {
    for (const double value : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
        drawing.shapes.push_back(Line{{{across(value), down(-1)}, {across(value), down(1)}}, 1, faint});
        drawing.shapes.push_back(Line{{{across(-1), down(value)}, {across(1), down(value)}}, 1, faint});
        const std::string number = std::to_string(value).substr(0, value < 0 ? 4 : 3);
        drawing.shapes.push_back(Label{{across(value), down(-1) + 20}, 13, number, ink});
        drawing.shapes.push_back(Label{{across(-1) - 8, down(value) + 5}, 13, number, ink, Anchor::end});
    }
    drawing.shapes.push_back(Line{{{across(-1), down(-1)}, {across(1), down(1)}}, 1.5, ink});
}

}  // namespace

void add_point(Bins& bins, double said, double was) {
    const auto bin = std::clamp(static_cast<int>((said + 1) * 10), 0, static_cast<int>(bins.size()) - 1);
    Bin& into = bins[static_cast<std::size_t>(bin)];
    into.said += said;
    into.was += was;
    ++into.points;
}

Drawing reliability_diagram(const Bins& bins) {
    Drawing drawing{side + 2 * margin,
                    side + 2 * margin,
                    "Reliability of the ownership",
                    "What the estimate said of points against what became of them",
                    {}};
    drawing.shapes.push_back(Rectangle{{0, 0}, drawing.width, drawing.height, {{255, 255, 255}}});
    add_grid(drawing);
    for (const Bin& bin : bins) {
        if (bin.points < least_points) continue;
        const auto points = static_cast<double>(bin.points);
        const double radius = 2 + std::log10(points / least_points) * 2.5;
        drawing.shapes.push_back(Disc{{across(bin.said / points), down(bin.was / points)}, radius, blue});
    }
    drawing.shapes.push_back(Label{
        {across(0), drawing.height - 16}, 14, "said: -1 white's, 1 black's; larger discs: more points", ink});
    drawing.shapes.push_back(Label{{across(0), 34}, 14, "what the points became, on average", ink});
    return drawing;
}

}  // namespace goterr::fit
