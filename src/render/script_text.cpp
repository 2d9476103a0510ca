#include "script_text.hpp"

#include "goterr/render/text_libraries.hpp"

#ifdef GOTERR_HAS_PANGO

#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "goterr/core/utf8.hpp"

namespace goterr {

namespace {

constexpr const char* font_stack =
    "Helvetica, Arial, DejaVu Sans, Noto Sans, Noto Sans CJK SC, Noto Sans CJK JP, sans-serif";

template <auto Free>
struct Freed {
    template <typename T>
    void operator()(T* object) const {
        Free(object);
    }
};
using Surface = std::unique_ptr<cairo_surface_t, Freed<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Freed<cairo_destroy>>;
using Font = std::unique_ptr<PangoFontDescription, Freed<pango_font_description_free>>;
using Layout = std::unique_ptr<PangoLayout, Freed<g_object_unref>>;

/// With U+FFFD for what is no UTF-8.
std::string valid_utf8(std::string_view text) {
    std::string valid;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        valid += length == 0 ? "\xEF\xBF\xBD" : std::string(text.substr(0, length));
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return valid;
}

Layout layout_of(const Label& label, double scale, cairo_t* context) {
    const Font font(pango_font_description_from_string(font_stack));
    pango_font_description_set_absolute_size(font.get(), label.size * scale * PANGO_SCALE);
    if (label.bold) pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
    Layout layout(pango_cairo_create_layout(context));
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    const std::string text = valid_utf8(label.text);
    pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
    return layout;
}

/// Where the layout's upper left corner lies in the image.
Spot corner_of(const Label& label, double scale, PangoLayout* layout) {
    int width = 0, height = 0;
    pango_layout_get_size(layout, &width, &height);
    const double wide = static_cast<double>(width) / PANGO_SCALE;
    const double part = label.anchor == Anchor::start ? 0 : label.anchor == Anchor::middle ? 0.5 : 1;
    const double rise = static_cast<double>(pango_layout_get_baseline(layout)) / PANGO_SCALE;
    return {label.base.x * scale - part * wide, label.base.y * scale - rise};
}

/// The alpha channel of a surface as big as the image's part below the label.
Coverage coverage_of(cairo_surface_t* surface, PixelBox box) {
    Coverage coverage{box, {}};
    cairo_surface_flush(surface);
    const unsigned char* bytes = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < box.height(); ++y)
        for (int x = 0; x < box.width(); ++x)
            coverage.values.push_back(static_cast<float>(bytes[y * stride + x]) / 255.0F);
    return coverage;
}

}  // namespace

std::optional<Coverage> cover_script(const Label& label, double scale, PixelBox image) {
    const double reach = 2 * label.size * scale;
    PixelBox box = image;
    box.top = std::clamp(static_cast<int>(std::floor(label.base.y * scale - reach)), 0, image.bottom);
    box.bottom = std::clamp(static_cast<int>(std::ceil(label.base.y * scale + reach)), box.top, image.bottom);
    if (box.empty()) return Coverage{{}, {}};
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_A8, box.width(), box.height()));
    const Context context(cairo_create(surface.get()));
    const Layout layout = layout_of(label, scale, context.get());
    const Spot corner = corner_of(label, scale, layout.get());
    cairo_move_to(context.get(), corner.x - box.left, corner.y - box.top);
    pango_cairo_show_layout(context.get(), layout.get());
    return coverage_of(surface.get(), box);
}

std::string text_libraries() {
    return std::string("names in every script (Pango ") + pango_version_string() + ")";
}

}  // namespace goterr

#else

namespace goterr {

std::optional<Coverage> cover_script(const Label&, double, PixelBox) { return std::nullopt; }

std::string text_libraries() { return "letters beyond ASCII as boxes in PNG (built without Pango)"; }

}  // namespace goterr

#endif
