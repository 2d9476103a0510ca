/// The functions of libarchive that goterr calls, looked for when an archive is first read: libarchive rests
/// on so many libraries (XML, ICU, five compressions) that loading them takes as long as estimating a
/// finished game. A program that is one file has them built in.
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include "found.hpp"
#include "goterr/core/error.hpp"

namespace goterr {

struct LibArchive {
    LibArchive() {
        if (!library.complete())
            throw Error(
                "cannot be read: libarchive.so.13, which unpacks archives, cannot be opened on this machine");
    }

    FoundLibrary library{"libarchive.so.13"};
    decltype(archive_read_new)* read_new = GOTERR_FOUND(archive_read_new);
    decltype(archive_read_free)* read_free = GOTERR_FOUND(archive_read_free);
    decltype(archive_read_open_filename)* open_file = GOTERR_FOUND(archive_read_open_filename);
    decltype(archive_read_open_memory)* open_memory = GOTERR_FOUND(archive_read_open_memory);
    decltype(archive_read_next_header)* next_header = GOTERR_FOUND(archive_read_next_header);
    decltype(archive_read_data_block)* data_block = GOTERR_FOUND(archive_read_data_block);
    decltype(archive_error_string)* error_string = GOTERR_FOUND(archive_error_string);
    decltype(archive_errno)* error_number = GOTERR_FOUND(archive_errno);
    decltype(archive_format)* format = GOTERR_FOUND(archive_format);
    decltype(archive_filter_bytes)* filter_bytes = GOTERR_FOUND(archive_filter_bytes);
    decltype(archive_entry_pathname)* pathname = GOTERR_FOUND(archive_entry_pathname);
    decltype(archive_entry_pathname_utf8)* pathname_utf8 = GOTERR_FOUND(archive_entry_pathname_utf8);
    decltype(archive_entry_hardlink)* hardlink = GOTERR_FOUND(archive_entry_hardlink);
    decltype(archive_entry_symlink)* symlink = GOTERR_FOUND(archive_entry_symlink);
    decltype(archive_entry_filetype)* filetype = GOTERR_FOUND(archive_entry_filetype);
    decltype(archive_read_support_filter_gzip)* gzip = GOTERR_FOUND(archive_read_support_filter_gzip);
    decltype(archive_read_support_filter_bzip2)* bzip2 = GOTERR_FOUND(archive_read_support_filter_bzip2);
    decltype(archive_read_support_filter_compress)* compress =
        GOTERR_FOUND(archive_read_support_filter_compress);
    decltype(archive_read_support_filter_lzma)* lzma = GOTERR_FOUND(archive_read_support_filter_lzma);
    decltype(archive_read_support_filter_lzip)* lzip = GOTERR_FOUND(archive_read_support_filter_lzip);
    decltype(archive_read_support_filter_xz)* xz = GOTERR_FOUND(archive_read_support_filter_xz);
    decltype(archive_read_support_filter_zstd)* zstd = GOTERR_FOUND(archive_read_support_filter_zstd);
    decltype(archive_read_support_format_tar)* tar = GOTERR_FOUND(archive_read_support_format_tar);
    decltype(archive_read_support_format_zip)* zip = GOTERR_FOUND(archive_read_support_format_zip);
    decltype(archive_read_support_format_7zip)* seven_zip = GOTERR_FOUND(archive_read_support_format_7zip);
    decltype(archive_read_support_format_raw)* raw = GOTERR_FOUND(archive_read_support_format_raw);
};

/// Looked for again where it was not found before. Throws `Error` on a machine without libarchive.
const LibArchive& libarchive();

}  // namespace goterr
