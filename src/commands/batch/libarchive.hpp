/// The functions of libarchive that goterr calls, looked for when an archive is first read: libarchive rests
/// on so many libraries (XML, ICU, five compressions) that loading them takes as long as estimating a
/// finished game. A program that is one file has them built in.
#pragma once

#include <archive.h>
#include <archive_entry.h>

namespace goterr {

struct LibArchive {
    decltype(archive_read_new)* read_new;
    decltype(archive_read_free)* read_free;
    decltype(archive_read_open_filename)* open_file;
    decltype(archive_read_open_memory)* open_memory;
    decltype(archive_read_next_header)* next_header;
    decltype(archive_read_data_block)* data_block;
    decltype(archive_error_string)* error_string;
    decltype(archive_errno)* error_number;
    decltype(archive_format)* format;
    decltype(archive_filter_bytes)* filter_bytes;
    decltype(archive_entry_pathname)* pathname;
    decltype(archive_entry_pathname_utf8)* pathname_utf8;
    decltype(archive_entry_hardlink)* hardlink;
    decltype(archive_entry_symlink)* symlink;
    decltype(archive_entry_filetype)* filetype;
    decltype(archive_read_support_filter_gzip)* gzip;
    decltype(archive_read_support_filter_bzip2)* bzip2;
    decltype(archive_read_support_filter_compress)* compress;
    decltype(archive_read_support_filter_lzma)* lzma;
    decltype(archive_read_support_filter_lzip)* lzip;
    decltype(archive_read_support_filter_xz)* xz;
    decltype(archive_read_support_filter_zstd)* zstd;
    decltype(archive_read_support_format_tar)* tar;
    decltype(archive_read_support_format_zip)* zip;
    decltype(archive_read_support_format_7zip)* seven_zip;
    decltype(archive_read_support_format_raw)* raw;
};

/// Throws `Error` on a machine without libarchive.
const LibArchive& libarchive();

}  // namespace goterr
