// SPDX-License-Identifier: MIT
// The entry points for JavaScript. Text is passed in through `input` and returned in `answer`; tasks
// are listed in `output`, one per line. Random numbers and the time come from the host through WASI.
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

#include "page/page.h"

#ifdef __wasm__
#define ENTRY_POINT(name) extern "C" __attribute__((export_name(#name)))
#else
#define ENTRY_POINT(name) extern "C"  // for tools that read this file as native code
#endif

namespace {

using aude::page::Output;
using aude::page::Page;
using aude::page::Thinkers;
using aude::table::Millis;

std::uint32_t chance(std::uint32_t bound) {
  // Numbers above the last multiple of the bound would favour some outcomes, so they are rejected.
  const std::uint64_t usable = (std::uint64_t{1} << 32U) / bound * bound;
  while (true) {
    std::uint32_t number = 0;
    if (getentropy(&number, sizeof number) != 0) std::abort();
    if (number < usable) return number % bound;
  }
}

struct Instance {
  Page page{chance};
  Thinkers thinkers;
  std::string input;
  std::string answer;
  std::string output;
};

Instance& instance() {
  static Instance all;
  return all;
}

// Splits the text at line breaks.
std::vector<std::string> lines(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    out.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return out;
}

std::string line(const Output& output) {
  constexpr std::string_view kKinds[] = {"store", "send", "think", "lost"};
  std::string out(kKinds[static_cast<std::size_t>(output.kind)]);
  out.append("\t").append(output.table).append("\t").append(std::to_string(output.number)).append("\t");
  out.append(std::to_string(output.n)).append("\t").append(output.level).append("\t");
  if (output.most) out.append(std::to_string(*output.most));
  out.append("\t").append(output.text);
  return out + "\n";
}

// Collects the tasks of a call.
void collect_output() {
  Instance& all = instance();
  all.output.clear();
  for (const Output& each : all.page.take_output()) all.output += line(each);
}

Millis millis(double now) { return static_cast<Millis>(now); }

}  // namespace

// The address where JavaScript writes the text of the next call.
ENTRY_POINT(input) char* input(std::size_t size) {
  instance().input.resize(size);
  return instance().input.data();
}
ENTRY_POINT(answer) const char* answer() { return instance().answer.data(); }
ENTRY_POINT(answer_size) std::size_t answer_size() { return instance().answer.size(); }
ENTRY_POINT(output) const char* output() { return instance().output.data(); }
ENTRY_POINT(output_size) std::size_t output_size() { return instance().output.size(); }

// METHOD, a space, the path, a line break, the body. Returns the status; the body is the answer.
ENTRY_POINT(request) int request(double now) {
  Instance& all = instance();
  const std::string_view text = all.input;
  const std::string_view head = text.substr(0, text.find('\n'));
  const std::string_view body = text.substr(std::min(text.size(), head.size() + 1));
  const std::size_t space = std::min(head.size(), head.find(' '));
  const std::string_view path = head.substr(std::min(head.size(), space + 1));
  auto reply = all.page.request(head.substr(0, space), path, body, millis(now));
  all.answer = std::move(reply.body);
  collect_output();
  return reply.status;
}

// The table on the first line, its log on the others. The answer is what is wrong with the
// log, or empty.
ENTRY_POINT(open) void open_table(double now) {
  Instance& all = instance();
  std::vector<std::string> entries = lines(all.input);
  if (entries.empty()) return;
  const std::string table = entries.front();
  entries.erase(entries.begin());
  all.answer = all.page.open(table, entries, millis(now));
  collect_output();
}
ENTRY_POINT(close) void close_table() { instance().page.close(instance().input); }

ENTRY_POINT(join) int join() { return instance().page.join(instance().input); }
ENTRY_POINT(hear) void hear(int session, double now) {
  instance().page.hear(session, instance().input, millis(now));
  collect_output();
}
ENTRY_POINT(leave) void leave(int session) {
  instance().page.leave(session);
  collect_output();
}

// The table on the first line, the bot's action on the second; `n` as in its Think output.
ENTRY_POINT(bot_acts) void bot_acts(int n, double now) {
  const auto words = lines(instance().input);
  if (words.size() == 2) instance().page.bot_acts(words[0], n, words[1], millis(now));
  collect_output();
}
ENTRY_POINT(tick) void tick(double now) {
  instance().page.tick(millis(now));
  collect_output();
}
// When to call tick, in the host's milliseconds; negative if no clock runs.
ENTRY_POINT(deadline) double deadline() {
  const auto deadline = instance().page.deadline();
  return deadline ? static_cast<double>(*deadline) : -1;
}

// A key, a level and a record, one per line: the answer is the action that this level chooses within
// `most` milliseconds; empty if there is none.
ENTRY_POINT(think) void think(double most) {
  Instance& all = instance();
  const auto words = lines(all.input);
  all.answer.clear();
  if (words.size() != 3) return;
  std::uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0) std::abort();
  aude::players::Limits limits;
  limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(most));
  all.answer = all.thinkers.choose(words[0], words[1], seed, words[2], limits);
}
