// SPDX-License-Identifier: MIT
// Challenges that devices sign to log in. The server keeps nothing about a challenge that it has made:
// a message authentication code shows that it, or another node with the same secret, has made it. Which
// ones were used is kept by Players::spend().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/secure.h"

namespace aude::server {

class Challenges {
 public:
  explicit Challenges(std::string secret) : secret_(std::move(secret)) {}

  static constexpr std::int64_t kMillis = 60'000;

  // `now` is a clock that all nodes share, in milliseconds.
  std::string make(std::int64_t now, const table::ChanceSource& chance) const;
  // When it expires; nothing if it was not made with this secret, or has expired.
  std::optional<std::int64_t> expiry(std::string_view challenge, std::int64_t now) const;

 private:
  std::string seal(std::string_view content) const;
  std::string secret_;
};

}  // namespace aude::server
