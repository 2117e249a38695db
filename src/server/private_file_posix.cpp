// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdio>

#include "server/private_file.h"

namespace aude::server {

PrivateFile::PrivateFile(const std::filesystem::path& path, Missing missing)
    : handle_(
          open(path.c_str(), O_RDWR | O_CLOEXEC | (missing == Missing::Create ? O_CREAT : 0), 0600)) {}

PrivateFile::~PrivateFile() {
  if (handle_ >= 0) close(handle_);
}

bool PrivateFile::lock() { return flock(handle_, LOCK_EX | LOCK_NB) == 0; }

bool PrivateFile::truncate() { return ftruncate(handle_, 0) == 0; }

bool PrivateFile::write_at_start(std::string_view bytes) {
  return pwrite(handle_, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size());
}

bool PrivateFile::sync() { return fsync(handle_) == 0; }

bool PrivateFile::move(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (rename(from.c_str(), to.c_str()) != 0) return false;
  const auto folder = to.has_parent_path() ? to.parent_path() : std::filesystem::path(".");
  const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return true;
  fsync(handle);  // the name
  close(handle);
  return true;
}

}  // namespace aude::server
