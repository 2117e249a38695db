#include "server/random.h"

#include <sys/random.h>

#include <cerrno>
#include <system_error>

namespace aude::server {

void fill_random(std::span<std::byte> bytes) {
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const ssize_t got = getrandom(bytes.data() + filled, bytes.size() - filled, 0);
    if (got < 0 && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "no random numbers from the system");
    }
    if (got > 0) filled += static_cast<std::size_t>(got);
  }
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
