/// Files that are written may be renamed and removed, as on other systems; names are UTF-8.
#include <windows.h>

#include <cerrno>
#include <string>

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#undef open

namespace {

std::wstring wide(const char* name) {
    const int length = ::MultiByteToWideChar(CP_UTF8, 0, name, -1, nullptr, 0);
    std::wstring text(length > 0 ? static_cast<std::size_t>(length) : 1, L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, name, -1, text.data(), length);
    text.resize(text.size() - 1);
    return text;
}

/// -1, with what Windows says as an error of C.
int failed() {
    switch (::GetLastError()) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_NAME: errno = ENOENT; break;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS: errno = EEXIST; break;
        case ERROR_LOCK_VIOLATION:
        case ERROR_IO_PENDING: errno = EWOULDBLOCK; break;
        case ERROR_DISK_FULL: errno = ENOSPC; break;
        case ERROR_INVALID_HANDLE: errno = EBADF; break;
        default: errno = EACCES;
    }
    return -1;
}

constexpr DWORD sharing = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::uint64_t joined(DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; }

int status_of(HANDLE file, struct goterr_stat* status) {
    BY_HANDLE_FILE_INFORMATION facts{};
    if (::GetFileType(file) != FILE_TYPE_DISK) {
        *status = {0, 0, _S_IFIFO, 1, 0};
        return 0;
    }
    if (!::GetFileInformationByHandle(file, &facts)) return failed();
    const bool folder = (facts.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    *status = {facts.dwVolumeSerialNumber, joined(facts.nFileIndexHigh, facts.nFileIndexLow),
               static_cast<unsigned>(folder ? _S_IFDIR : _S_IFREG),
               static_cast<unsigned>(facts.nNumberOfLinks),
               static_cast<std::int64_t>(joined(facts.nFileSizeHigh, facts.nFileSizeLow))};
    return 0;
}

HANDLE handle_of(int descriptor) { return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)); }

}  // namespace

int goterr_stat(const char* name, struct goterr_stat* status) {
    const HANDLE file = ::CreateFileW(wide(name).c_str(), FILE_READ_ATTRIBUTES, sharing, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE) return failed();
    const int result = status_of(file, status);
    ::CloseHandle(file);
    return result;
}

int goterr_fstat(int descriptor, struct goterr_stat* status) {
    return status_of(handle_of(descriptor), status);
}

int goterr_open(const char* name, int flags, unsigned) {
    const bool writes = (flags & (O_WRONLY | O_RDWR)) != 0;
    const DWORD access = ((flags & O_WRONLY) != 0 ? 0 : GENERIC_READ) | (writes ? GENERIC_WRITE : 0);
    const DWORD made = (flags & O_CREAT) == 0  ? OPEN_EXISTING
                       : (flags & O_EXCL) != 0 ? CREATE_NEW
                                               : OPEN_ALWAYS;
    const HANDLE file =
        ::CreateFileW(wide(name).c_str(), access, sharing, nullptr, made, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return failed();
    return ::_open_osfhandle(reinterpret_cast<intptr_t>(file), _O_BINARY | _O_NOINHERIT);
}

int goterr_unlink(const char* name) { return ::DeleteFileW(wide(name).c_str()) ? 0 : failed(); }

/// Of a byte that no file has, so that all others can be read and written.
int flock(int descriptor, int) {
    OVERLAPPED place{};
    place.OffsetHigh = 0x7fffffff;
    constexpr DWORD how = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    return ::LockFileEx(handle_of(descriptor), how, 0, 1, 0, &place) ? 0 : failed();
}

int fsync(int descriptor) { return ::_commit(descriptor); }

int faccessat(int, const char*, int, int) { return 0; }
