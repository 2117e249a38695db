// SPDX-License-Identifier: MIT
#include "server/archive.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace aude::server {
namespace {

constexpr std::size_t kBlock = 512;

// A field of a header ends at its first NUL or space, or fills its whole width.
std::string_view field(std::string_view header, std::size_t at, std::size_t width) {
  const std::string_view whole = header.substr(at, width);
  return whole.substr(0, whole.find_first_of(std::string_view("\0 ", 2)));
}

std::size_t number(std::string_view digits) {
  std::size_t value = 0;
  const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 8);
  if (wrong != std::errc() || end != digits.data() + digits.size())
    throw std::runtime_error("archive: expected an octal number in a header");
  return value;
}

// The sum of all bytes of the header, with spaces in place of the sum itself.
bool has_right_sum(std::string_view header) {
  constexpr std::size_t kAt = 148;
  constexpr std::size_t kWidth = 8;
  std::size_t sum = kWidth * ' ';
  for (std::size_t i = 0; i < kBlock; ++i) {
    if (i < kAt || i >= kAt + kWidth) sum += static_cast<unsigned char>(header[i]);
  }
  const std::string_view stored = header.substr(kAt, kWidth);
  const std::size_t first = std::min(stored.find_first_not_of(' '), kWidth);
  return sum == number(field(header, kAt + first, kWidth - first));
}

std::string path_of(std::string_view header) {
  const std::string_view name = header.substr(0, 100);
  const std::string_view prefix = header.substr(345, 155);
  std::string path(prefix.substr(0, prefix.find('\0')));
  if (!path.empty()) path += '/';
  path += name.substr(0, name.find('\0'));
  return path.starts_with("./") ? path.substr(2) : path;
}

}  // namespace

std::vector<ArchivedFile> files_of_archive(std::string_view archive) {
  std::vector<ArchivedFile> files;
  while (true) {
    if (archive.size() < kBlock) throw std::runtime_error("archive: cut off");
    const std::string_view header = archive.substr(0, kBlock);
    if (header.find_first_not_of('\0') == std::string_view::npos) return files;
    if (!has_right_sum(header)) throw std::runtime_error("archive: broken header");
    archive.remove_prefix(kBlock);
    const std::size_t size = number(field(header, 124, 12));
    const std::size_t padded = (size + kBlock - 1) / kBlock * kBlock;
    if (padded > archive.size()) throw std::runtime_error("archive: cut off");
    const char kind = header[156];
    if (kind == '0' || kind == '\0') files.push_back({path_of(header), archive.substr(0, size)});
    archive.remove_prefix(padded);
  }
}

}  // namespace aude::server
