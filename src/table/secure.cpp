#include "table/secure.h"

#include <openssl/crypto.h>
#include <openssl/sha.h>
#include <sys/random.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace aude::table {

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

std::string random_word(std::size_t letters) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  static_assert(kAlphabet.size() == 64);
  std::string word(letters, ' ');
  fill_random(std::as_writable_bytes(std::span(word)));
  for (char& letter : word) letter = kAlphabet[static_cast<unsigned char>(letter) % kAlphabet.size()];
  return word;
}

std::string hash_of(std::string_view token) {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256(reinterpret_cast<const unsigned char*>(token.data()), token.size(), digest.data());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (unsigned char byte : digest) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace aude::table
