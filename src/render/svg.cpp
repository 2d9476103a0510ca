#include "goterr/render/svg.hpp"

#include <fmt/format.h>

#include <cmath>

#include "goterr/render/escape.hpp"
#include "goterr/render/stroke_font.hpp"

namespace goterr {
namespace {

/// Two decimals at most, no trailing zeros, no negative zero.
std::string number(double value) {
    std::string text = fmt::format("{:.2f}", std::abs(value) < 0.005 ? 0.0 : value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string hex(Rgb color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

std::string filled(const Paint& paint) {
    std::string text = fmt::format(" fill=\"{}\"", hex(paint.color));
    if (paint.opacity < 1) text += fmt::format(" fill-opacity=\"{}\"", number(paint.opacity));
    return text;
}

std::string stroked(const Paint& paint, double width) {
    std::string text =
        fmt::format(" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"", hex(paint.color), number(width));
    if (paint.opacity < 1) text += fmt::format(" stroke-opacity=\"{}\"", number(paint.opacity));
    return text;
}

std::string path_data(const std::vector<Spot>& points, bool closed) {
    std::string data;
    for (const Spot& spot : points)
        data += fmt::format("{}{} {}", data.empty() ? "M" : "L", number(spot.x), number(spot.y));
    return closed ? data + "Z" : data;
}

std::string_view anchor_name(Anchor anchor) {
    constexpr std::string_view names[] = {"start", "middle", "end"};
    return names[static_cast<int>(anchor)];
}

/// The number of a shading in the list; a new one is added at its end.
std::size_t number_in(std::vector<Shading>& list, const Shading& shading) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == shading) return i;
    list.push_back(shading);
    return list.size() - 1;
}

/// Stops lie at distances in radii; an SVG gradient over the disc's box has the box as its unit.
std::string gradient(const Shading& shading, std::size_t id) {
    const double reach = shading.stops.back().at;
    std::string text =
        fmt::format("<radialGradient id=\"shade{}\" cx=\"{}\" cy=\"{}\" r=\"{}\">", id,
                    number(0.5 + shading.light.x / 2), number(0.5 + shading.light.y / 2), number(reach / 2));
    for (const auto& stop : shading.stops) {
        text += fmt::format("<stop offset=\"{}\" stop-color=\"{}\"", number(stop.at / reach),
                            hex(stop.paint.color));
        if (stop.paint.opacity < 1) text += fmt::format(" stop-opacity=\"{}\"", number(stop.paint.opacity));
        text += "/>";
    }
    return text + "</radialGradient>\n";
}

std::string drawn_label(const Label& l) {
    std::string data;
    for (const auto& stroke : strokes_of(l)) {
        char command = 'M';
        for (const Spot& spot : stroke) {
            data += fmt::format("{}{:.1f} {:.1f}", command, spot.x, spot.y);
            command = 'L';
        }
    }
    return fmt::format(
        "<path aria-label=\"{}\" d=\"{}\"{} stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n",
        escape_markup(l.text), data, stroked(l.paint, pen_width(l)));
}

std::string typed_label(const Label& l) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\"{}{}>{}</text>\n",
                       number(l.base.x), number(l.base.y), number(l.size), anchor_name(l.anchor),
                       l.bold ? " font-weight=\"bold\"" : "", filled(l.paint), escape_markup(l.text));
}

struct Writer {
    std::vector<Shading> shadings;

    std::string operator()(const Rectangle& r) {
        return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>\n", number(r.corner.x),
                           number(r.corner.y), number(r.width), number(r.height), filled(r.fill));
    }
    std::string operator()(const Disc& d) {
        const auto* paint = std::get_if<Paint>(&d.fill);
        const std::string fill =
            paint != nullptr
                ? filled(*paint)
                : fmt::format(" fill=\"url(#shade{})\"", number_in(shadings, std::get<Shading>(d.fill)));
        return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(d.center.x),
                           number(d.center.y), number(d.radius), fill);
    }
    std::string operator()(const Ring& r) {
        return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(r.center.x),
                           number(r.center.y), number(r.radius), stroked(r.paint, r.width));
    }
    std::string operator()(const Line& l) {
        return fmt::format("<path d=\"{}\"{} stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n",
                           path_data(l.points, l.closed), stroked(l.paint, l.width));
    }
    std::string operator()(const Area& a) {
        return fmt::format("<path d=\"{}\"{} fill-rule=\"evenodd\"/>\n", path_data(a.points, true),
                           filled(a.fill));
    }
    std::string operator()(const Label& l) { return is_drawable(l.text) ? drawn_label(l) : typed_label(l); }
};

}  // namespace

std::string svg(const Drawing& drawing, int pixels) {
    const int width = pixel_width(drawing, pixels);
    Writer writer;
    std::string body;
    for (const Shape& shape : drawing.shapes) body += std::visit(writer, shape);
    std::string definitions;
    for (std::size_t i = 0; i < writer.shadings.size(); ++i) definitions += gradient(writer.shadings[i], i);
    const auto height = std::lround(width * drawing.height / drawing.width);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" "
        "role=\"img\" "
        "font-family=\"Helvetica, Arial, 'DejaVu Sans', 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', "
        "'Hiragino Sans', "
        "'Microsoft YaHei', 'Malgun Gothic', sans-serif\">\n"
        "<title>{}</title>\n<desc>{}</desc>\n<defs>\n{}</defs>\n{}</svg>\n",
        width, height, number(drawing.width), number(drawing.height), escape_markup(drawing.title),
        escape_markup(drawing.description), definitions, body);
}

}  // namespace goterr
