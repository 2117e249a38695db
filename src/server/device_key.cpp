// SPDX-License-Identifier: MIT
#include "server/device_key.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <array>
#include <cstdint>
#include <memory>

#include "table/secure.h"

namespace aude::server {
namespace {

constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kHalfBytes = 32;  // of a signature
constexpr char kUncompressed = 4;
constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// DER of a SubjectPublicKeyInfo for id-ecPublicKey with prime256v1, up to the point.
constexpr std::array<unsigned char, 26> kSpkiHead{0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48,
                                                  0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
                                                  0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00};

template <auto kFree>
struct Freed {
  template <typename Object>
  void operator()(Object* object) const {
    kFree(object);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

// Nothing if the point is not on the curve.
Key key_of(std::string_view point) {
  const std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>> context(
      EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  std::string group = "prime256v1";
  std::string copy(point);
  const std::array parameters{
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group.data(), group.size()),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, copy.data(), copy.size()),
      OSSL_PARAM_construct_end()};
  EVP_PKEY* key = nullptr;
  if (context == nullptr || EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY,
                        const_cast<OSSL_PARAM*>(parameters.data())) != 1)
    return nullptr;
  Key out(key);
  const std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>> check(
      EVP_PKEY_CTX_new_from_pkey(nullptr, key, nullptr));
  return check != nullptr && EVP_PKEY_public_check(check.get()) == 1 ? std::move(out) : nullptr;
}

// OpenSSL reads signatures in DER.
std::string der_of(std::string_view signature) {
  const std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>> parts(ECDSA_SIG_new());
  BIGNUM* r = BN_bin2bn(bytes_of(signature), kHalfBytes, nullptr);
  BIGNUM* s = BN_bin2bn(bytes_of(signature) + kHalfBytes, kHalfBytes, nullptr);
  if (parts == nullptr || r == nullptr || s == nullptr || ECDSA_SIG_set0(parts.get(), r, s) != 1) {
    BN_free(r);
    BN_free(s);
    return {};
  }
  unsigned char* der = nullptr;
  const int length = i2d_ECDSA_SIG(parts.get(), &der);
  if (length <= 0) return {};
  std::string out(reinterpret_cast<const char*>(der), static_cast<std::size_t>(length));
  OPENSSL_free(der);
  return out;
}

}  // namespace

Result<DeviceKey> DeviceKey::parse(std::string_view text) {
  auto bytes = from_base64url(text);
  if (!bytes) return Refusal{"key", bytes.refusal().what};
  const std::string_view head(reinterpret_cast<const char*>(kSpkiHead.data()), kSpkiHead.size());
  std::string_view point = *bytes;
  if (point.size() == kPointBytes + head.size() && point.starts_with(head))
    point.remove_prefix(head.size());
  if (point.size() != kPointBytes || point.front() != kUncompressed)
    return Refusal{"key", "expected a public key of P-256, raw or SPKI"};
  if (key_of(point) == nullptr) return Refusal{"key", "the point is not on the curve"};
  return DeviceKey(std::string(point));
}

std::string DeviceKey::text() const { return to_base64url(point_); }

std::string DeviceKey::fingerprint() const { return table::hash_of(point_); }

bool DeviceKey::has_signed(std::string_view message, std::string_view signature) const {
  const auto bytes = from_base64url(signature);
  if (!bytes || bytes->size() != 2 * kHalfBytes) return false;
  const std::string der = der_of(*bytes);
  const Key key = key_of(point_);
  const std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
  return key != nullptr && context != nullptr &&
         EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
         EVP_DigestVerify(context.get(), bytes_of(der), der.size(), bytes_of(message),
                          message.size()) == 1;
}

std::string text_to_sign(std::string_view purpose, std::string_view host, std::string_view challenge) {
  std::string out = "aude";
  for (const std::string_view part : {purpose, host, challenge}) out.append("\n").append(part);
  return out;
}

std::string to_base64url(std::string_view bytes) {
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8U | static_cast<unsigned char>(byte);
    for (count += 8; count >= 6; count -= 6) out += kLetters[bits >> (count - 6) & 0x3FU];
  }
  if (count > 0) out += kLetters[bits << (6 - count) & 0x3FU];
  return out;
}

Result<std::string> from_base64url(std::string_view text) {
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char letter : text) {
    const std::size_t value = kLetters.find(letter);
    if (value == std::string_view::npos) return Refusal{"", "expected base64url without padding"};
    bits = bits << 6U | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    out += static_cast<char>(static_cast<unsigned char>(bits >> count));
  }
  // A last letter of its own, or bits behind the last byte.
  if (count >= 6 || (bits & ((1U << count) - 1)) != 0)
    return Refusal{"", "the base64url text is cut off"};
  return out;
}

}  // namespace aude::server
