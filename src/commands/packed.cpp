#include "packed.hpp"

#include <zlib.h>

#include <array>
#include <new>

#include "goterr/core/base64.hpp"

namespace goterr {

namespace {

constexpr int with_gzip_header = 15 + 16;  ///< to zlib: the longest window, and gzip's header
constexpr int usual_memory = 8;

/// Packs a text piece by piece.
class Deflation {
public:
    explicit Deflation(int level) {
        if (deflateInit2(&stream_, level, Z_DEFLATED, with_gzip_header, usual_memory, Z_DEFAULT_STRATEGY) !=
            Z_OK)
            throw std::bad_alloc();
    }
    ~Deflation() { deflateEnd(&stream_); }
    Deflation(const Deflation&) = delete;
    Deflation& operator=(const Deflation&) = delete;

    void take(std::string_view piece, bool is_last) {
        std::string bytes(piece);  // zlib's input is not constant
        stream_.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        do {
            stream_.next_out = reinterpret_cast<Bytef*>(room_.data());
            stream_.avail_out = static_cast<uInt>(room_.size());
            deflate(&stream_, is_last ? Z_FINISH : Z_NO_FLUSH);
            packed_.append(room_.data(), room_.size() - stream_.avail_out);
        } while (stream_.avail_out == 0);
    }

    const std::string& packed() const { return packed_; }

private:
    z_stream stream_{};
    std::array<char, std::size_t{1} << 16> room_{};
    std::string packed_;
};

constexpr std::size_t piece_size = std::size_t{1} << 20;
constexpr std::size_t long_text = 8 * piece_size;  ///< takes a second and more to pack as small as can be

}  // namespace

std::string packed(std::string_view text) {
    Deflation deflation(text.size() > long_text ? Z_DEFAULT_COMPRESSION : Z_BEST_COMPRESSION);
    for (; text.size() > piece_size; text.remove_prefix(piece_size))
        deflation.take(text.substr(0, piece_size), false);
    deflation.take(text, true);
    return base64(deflation.packed());
}

}  // namespace goterr
