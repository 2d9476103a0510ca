/// For a program that is one file: nothing is looked for.
#include "../../batch/libarchive.hpp"

namespace goterr {

const LibArchive& libarchive() {
    static constexpr LibArchive functions{
        .read_new = archive_read_new,
        .read_free = archive_read_free,
        .open_file = archive_read_open_filename,
        .open_memory = archive_read_open_memory,
        .next_header = archive_read_next_header,
        .data_block = archive_read_data_block,
        .error_string = archive_error_string,
        .error_number = archive_errno,
        .format = archive_format,
        .filter_bytes = archive_filter_bytes,
        .pathname = archive_entry_pathname,
        .pathname_utf8 = archive_entry_pathname_utf8,
        .hardlink = archive_entry_hardlink,
        .symlink = archive_entry_symlink,
        .filetype = archive_entry_filetype,
        .gzip = archive_read_support_filter_gzip,
        .bzip2 = archive_read_support_filter_bzip2,
        .compress = archive_read_support_filter_compress,
        .lzma = archive_read_support_filter_lzma,
        .lzip = archive_read_support_filter_lzip,
        .xz = archive_read_support_filter_xz,
        .zstd = archive_read_support_filter_zstd,
        .tar = archive_read_support_format_tar,
        .zip = archive_read_support_format_zip,
        .seven_zip = archive_read_support_format_7zip,
        .raw = archive_read_support_format_raw,
    };
    return functions;
}

}  // namespace goterr
