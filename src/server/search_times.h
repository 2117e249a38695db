// SPDX-License-Identifier: MIT
// How long bots usually think, so that quick searches do not queue behind slow ones.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

namespace aude::server {

class SearchTimes {
 public:
  // `unseen`: the estimate in milliseconds for a level without a measurement.
  explicit SearchTimes(double unseen) : unseen_(unseen) {}

  double estimate(const std::string& level, std::size_t tiles) const {
    const auto found = usual_.find(key(level, tiles));
    return found == usual_.end() ? unseen_ : found->second;
  }
  // Rises at once and falls slowly: many moves have no choice, and are quick at any level.
  void note(const std::string& level, std::size_t tiles, double millis) {
    double& usual = usual_.try_emplace(key(level, tiles), millis).first->second;
    usual += (millis - usual) / (millis > usual ? 2 : 32);
  }

 private:
  // No real game has that many tiles: a client could use such a board to make a level look slow.
  static constexpr std::size_t kHuge = 300;
  static std::string key(const std::string& level, std::size_t tiles) {
    return tiles < kHuge ? level : level + " on a huge board";
  }

  double unseen_;
  std::unordered_map<std::string, double> usual_;
};

}  // namespace aude::server
