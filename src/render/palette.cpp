#include "palette.hpp"

#include <array>
#include <optional>
#include <unordered_map>

namespace goterr {
namespace {

constexpr std::size_t most_colors = 256;

/// The pixels that share a color of the palette.
struct Pixels {
    std::array<std::uint64_t, 3> sums{};
    std::uint64_t count = 0;
};

/// Colors whose channels differ in the last `bits` bits only are one.
class Counting {
public:
    explicit Counting(int bits) : bits_(bits) {}

    /// False when there are too many colors.
    bool add(const std::uint8_t* pixel) {
        const std::uint32_t key = key_of(pixel);
        if (numbers_.empty() || key != last_key_) {
            last_key_ = key;
            last_ = known_.try_emplace(key, known_.size()).first->second;
            if (last_ >= most_colors) return false;
            if (last_ == pixels_.size()) pixels_.emplace_back();
        }
        for (std::size_t c = 0; c < 3; ++c) pixels_[last_].sums[c] += pixel[c];
        ++pixels_[last_].count;
        numbers_.push_back(static_cast<std::uint8_t>(last_));
        return true;
    }

    PaletteImage result() {
        PaletteImage image{{}, std::move(numbers_)};
        for (const auto& [sums, count] : pixels_)
            for (const std::uint64_t sum : sums)
                image.colors.push_back(static_cast<std::uint8_t>((sum + count / 2) / count));
        return image;
    }

private:
    std::uint32_t key_of(const std::uint8_t* pixel) const {
        std::uint32_t key = 0;
        for (int c = 0; c < 3; ++c) key = key << 8 | static_cast<std::uint32_t>(pixel[c] >> bits_);
        return key;
    }

    int bits_;
    std::unordered_map<std::uint32_t, std::size_t> known_;
    std::vector<Pixels> pixels_;
    std::vector<std::uint8_t> numbers_;
    std::uint32_t last_key_ = 0;
    std::size_t last_ = 0;
};

std::optional<PaletteImage> with_colors_apart(const Image& image, int bits) {
    Counting counting(bits);
    for (std::size_t i = 0; i < image.rgb.size(); i += 3)
        if (!counting.add(&image.rgb[i])) return std::nullopt;
    return counting.result();
}

}  // namespace

PaletteImage with_palette(const Image& image) {
    int bits = 0;
    for (;; ++bits)
        if (auto found = with_colors_apart(image, bits)) return *std::move(found);
}

}  // namespace goterr
