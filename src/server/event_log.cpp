// SPDX-License-Identifier: MIT
#include "server/event_log.h"

#include <atomic>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <mutex>

namespace aude::server {
namespace {

struct Setting {
  std::mutex mutex;
  LogFormat style = LogFormat::Words;
  std::string node;
};

Setting& setting() {
  static Setting only;
  return only;
}

// 2026-11-16T02:35:27.123Z
std::string time_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto millis = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  const std::time_t seconds = millis / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char day[32];
  std::strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
  char text[40];
  std::snprintf(text, sizeof text, "%s.%03dZ", day, static_cast<int>(millis % 1000));
  return text;
}

}  // namespace

void set_log_format(LogFormat style) {
  const std::lock_guard lock(setting().mutex);
  setting().style = style;
}

void set_log_node(std::string node) {
  const std::lock_guard lock(setting().mutex);
  setting().node = std::move(node);
}

std::string log_line(LogFormat style, std::string_view event, std::string_view text,
                     std::initializer_list<Fact> facts, std::string_view time, std::string_view node) {
  if (style == LogFormat::Words) return std::string(event).append(": ").append(text);
  boost::json::object line{{"time", time}, {"event", event}, {"text", text}};
  if (!node.empty()) line["node"] = node;
  for (const auto& [name, value] : facts) line[name] = value;
  return boost::json::serialize(line);
}

void note(std::string_view event, std::string_view text, std::initializer_list<Fact> facts) {
  const std::lock_guard lock(setting().mutex);
  const std::string line = log_line(setting().style, event, text, facts, time_now(), setting().node);
  std::fprintf(stderr, "%s\n", line.c_str());
}

void note_sometimes(std::string_view event, std::string_view text) {
  static std::atomic<std::int64_t> last = -1;
  const std::int64_t second = std::chrono::duration_cast<std::chrono::seconds>(
                                  std::chrono::steady_clock::now().time_since_epoch())
                                  .count();
  if (last.exchange(second) != second) note(event, text);
}

}  // namespace aude::server
