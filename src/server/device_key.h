// SPDX-License-Identifier: MIT
// The public key of a player's device: ECDSA with the curve P-256 and SHA-256, as browsers make it
// (WebCrypto). The private key never leaves the device.
#pragma once

#include <string>
#include <string_view>

#include "rules/result.h"

namespace aude::server {

class DeviceKey {
 public:
  // Reads base64url without padding of the uncompressed point (WebCrypto's "raw", 65 bytes) or of a
  // SubjectPublicKeyInfo with it ("spki", 91 bytes). Refuses anything else, also a point that is not on
  // the curve.
  static Result<DeviceKey> parse(std::string_view text);

  // The point in base64url: one text per key, whichever form it was read from.
  std::string text() const;
  // The SHA-256 of the point in hexadecimal: names the key without showing it.
  std::string fingerprint() const;

  // Whether `signature` (base64url of r and s, 64 bytes, as WebCrypto signs) is the device's signature
  // of the message.
  bool has_signed(std::string_view message, std::string_view signature) const;

  friend bool operator==(const DeviceKey&, const DeviceKey&) = default;

 private:
  explicit DeviceKey(std::string point) : point_(std::move(point)) {}
  std::string point_;  // 65 bytes
};

// What a device signs to show that it has the key. `purpose` says what for, so that a signature cannot
// be used for something else; `host` is the server's name as the browser sees it, so that another
// server cannot pass a challenge on; `challenge` is a random word that is used once. None of them has a
// line break.
std::string text_to_sign(std::string_view purpose, std::string_view host, std::string_view challenge);

// Base64 with - and _, without padding (RFC 4648, section 5).
std::string to_base64url(std::string_view bytes);
// Refuses other characters, padding, and bits that no byte has: each text has one value.
Result<std::string> from_base64url(std::string_view text);

}  // namespace aude::server
