/// For all others: libarchive is looked for, again where it was not found before.
#include "../../batch/libarchive.hpp"

#include "goterr/core/error.hpp"
#include "goterr/system/shared_library.hpp"

namespace goterr {

namespace {

struct OpenedLibArchive {
    OpenedLibArchive() {
        library.find(functions.read_new, "archive_read_new");
        library.find(functions.read_free, "archive_read_free");
        library.find(functions.open_file, "archive_read_open_filename");
        library.find(functions.open_memory, "archive_read_open_memory");
        library.find(functions.next_header, "archive_read_next_header");
        library.find(functions.data_block, "archive_read_data_block");
        library.find(functions.error_string, "archive_error_string");
        library.find(functions.error_number, "archive_errno");
        library.find(functions.format, "archive_format");
        library.find(functions.filter_bytes, "archive_filter_bytes");
        library.find(functions.pathname, "archive_entry_pathname");
        library.find(functions.pathname_utf8, "archive_entry_pathname_utf8");
        library.find(functions.hardlink, "archive_entry_hardlink");
        library.find(functions.symlink, "archive_entry_symlink");
        library.find(functions.filetype, "archive_entry_filetype");
        library.find(functions.gzip, "archive_read_support_filter_gzip");
        library.find(functions.bzip2, "archive_read_support_filter_bzip2");
        library.find(functions.compress, "archive_read_support_filter_compress");
        library.find(functions.lzma, "archive_read_support_filter_lzma");
        library.find(functions.lzip, "archive_read_support_filter_lzip");
        library.find(functions.xz, "archive_read_support_filter_xz");
        library.find(functions.zstd, "archive_read_support_filter_zstd");
        library.find(functions.tar, "archive_read_support_format_tar");
        library.find(functions.zip, "archive_read_support_format_zip");
        library.find(functions.seven_zip, "archive_read_support_format_7zip");
        library.find(functions.raw, "archive_read_support_format_raw");
        if (!library.complete())
            throw Error(
                "cannot be read: libarchive.so.13, which unpacks archives, cannot be opened on this machine");
    }

    SharedLibrary library{"libarchive.so.13"};
    LibArchive functions{};
};

}  // namespace

const LibArchive& libarchive() {
    static const OpenedLibArchive opened;
    return opened.functions;
}

}  // namespace goterr
