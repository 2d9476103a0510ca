#include "palette.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>
#include <utility>

#include "goterr/core/wide.hpp"

namespace goterr {
namespace {

constexpr std::size_t most_colors = 256;
/// So many of them are the most frequent ones; the others are those that are least like any chosen before, so
/// that a small mark keeps its color.
constexpr std::size_t most_frequent = 192;

/// Red, green and blue in one number.
using Key = std::uint32_t;

Key key_of(const std::uint8_t* pixel) {
    return static_cast<Key>(pixel[0]) << 16 | static_cast<Key>(pixel[1]) << 8 | pixel[2];
}

struct Color24 {
    Key key;
    std::uint64_t pixels;
    std::size_t number;  ///< in the order in which the picture has them first
};

/// All colors of a picture, and for each pixel the number of its own.
struct Census {
    std::vector<Color24> colors;
    std::vector<std::uint32_t> numbers;
};

/// Numbers the colors in the order in which they come.
class Numbering {
public:
    std::uint32_t number_of(Key key) {
        std::uint32_t& recent = recent_[(key * 0x9e3779b1u) >> (32 - recent_bits)];
        if (recent >= colors_.size() || colors_[recent].key != key) recent = looked_up(key);
        ++colors_[recent].pixels;
        return recent;
    }
    std::vector<Color24> colors() && { return std::move(colors_); }

private:
    std::uint32_t looked_up(Key key) {
        const auto number = static_cast<std::uint32_t>(colors_.size());
        const auto [known, is_new] = numbers_.try_emplace(key, number);
        if (is_new) colors_.push_back({key, 0, number});
        return known->second;
    }

    static constexpr int recent_bits = 12;
    std::array<std::uint32_t, 1 << recent_bits> recent_{};  ///< by a hash of the color: saves most look-ups
    std::unordered_map<Key, std::uint32_t> numbers_;
    std::vector<Color24> colors_;
};

Census census_of(const Image& image) {
    Numbering numbering;
    std::vector<std::uint32_t> numbers(image.rgb.size() / 3);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = numbering.number_of(key_of(&image.rgb[3 * i]));
    return {std::move(numbering).colors(), std::move(numbers)};
}

std::vector<Color24> by_frequency(std::vector<Color24> colors) {
    std::sort(colors.begin(), colors.end(), [](const Color24& a, const Color24& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.key < b.key;
    });
    return colors;
}

/// Where red, green and blue stand in a key.
constexpr std::array<int, 3> shifts{16, 8, 0};

int channel(Key key, int shift) { return static_cast<int>(key >> shift & 255); }

/// For each color how far the nearest of the palette is, squared, and its number.
struct Nearest {
    std::vector<int>& least;
    std::vector<int>& number;
};

using Channels = std::array<std::vector<int>, 3>;

/// Another color has come into the palette, as `number`.
GOTERR_WIDE void come_nearer(const Channels& channels, std::size_t color, Nearest nearest, int number) {
    const auto& [reds, greens, blues] = channels;
    const int red = reds[color], green = greens[color], blue = blues[color];
    int* const least = nearest.least.data();
    int* const numbers = nearest.number.data();
    const std::size_t count = reds.size();
    for (std::size_t i = 0; i < count; ++i) {
        const int r = reds[i] - red, g = greens[i] - green, b = blues[i] - blue;
        const int apart = r * r + g * g + b * b, before = least[i], of_before = numbers[i];
        numbers[i] = apart < before ? number : of_before;
        least[i] = apart < before ? apart : before;
    }
}

/// For each color the nearest of the palette.
class Palette {
public:
    explicit Palette(const std::vector<Color24>& colors)
        : colors_(colors),
          least_(colors.size(), std::numeric_limits<int>::max()),
          nearest_(colors.size(), 0) {
        for (std::size_t i = 0; i < channels_.size(); ++i)
            for (const Color24& color : colors) channels_[i].push_back(channel(color.key, shifts[i]));
        for (std::size_t i = 0; i < std::min(colors.size(), most_frequent); ++i) take(i);
        while (chosen_.size() < std::min(colors.size(), most_colors))
            take(static_cast<std::size_t>(std::max_element(least_.begin(), least_.end()) - least_.begin()));
    }

    const std::vector<Key>& chosen() const { return chosen_; }
    std::uint8_t nearest(std::size_t color) const { return static_cast<std::uint8_t>(nearest_[color]); }

private:
    void take(std::size_t color) {
        come_nearer(channels_, color, {least_, nearest_}, static_cast<int>(chosen_.size()));
        chosen_.push_back(colors_[color].key);
    }

    const std::vector<Color24>& colors_;
    Channels channels_;
    std::vector<int> least_;
    std::vector<int> nearest_;
    std::vector<Key> chosen_;
};

}  // namespace

PaletteImage with_palette(const Image& image) {
    const Census census = census_of(image);
    const std::vector<Color24> colors = by_frequency(census.colors);
    const Palette palette(colors);
    std::vector<std::uint8_t> nearest(colors.size());
    for (std::size_t i = 0; i < colors.size(); ++i) nearest[colors[i].number] = palette.nearest(i);
    PaletteImage result;
    for (const Key key : palette.chosen())
        for (const int shift : shifts)
            result.colors.push_back(static_cast<std::uint8_t>(channel(key, shift)));
    result.numbers.resize(census.numbers.size());
    std::transform(census.numbers.begin(), census.numbers.end(), result.numbers.begin(),
                   [&](std::uint32_t number) { return nearest[number]; });
    return result;
}

}  // namespace goterr
