// SPDX-License-Identifier: MIT
#include "server/sanctions.h"

#include <algorithm>
#include <array>
#include <ctime>

namespace aude::server {
namespace {

std::string minute_of(std::int64_t millis) {
  const std::time_t seconds = millis / 1000;
  std::array<char, 24> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", std::gmtime(&seconds));
  return text.data();
}

bool lasts_longer(const Sanction& one, const Sanction& other) {
  return other.until != 0 && (one.until == 0 || one.until > other.until);
}

}  // namespace

void Sanctions::set(std::vector<Sanction> sanctions) {
  const std::lock_guard lock(mutex_);
  sanctions_ = std::move(sanctions);
  has_sources_ = std::any_of(sanctions_.begin(), sanctions_.end(),
                             [](const Sanction& each) { return !each.source.empty(); });
}

std::optional<Sanction> Sanctions::find(BarredFrom what, const std::string& player,
                                        const std::string& address, std::int64_t now) const {
  const std::lock_guard lock(mutex_);
  if (sanctions_.empty()) return {};
  const std::string source = has_sources_ ? source_of(key_, address) : std::string();
  const Sanction* found = nullptr;
  for (const Sanction& each : sanctions_) {
    const bool is_meant = (!each.player.empty() && each.player == player) ||
                          (!each.source.empty() && each.source == source);
    const bool bars = (each.kind == "mute") == (what == BarredFrom::Chat);
    if (is_meant && bars && each.is_active(now) && (found == nullptr || lasts_longer(each, *found)))
      found = &each;
  }
  return found == nullptr ? std::nullopt : std::optional(*found);
}

table::Problem problem_of(const Sanction& sanction) {
  const bool is_mute = sanction.kind == "mute";
  std::string message = is_mute                   ? "You cannot chat on this server"
                        : sanction.kind == "kick" ? "You were sent away from this server"
                                                  : "You are banned from this server";
  if (sanction.until != 0) message += " until " + minute_of(sanction.until) + " UTC";
  message += ". Reason: " + sanction.reason + ".";
  if (!sanction.text.empty()) message += " " + sanction.text;
  boost::json::object shown{{"kind", sanction.kind}, {"reason", sanction.reason}};
  shown["until"] = sanction.until == 0 ? boost::json::value() : boost::json::value(sanction.until);
  if (!sanction.text.empty()) shown["text"] = sanction.text;
  return {403, is_mute ? "muted" : "banned", message, {}, {{"sanction", std::move(shown)}}};
}

}  // namespace aude::server
