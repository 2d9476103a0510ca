/// A PNG file as pixels. Through libpng; throws `std::runtime_error` when the bytes are none.
#pragma once

#include <png.h>

#include <stdexcept>
#include <string_view>

#include "goterr/render/raster.hpp"

namespace goterr::test {

inline Image image_from_png(std::string_view bytes) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()) == 0)
        throw std::runtime_error(header.message);
    header.format = PNG_FORMAT_RGB;
    Image image{static_cast<int>(header.width), static_cast<int>(header.height), {}};
    image.rgb.resize(PNG_IMAGE_SIZE(header));
    if (png_image_finish_read(&header, nullptr, image.rgb.data(), 0, nullptr) == 0)
        throw std::runtime_error(header.message);
    return image;
}

}  // namespace goterr::test
