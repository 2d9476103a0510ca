#include "gzip_check.hpp"

#include <zlib.h>

#include <array>
#include <new>

namespace goterr {

namespace {

constexpr int gzip_only = 15 + 16;  ///< to zlib: the longest window, and gzip's header
constexpr unsigned char first_of_member = 0x1f;

/// Unpacks into nowhere.
class Inflation {
public:
    Inflation() {
        if (inflateInit2(&stream_, gzip_only) != Z_OK) throw std::bad_alloc();
    }
    ~Inflation() { inflateEnd(&stream_); }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;

    /// Whether there is more to check behind the piece.
    bool take(std::string_view piece) {
        std::string bytes(piece);
        stream_.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        do {
            if (!begin_member()) return false;
            stream_.next_out = unpacked_.data();
            stream_.avail_out = static_cast<uInt>(unpacked_.size());
            status_ = inflate(&stream_, Z_NO_FLUSH);
        } while ((status_ == Z_OK || status_ == Z_STREAM_END) &&
                 (stream_.avail_in > 0 || stream_.avail_out == 0));
        return is_good();
    }

    bool is_good() const { return status_ == Z_OK || status_ == Z_STREAM_END || status_ == Z_BUF_ERROR; }

private:
    /// What follows a member is another one, or nothing that counts.
    bool begin_member() {
        if (status_ != Z_STREAM_END) return true;
        if (stream_.avail_in == 0 || *stream_.next_in != first_of_member) return false;
        inflateReset(&stream_);
        return true;
    }

    z_stream stream_{};
    int status_ = Z_OK;
    std::array<Bytef, std::size_t{64} << 10> unpacked_;
};

}  // namespace

bool gzip_checksums_fit(const ByteSource& compressed) {
    std::string_view piece = compressed();
    if (!piece.starts_with("\x1f\x8b")) return true;
    Inflation inflation;
    while (!piece.empty() && inflation.take(piece)) piece = compressed();
    return inflation.is_good();
}

}  // namespace goterr
