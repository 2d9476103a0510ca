/// The files in an archive, one after the other, without unpacking it: zip, 7z and tar, compressed or not,
/// and single compressed files.
///
/// libarchive reads them. Only these formats are enabled: with all of them, `.sgf.gz` is taken for an mtree
/// list. And only the filters that are built into the library: for others it would start programs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// Records of games shrink to a tenth. What grows to more than so many times the bytes it was read from, and
/// to more than is worth the talk, was made to hurt and is read no further.
inline constexpr std::uint64_t greatest_growth = 200;
inline constexpr std::uint64_t harmless_size = std::uint64_t{64} << 20;

/// An archive inside of another is held in memory, and may be this long.
inline constexpr std::size_t longest_inner_archive = std::size_t{64} << 20;

/// So many archives may lie inside each other, the outermost being the first.
inline constexpr std::size_t deepest_archive = 3;

/// A name in an archive that has bytes of its own, or stands for another file.
struct Member {
    /// as the archive has it, in UTF-8 where it says which characters it means; empty for what a single
    /// compressed file holds
    std::string name;
    std::optional<std::string> link;  ///< the other file, for a link
};

class Archive {
public:
    /// Throws `Error` where the file cannot be opened as an archive.
    explicit Archive(const std::string& file);
    /// The file that `outer` stands at, which must live as long. What it grows to counts for the outermost.
    explicit Archive(Archive& outer);
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    /// Moves on to the next plain file or link. Throws `Error`.
    std::optional<Member> next_member();

    /// The next bytes of that file, empty at its end; they stay valid until the next call. Throws `Error`,
    /// also for an archive that grows too much.
    std::string_view read();

    /// All bytes of that file. Throws `Error` with the sentence `too_long` where they are more.
    std::string whole(std::size_t most, const std::string& too_long);

    /// What was wrong since the last time, though it could be read: bytes that are not those their checksum
    /// was made of. Checksums over the whole archive are looked at when it is at its end.
    std::string take_warning();

    /// Bytes of the archive that have been read so far.
    std::uint64_t position() const;

private:
    struct State;
    void check_end();

    std::unique_ptr<State> state_;
    Archive* outermost_ = this;
    std::uint64_t unpacked_ = 0;  ///< bytes given out so far, from archives inside too
};

/// Whether a file of that name is an archive or compressed.
bool is_archive_name(std::string_view name);

/// Whether the first bytes of a file are an archive's, or those of a compressed file.
bool is_archive_start(std::string_view bytes);

}  // namespace goterr
