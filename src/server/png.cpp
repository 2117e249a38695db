// SPDX-License-Identifier: MIT
#include "server/png.h"

#include <zlib.h>

#include <stdexcept>

namespace aude::server {
namespace {

std::string big_endian(std::uint32_t value) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 255U);
  return bytes;
}

std::string chunk(const std::string& type, const std::string& content) {
  const std::string body = type + content;
  const auto sum =
      crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  return big_endian(static_cast<std::uint32_t>(content.size())) + body +
         big_endian(static_cast<std::uint32_t>(sum));
}

std::string compressed(const std::string& bytes) {
  constexpr int kLevel = 6;
  const auto length = static_cast<uLong>(bytes.size());
  uLongf size = compressBound(length);
  std::string out(size, '\0');
  const int result = compress2(reinterpret_cast<Bytef*>(out.data()), &size,
                               reinterpret_cast<const Bytef*>(bytes.data()), length, kLevel);
  if (result != Z_OK) throw std::runtime_error("a picture could not be compressed");
  out.resize(size);
  return out;
}

}  // namespace

std::string png_of(const art::Bitmap& bitmap) {
  const auto row_bytes = static_cast<std::size_t>(bitmap.width) * 3;
  std::string rows;
  rows.reserve((row_bytes + 1) * static_cast<std::size_t>(bitmap.height));
  for (int y = 0; y < bitmap.height; ++y) {
    const std::uint8_t* row = bitmap.rgb.data() + static_cast<std::size_t>(y) * row_bytes;
    rows += '\1';  // filter "sub": each byte minus the one of the pixel before
    for (std::size_t i = 0; i < row_bytes; ++i)
      rows += static_cast<char>(row[i] - (i < 3 ? 0 : row[i - 3]));
  }
  const std::string header = big_endian(static_cast<std::uint32_t>(bitmap.width)) +
                             big_endian(static_cast<std::uint32_t>(bitmap.height)) +
                             std::string("\x08\x02\0\0\0", 5);  // 8 bits, RGB
  return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + chunk("IDAT", compressed(rows)) +
         chunk("IEND", {});
}

}  // namespace aude::server
