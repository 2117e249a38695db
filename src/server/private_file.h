// SPDX-License-Identifier: MIT
// A file that only this user may read and write, with the operations of the system that the standard
// library lacks. One implementation for POSIX systems, one for Windows.
#pragma once

#include <filesystem>
#include <string_view>

namespace aude::server {

class PrivateFile {
 public:
  enum class Missing { Create, Leave };

  // errno says why a file is not open.
  explicit PrivateFile(const std::filesystem::path& path, Missing missing = Missing::Create);
  ~PrivateFile();  // unlocks it
  PrivateFile(const PrivateFile&) = delete;
  PrivateFile& operator=(const PrivateFile&) = delete;

  // All return whether it worked.
  bool is_open() const { return handle_ >= 0; }
  bool lock();  // fails if another process holds the lock
  bool truncate();
  bool write_at_start(std::string_view bytes);
  bool sync();  // waits until the content is on the disk
  // Renames a file; a crash later does not undo it.
  static bool move(const std::filesystem::path& from, const std::filesystem::path& to);

 private:
  int handle_;
};

}  // namespace aude::server
