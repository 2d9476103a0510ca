#include "goterr/commands/graph_command.hpp"

#include <array>
#include <ostream>

#include <fmt/format.h>

#include "advised.hpp"
#include "along_game.hpp"
#include "delivery.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/render/svg.hpp"

namespace goterr {

namespace {

constexpr std::array graph_table{
    GraphFormat{"text", "txt", render_graph_text},
    GraphFormat{"svg", "svg", as_svg<graph_picture>},
    GraphFormat{"png", "png", as_png<graph_picture>},
    GraphFormat{"csv", "csv", render_graph_csv, graph_csv_heading, graph_csv_row},
    GraphFormat{"json", "json", render_graph_json},
    GraphFormat{"sgf", "sgf", render_graph_sgf},
};

/// What is shown as a whole is held as a whole: up to a kilobyte a position while it is written.
constexpr std::size_t most_positions_shown = 250'000;

std::string whole_graph(const GraphFormat& format, std::string_view bytes, const GraphCommand& command,
                        std::ostream& err) {
    const auto refuse_too_many = [](std::size_t positions, BoardSize) {
        if (positions > most_positions_shown)
            throw Error(
                fmt::format("{} positions are more than can be shown together; --every makes them fewer, csv "
                            "takes any number",
                            positions));
    };
    const auto graph = graph_along(bytes, command, {refuse_too_many, {}}, err);
    return format.render(graph, command.render);
}

void print_rows(const GraphFormat& format, std::string_view bytes, const GraphCommand& command,
                const Write& write, std::ostream& err) {
    const auto print = [&](const ScoreCurve& curve, const EstimatedPosition&) {
        if (curve.size() == 1) write(format.heading);
        write(format.row(curve, curve.size() - 1));
    };
    graph_along(bytes, command, {.take = print, .turns = false}, err);
}

}  // namespace

std::span<const GraphFormat> graph_formats() { return graph_table; }

int run(const GraphCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    const GraphFormat& format = chosen_row(graph_formats(), command.format, command.output);
    const Delivery delivery{command.input, command.output, in, out, err, command.request.charset};
    return deliver_in_pieces(delivery, [&](const std::string& bytes, const Write& write) {
        const auto engine = started_engine(command.engine);
        GraphCommand asked = command;
        asked.request = advised(command.request, engine.get());
        if (format.row)
            print_rows(format, bytes, asked, write, err);
        else
            write(whole_graph(format, bytes, asked, err));
    });
}

}  // namespace goterr
