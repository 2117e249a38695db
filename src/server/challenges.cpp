// SPDX-License-Identifier: MIT
#include "server/challenges.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>

#include "server/device_key.h"

namespace aude::server {
namespace {

constexpr std::size_t kTimeBytes = 8;
constexpr std::size_t kChanceBytes = 16;
constexpr std::size_t kSealBytes = 16;
// The secret of a cluster has other uses.
constexpr std::string_view kUseOfSecret = "aude challenge\n";

}  // namespace

std::string Challenges::seal(std::string_view content) const {
  const std::string text = std::string(kUseOfSecret) + std::string(content);
  std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
  unsigned int length = 0;
  HMAC(EVP_sha256(), secret_.data(), static_cast<int>(secret_.size()),
       reinterpret_cast<const unsigned char*>(text.data()), text.size(), out.data(), &length);
  return {reinterpret_cast<const char*>(out.data()), kSealBytes};
}

std::string Challenges::make(std::int64_t now, const table::ChanceSource& chance) const {
  std::string content;
  const auto until = static_cast<std::uint64_t>(now + kMillis);
  for (std::size_t i = 0; i < kTimeBytes; ++i)
    content += static_cast<char>(static_cast<unsigned char>(until >> (8 * i)));
  for (std::size_t i = 0; i < kChanceBytes; ++i)
    content += static_cast<char>(static_cast<unsigned char>(chance(256)));
  return to_base64url(content + seal(content));
}

std::optional<std::int64_t> Challenges::expiry(std::string_view challenge, std::int64_t now) const {
  const auto bytes = from_base64url(challenge);
  constexpr std::size_t kContent = kTimeBytes + kChanceBytes;
  if (!bytes || bytes->size() != kContent + kSealBytes) return {};
  const std::string content = bytes->substr(0, kContent);
  if (!table::same_secret(bytes->substr(kContent), seal(content))) return {};
  std::uint64_t until = 0;
  for (std::size_t i = 0; i < kTimeBytes; ++i)
    until |= std::uint64_t{static_cast<unsigned char>(content[i])} << (8 * i);
  const auto end = static_cast<std::int64_t>(until);
  return end > now ? std::optional(end) : std::nullopt;
}

}  // namespace aude::server
