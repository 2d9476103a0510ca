#include "palette.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace goterr {
namespace {

constexpr std::size_t most_colors = 256;
/// So many of them are the most frequent ones; the others are those that are least like any chosen before, so that a small mark
/// keeps its color.
constexpr std::size_t most_frequent = 192;

/// Red, green and blue in one number.
using Key = std::uint32_t;

Key key_of(const std::uint8_t* pixel) {
    return static_cast<Key>(pixel[0]) << 16 | static_cast<Key>(pixel[1]) << 8 | pixel[2];
}

struct Color24 {
    Key key;
    std::uint64_t pixels;
};

/// The most frequent first. Neighbors are mostly equal, so that few pixels are looked up.
std::vector<Color24> colors_by_frequency(const Image& image) {
    std::unordered_map<Key, std::uint64_t> counts;
    std::uint64_t* same = nullptr;
    Key last = 0;
    for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
        const Key key = key_of(&image.rgb[i]);
        if (same == nullptr || key != last) same = &counts[key];
        last = key;
        ++*same;
    }
    std::vector<Color24> colors;
    for (const auto& [key, pixels] : counts) colors.push_back({key, pixels});
    std::sort(colors.begin(), colors.end(), [](const Color24& a, const Color24& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.key < b.key;
    });
    return colors;
}

int channel(Key key, int shift) { return static_cast<int>(key >> shift & 255); }

int distance(Key a, Key b) {
    int sum = 0;
    for (const int shift : {0, 8, 16}) {
        const int apart = channel(a, shift) - channel(b, shift);
        sum += apart * apart;
    }
    return sum;
}

/// For each color the nearest of the palette.
class Palette {
public:
    explicit Palette(const std::vector<Color24>& colors)
        : colors_(colors),
          least_(colors.size(), std::numeric_limits<int>::max()),
          nearest_(colors.size(), 0) {
        for (std::size_t i = 0; i < std::min(colors.size(), most_frequent); ++i) take(i);
        while (chosen_.size() < std::min(colors.size(), most_colors))
            take(static_cast<std::size_t>(std::max_element(least_.begin(), least_.end()) - least_.begin()));
    }

    const std::vector<Key>& chosen() const { return chosen_; }
    std::uint8_t nearest(std::size_t color) const { return nearest_[color]; }

private:
    void take(std::size_t color) {
        for (std::size_t i = 0; i < colors_.size(); ++i) {
            const int apart = least_[i] == 0 ? 0 : distance(colors_[i].key, colors_[color].key);
            if (apart >= least_[i]) continue;
            least_[i] = apart;
            nearest_[i] = static_cast<std::uint8_t>(chosen_.size());
        }
        chosen_.push_back(colors_[color].key);
    }

    const std::vector<Color24>& colors_;
    std::vector<int> least_;
    std::vector<std::uint8_t> nearest_;
    std::vector<Key> chosen_;
};

}  // namespace

PaletteImage with_palette(const Image& image) {
    const std::vector<Color24> colors = colors_by_frequency(image);
    const Palette palette(colors);
    std::unordered_map<Key, std::uint8_t> numbers;
    for (std::size_t i = 0; i < colors.size(); ++i) numbers[colors[i].key] = palette.nearest(i);
    PaletteImage result;
    for (const Key key : palette.chosen())
        for (const int shift : {16, 8, 0})
            result.colors.push_back(static_cast<std::uint8_t>(channel(key, shift)));
    result.numbers.reserve(image.rgb.size() / 3);
    for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
        const bool same = i > 0 && key_of(&image.rgb[i]) == key_of(&image.rgb[i - 3]);
        result.numbers.push_back(same ? result.numbers.back() : numbers.at(key_of(&image.rgb[i])));
    }
    return result;
}

}  // namespace goterr
