// SPDX-License-Identifier: MIT
// The files of a tar archive (POSIX ustar, not compressed), as `scripts/bundle` makes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace aude::server {

struct ArchivedFile {
  std::string path;        // as in the archive, without a leading "./"
  std::string_view bytes;  // within the archive
};

// Regular files only; folders and links are left out. Throws std::runtime_error if the archive is cut
// off or broken.
std::vector<ArchivedFile> files_of_archive(std::string_view archive);

}  // namespace aude::server
