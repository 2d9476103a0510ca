/// For all others: libarchive is looked for, again where it was not found before.
#include "../../batch/libarchive.hpp"

#include "goterr/core/error.hpp"
#include "goterr/system/shared_library.hpp"

namespace goterr {

namespace {

struct OpenedLibArchive {
    OpenedLibArchive() {
        if (!library.complete())
            throw Error(
                "cannot be read: libarchive.so.13, which unpacks archives, cannot be opened on this machine");
    }

    SharedLibrary library{"libarchive.so.13"};
    LibArchive functions{
        .read_new = library.find("archive_read_new"),
        .read_free = library.find("archive_read_free"),
        .open_file = library.find("archive_read_open_filename"),
        .open_memory = library.find("archive_read_open_memory"),
        .next_header = library.find("archive_read_next_header"),
        .data_block = library.find("archive_read_data_block"),
        .error_string = library.find("archive_error_string"),
        .error_number = library.find("archive_errno"),
        .format = library.find("archive_format"),
        .filter_bytes = library.find("archive_filter_bytes"),
        .pathname = library.find("archive_entry_pathname"),
        .pathname_utf8 = library.find("archive_entry_pathname_utf8"),
        .hardlink = library.find("archive_entry_hardlink"),
        .symlink = library.find("archive_entry_symlink"),
        .filetype = library.find("archive_entry_filetype"),
        .gzip = library.find("archive_read_support_filter_gzip"),
        .bzip2 = library.find("archive_read_support_filter_bzip2"),
        .compress = library.find("archive_read_support_filter_compress"),
        .lzma = library.find("archive_read_support_filter_lzma"),
        .lzip = library.find("archive_read_support_filter_lzip"),
        .xz = library.find("archive_read_support_filter_xz"),
        .zstd = library.find("archive_read_support_filter_zstd"),
        .tar = library.find("archive_read_support_format_tar"),
        .zip = library.find("archive_read_support_format_zip"),
        .seven_zip = library.find("archive_read_support_format_7zip"),
        .raw = library.find("archive_read_support_format_raw"),
    };
};

}  // namespace

const LibArchive& libarchive() {
    static const OpenedLibArchive opened;
    return opened.functions;
}

}  // namespace goterr
