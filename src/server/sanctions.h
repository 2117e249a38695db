// SPDX-License-Identifier: MIT
// The sanctions in force, as a server keeps them in memory. From any thread.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/moderation.h"
#include "table/requests.h"

namespace aude::server {

// What a client may be barred from.
enum class BarredFrom { Entry, Chat };

class Sanctions {
 public:
  // `key`: of sources.
  explicit Sanctions(std::string key) : key_(std::move(key)) {}

  void set(std::vector<Sanction> sanctions);
  // The one that bars a player (empty: a guest) at a client address (empty: unknown). Of several, the
  // one that lasts longest.
  std::optional<Sanction> find(BarredFrom what, const std::string& player, const std::string& address,
                               std::int64_t now) const;
  const std::string& key() const { return key_; }

 private:
  const std::string key_;
  mutable std::mutex mutex_;
  std::vector<Sanction> sanctions_;
  bool has_sources_ = false;
};

// What the sanctioned person is told: a sentence, and `sanction` with kind, reason, text and until.
table::Problem problem_of(const Sanction& sanction);

}  // namespace aude::server
