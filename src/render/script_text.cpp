#include "script_text.hpp"

#include "goterr/render/raster.hpp"

#ifdef GOTERR_HAS_PANGO

#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "goterr/core/utf8.hpp"
#include "goterr/system/shared_library.hpp"

namespace goterr {

namespace {

constexpr const char* font_stack =
    "Helvetica, Arial, DejaVu Sans, Noto Sans, Noto Sans CJK SC, Noto Sans CJK JP, sans-serif";

/// The functions of Pango and of what it rests on, looked for when a label first needs them: loading it all
/// takes longer than estimating a finished game.
struct Pango {
    SharedLibrary library{"libpangocairo-1.0.so.0"};
    decltype(pango_font_description_from_string)* font_from =
        library.find("pango_font_description_from_string");
    decltype(pango_font_description_set_absolute_size)* set_font_size =
        library.find("pango_font_description_set_absolute_size");
    decltype(pango_font_description_set_weight)* set_font_weight =
        library.find("pango_font_description_set_weight");
    decltype(pango_font_description_free)* free_font = library.find("pango_font_description_free");
    decltype(pango_cairo_create_layout)* create_layout = library.find("pango_cairo_create_layout");
    decltype(pango_cairo_show_layout)* show_layout = library.find("pango_cairo_show_layout");
    decltype(pango_layout_set_font_description)* set_layout_font =
        library.find("pango_layout_set_font_description");
    decltype(pango_layout_set_single_paragraph_mode)* set_one_paragraph =
        library.find("pango_layout_set_single_paragraph_mode");
    decltype(pango_layout_set_text)* set_text = library.find("pango_layout_set_text");
    decltype(pango_layout_get_size)* size_of = library.find("pango_layout_get_size");
    decltype(pango_layout_get_baseline)* baseline_of = library.find("pango_layout_get_baseline");
    decltype(pango_version_string)* version = library.find("pango_version_string");
    decltype(g_object_unref)* unref = library.find("g_object_unref");
    decltype(cairo_image_surface_create)* create_surface = library.find("cairo_image_surface_create");
    decltype(cairo_surface_flush)* flush = library.find("cairo_surface_flush");
    decltype(cairo_image_surface_get_data)* data_of = library.find("cairo_image_surface_get_data");
    decltype(cairo_image_surface_get_stride)* stride_of = library.find("cairo_image_surface_get_stride");
    decltype(cairo_surface_destroy)* destroy_surface = library.find("cairo_surface_destroy");
    decltype(cairo_create)* create_context = library.find("cairo_create");
    decltype(cairo_move_to)* move_to = library.find("cairo_move_to");
    decltype(cairo_destroy)* destroy_context = library.find("cairo_destroy");
};

const Pango& pango() {
    static const Pango functions;
    return functions;
}

template <typename T>
using Owned = std::unique_ptr<T, void (*)(T*)>;
using Layout = std::unique_ptr<PangoLayout, void (*)(gpointer)>;

/// With U+FFFD for what is no UTF-8.
std::string valid_utf8(std::string_view text) {
    std::string valid;
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1)))
        append_utf8(valid, utf8_character(text));
    return valid;
}

Layout layout_of(const Label& label, double scale, cairo_t* context) {
    const Owned<PangoFontDescription> font(pango().font_from(font_stack), pango().free_font);
    pango().set_font_size(font.get(), label.size * scale * PANGO_SCALE);
    if (label.bold) pango().set_font_weight(font.get(), PANGO_WEIGHT_BOLD);
    Layout layout(pango().create_layout(context), pango().unref);
    pango().set_layout_font(layout.get(), font.get());
    pango().set_one_paragraph(layout.get(), TRUE);
    const std::string text = valid_utf8(label.text);
    pango().set_text(layout.get(), text.data(), static_cast<int>(text.size()));
    return layout;
}

/// Where the layout's upper left corner lies in the image.
Spot corner_of(const Label& label, double scale, PangoLayout* layout) {
    int width = 0, height = 0;
    pango().size_of(layout, &width, &height);
    const double wide = static_cast<double>(width) / PANGO_SCALE;
    const double part = label.anchor == Anchor::start ? 0 : label.anchor == Anchor::middle ? 0.5 : 1;
    const double rise = static_cast<double>(pango().baseline_of(layout)) / PANGO_SCALE;
    return {label.base.x * scale - part * wide, label.base.y * scale - rise};
}

/// The alpha channel of a surface as big as the image's part below the label.
Coverage coverage_of(cairo_surface_t* surface, PixelBox box) {
    Coverage coverage{box, {}};
    pango().flush(surface);
    const unsigned char* bytes = pango().data_of(surface);
    const int stride = pango().stride_of(surface);
    for (int y = 0; y < box.height(); ++y)
        for (int x = 0; x < box.width(); ++x)
            coverage.values.push_back(static_cast<float>(bytes[y * stride + x]) / 255.0F);
    return coverage;
}

}  // namespace

std::optional<Coverage> cover_script(const Label& label, double scale, PixelBox image) {
    if (!pango().library.complete()) return std::nullopt;
    const double reach = 2 * label.size * scale;
    PixelBox box = image;
    box.top = std::clamp(static_cast<int>(std::floor(label.base.y * scale - reach)), 0, image.bottom);
    box.bottom = std::clamp(static_cast<int>(std::ceil(label.base.y * scale + reach)), box.top, image.bottom);
    if (box.empty()) return Coverage{{}, {}};
    const Owned<cairo_surface_t> surface(pango().create_surface(CAIRO_FORMAT_A8, box.width(), box.height()),
                                         pango().destroy_surface);
    const Owned<cairo_t> context(pango().create_context(surface.get()), pango().destroy_context);
    const Layout layout = layout_of(label, scale, context.get());
    const Spot corner = corner_of(label, scale, layout.get());
    pango().move_to(context.get(), corner.x - box.left, corner.y - box.top);
    pango().show_layout(context.get(), layout.get());
    return coverage_of(surface.get(), box);
}

std::string text_libraries() {
    if (!pango().library.complete()) return "letters beyond ASCII as boxes in PNG (no Pango on this machine)";
    return std::string("names in every script (Pango ") + pango().version() + ")";
}

}  // namespace goterr

#else

namespace goterr {

std::optional<Coverage> cover_script(const Label&, double, PixelBox) { return std::nullopt; }

std::string text_libraries() { return "letters beyond ASCII as boxes in PNG (built without Pango)"; }

}  // namespace goterr

#endif
