#include "goterr/render/png.hpp"

#include <png.h>

#include "goterr/core/error.hpp"
#include "palette.hpp"

namespace goterr {
namespace {

png_image header_of(const Image& image) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    header.width = static_cast<png_uint_32>(image.width);
    header.height = static_cast<png_uint_32>(image.height);
    header.format = PNG_FORMAT_RGB;
    return header;
}

}  // namespace

std::string png(const Image& image) {
    const PaletteImage palette = with_palette(image);
    png_image header = header_of(image);
    header.format = PNG_FORMAT_RGB_COLORMAP;
    header.colormap_entries = static_cast<png_uint_32>(palette.colors.size() / 3);
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(header);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&header, bytes.data(), &size, 0, palette.numbers.data(), 0,
                                  palette.colors.data()) == 0)
        throw Error(std::string("the picture could not be written as PNG: ") + header.message);
    bytes.resize(size);
    return bytes;
}

}  // namespace goterr
