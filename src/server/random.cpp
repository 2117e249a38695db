// SPDX-License-Identifier: MIT
#include "server/random.h"

#include <openssl/rand.h>

#include <stdexcept>

namespace aude::server {

void fill_random(std::span<std::byte> bytes) {
  if (RAND_bytes(reinterpret_cast<unsigned char*>(bytes.data()), static_cast<int>(bytes.size())) != 1)
    throw std::runtime_error("no random numbers from the system");
}

std::uint32_t random_below(std::uint32_t bound) {
  // Numbers above the last whole multiple of the bound would favour some outcomes: drawn again.
  const std::uint64_t usable = (std::uint64_t{1} << 32U) / bound * bound;
  while (true) {
    std::uint32_t number = 0;
    fill_random(std::as_writable_bytes(std::span(&number, 1)));
    if (number < usable) return number % bound;
  }
}

}  // namespace aude::server
