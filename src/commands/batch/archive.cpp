#include "archive.hpp"

#include <locale.h>

#include <cerrno>
#include <clocale>

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "goterr/core/error.hpp"
#include "gzip_check.hpp"
#include "libarchive.hpp"

namespace goterr {

struct Archive::State {
    struct Free {
        void operator()(archive* opened) const { libarchive().read_free(opened); }
    };
    std::string file;   ///< its name; empty for an archive that is held in memory
    std::string bytes;  ///< of such a one
    std::string warning;
    bool checked = false;  ///< what there is to check at its end
    std::unique_ptr<archive, Free> opened{libarchive().read_new()};

    [[noreturn]] void fail() const {
        const char* reason = libarchive().error_string(opened.get());
        throw Error(fmt::format("cannot be read as an archive: {}", reason ? reason : "unknown format"));
    }
};

namespace {

constexpr std::size_t archive_bytes_at_a_time = std::size_t{64} << 10;

/// While it lives, this thread's characters are UTF-8: libarchive gives names in the characters of the
/// locale, and none where that has not all of them. Names that are stored as bytes come out as they are.
class Utf8Locale {
public:
    Utf8Locale() : locale_(made()), before_(locale_ ? ::uselocale(locale_) : locale_t{}) {}
    ~Utf8Locale() {
        if (!locale_) return;
        ::uselocale(before_);
        ::freelocale(locale_);
    }
    Utf8Locale(const Utf8Locale&) = delete;
    Utf8Locale& operator=(const Utf8Locale&) = delete;

private:
    static locale_t made() {
        for (const char* name : {"C.UTF-8", "en_US.UTF-8", "UTF-8"})
            if (const locale_t locale = ::newlocale(LC_CTYPE_MASK, name, locale_t{})) return locale;
        return locale_t{};
    }

    locale_t locale_, before_;
};

std::string name_of(archive_entry* entry) {
    if (const char* name = libarchive().pathname(entry)) return name;
    const char* name = libarchive().pathname_utf8(entry);
    return name ? name : "unnamed";
}

/// What a link, hard or symbolic, stands for.
std::optional<std::string> link_of(archive_entry* entry) {
    if (const char* hard = libarchive().hardlink(entry)) return hard;
    if (libarchive().filetype(entry) != AE_IFLNK) return std::nullopt;
    const char* symbolic = libarchive().symlink(entry);
    return symbolic ? symbolic : "";
}

using Support = int (*)(archive*);

std::array<Support, 7> filters() {
    const LibArchive& library = libarchive();
    return {library.gzip, library.bzip2, library.compress, library.lzma,
            library.lzip, library.xz,    library.zstd};
}

/// Where a filter is not built in, the library warns, and would start a program.
bool is_built_in(Support filter) {
    archive* probe = libarchive().read_new();
    const bool built_in = filter(probe) == ARCHIVE_OK;
    libarchive().read_free(probe);
    return built_in;
}

void enable_formats(archive* opened) {
    for (const Support filter : filters())
        if (is_built_in(filter)) filter(opened);
    libarchive().tar(opened);
    libarchive().zip(opened);
    libarchive().seven_zip(opened);
    libarchive().raw(opened);
}

std::string damaged(const char* reason) {
    return fmt::format("may be damaged: {}", reason ? reason : "it is not as it was packed");
}

ByteSource once(std::string_view bytes) {
    return [bytes]() mutable { return std::exchange(bytes, {}); };
}

/// The bytes of a stream, which must live as long.
ByteSource bytes_in(std::istream& in) {
    return [&in, piece = std::string(archive_bytes_at_a_time, '\0')]() mutable {
        in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        return std::string_view(piece).substr(0, static_cast<std::size_t>(in.gcount()));
    };
}

}  // namespace

const LibArchive& libarchive() {
    static const LibArchive functions;
    return functions;
}

Archive::Archive(const std::string& file) : state_(std::make_unique<State>()) {
    const Utf8Locale utf8;
    state_->file = file;
    for (;;) {
        enable_formats(state_->opened.get());
        if (libarchive().open_file(state_->opened.get(), file.c_str(), archive_bytes_at_a_time) == ARCHIVE_OK)
            return;
        // A signal that came while the file was being opened is a failure to libarchive; the reader is of no
        // use then.
        if (libarchive().error_number(state_->opened.get()) != EINTR) state_->fail();
        state_->opened.reset(libarchive().read_new());
    }
}

Archive::Archive(Archive& outer) : state_(std::make_unique<State>()), outermost_(outer.outermost_) {
    const Utf8Locale utf8;
    state_->bytes =
        outer.whole(longest_inner_archive,
                    fmt::format("is an archive of more than {} MB inside of another: unpack the outer one",
                                longest_inner_archive >> 20));
    enable_formats(state_->opened.get());
    if (libarchive().open_memory(state_->opened.get(), state_->bytes.data(), state_->bytes.size()) !=
        ARCHIVE_OK)
        state_->fail();
}

std::string Archive::whole(std::size_t most, const std::string& too_long) {
    std::string bytes;
    for (std::string_view more = read(); !more.empty(); more = read()) {
        bytes += more;
        if (bytes.size() > most) throw Error(too_long);
    }
    return bytes;
}

Archive::~Archive() = default;

std::optional<Member> Archive::next_member() {
    const Utf8Locale utf8;
    archive_entry* entry = nullptr;
    for (;;) {
        const int status = libarchive().next_header(state_->opened.get(), &entry);
        if (status == ARCHIVE_EOF) return check_end(), std::nullopt;
        if (status < ARCHIVE_WARN) state_->fail();
        if (libarchive().format(state_->opened.get()) == ARCHIVE_FORMAT_RAW) return Member{};
        auto link = link_of(entry);
        if (link || libarchive().filetype(entry) == AE_IFREG) return Member{name_of(entry), std::move(link)};
    }
}

std::string_view Archive::read() {
    const void* bytes = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    int status = ARCHIVE_OK;
    while (size == 0 && status != ARCHIVE_EOF) {
        status = libarchive().data_block(state_->opened.get(), &bytes, &size, &offset);
        if (status < ARCHIVE_WARN) state_->fail();
        if (status == ARCHIVE_WARN)
            state_->warning = damaged(libarchive().error_string(state_->opened.get()));
    }
    if (status == ARCHIVE_EOF) {
        if (libarchive().format(state_->opened.get()) == ARCHIVE_FORMAT_RAW) check_end();
        return {};
    }
    std::uint64_t& unpacked = outermost_->unpacked_;
    unpacked += size;
    if (unpacked > harmless_size && unpacked / greatest_growth > outermost_->position())
        throw Error(
            fmt::format("grows to more than {} times its size and is read no further", greatest_growth));
    return {static_cast<const char*>(bytes), size};
}

void Archive::check_end() {
    if (std::exchange(state_->checked, true)) return;
    std::ifstream in(state_->file, std::ios::binary);
    const bool good =
        state_->file.empty() ? gzip_checksums_fit(once(state_->bytes)) : gzip_checksums_fit(bytes_in(in));
    if (!good) state_->warning = damaged("the checksum at its end is not that of its bytes");
}

std::string Archive::take_warning() { return std::exchange(state_->warning, {}); }

std::uint64_t Archive::position() const {
    return static_cast<std::uint64_t>(
        std::max<la_int64_t>(libarchive().filter_bytes(state_->opened.get(), -1), 0));
}

}  // namespace goterr
