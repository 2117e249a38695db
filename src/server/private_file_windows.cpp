// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cerrno>

#include "server/private_file.h"

namespace aude::server {
namespace {

HANDLE handle_of(int number) { return reinterpret_cast<HANDLE>(_get_osfhandle(number)); }

// SQLite reads and writes the same file, and the file can be renamed while it is open.
int open_shared(const std::filesystem::path& path, DWORD disposition) {
  const HANDLE handle = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    disposition, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (handle != INVALID_HANDLE_VALUE)
    return _open_osfhandle(reinterpret_cast<intptr_t>(handle), _O_BINARY);
  errno = GetLastError() == ERROR_ACCESS_DENIED ? EACCES : ENOENT;
  return -1;
}

}  // namespace

PrivateFile::PrivateFile(const std::filesystem::path& path, Missing missing)
    : handle_(open_shared(path, missing == Missing::Create ? OPEN_ALWAYS : OPEN_EXISTING)) {}

PrivateFile::~PrivateFile() {
  if (handle_ >= 0) _close(handle_);
}

bool PrivateFile::lock() {
  OVERLAPPED place{};
  place.OffsetHigh = 0x4000'0000;  // behind everything that SQLite locks
  return LockFileEx(handle_of(handle_), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                    &place) != 0;
}

bool PrivateFile::truncate() { return _chsize_s(handle_, 0) == 0; }

bool PrivateFile::write_at_start(std::string_view bytes) {
  return _lseek(handle_, 0, SEEK_SET) == 0 &&
         _write(handle_, bytes.data(), static_cast<unsigned>(bytes.size())) ==
             static_cast<int>(bytes.size());
}

bool PrivateFile::sync() { return _commit(handle_) == 0; }

bool PrivateFile::move(const std::filesystem::path& from, const std::filesystem::path& to) {
  return MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH) != 0;
}

}  // namespace aude::server
