// The doors that JavaScript knocks at. Text goes in through `room`, comes out of `answer`; what is to
// be done besides stands in `output`, a line each. Chance and time come from the host, as WASI lets a
// program ask.
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

#include "page/page.h"

#ifdef __wasm__
#define DOOR(name) extern "C" __attribute__((export_name(#name)))
#else
#define DOOR(name) extern "C"  // for tools that read this file as native code
#endif

namespace {

using aude::page::Output;
using aude::page::Page;
using aude::page::Thinkers;
using aude::table::Millis;

std::uint32_t chance(std::uint32_t bound) {
  // Numbers above the last whole multiple of the bound would favour some outcomes: drawn again.
  const std::uint64_t usable = (std::uint64_t{1} << 32U) / bound * bound;
  while (true) {
    std::uint32_t number = 0;
    if (getentropy(&number, sizeof number) != 0) std::abort();
    if (number < usable) return number % bound;
  }
}

struct Doors {
  Page page{chance};
  Thinkers thinkers;
  std::string room;
  std::string answer;
  std::string output;
};

Doors& doors() {
  static Doors all;
  return all;
}

// Takes the room's text apart at line breaks.
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

void tell() {
  Doors& all = doors();
  all.output.clear();
  for (const Output& each : all.page.take_output()) all.output += line(each);
}

Millis millis(double now) { return static_cast<Millis>(now); }

}  // namespace

// Where the text of the next call is to be written.
DOOR(room) char* room(std::size_t size) {
  doors().room.resize(size);
  return doors().room.data();
}
DOOR(answer) const char* answer() { return doors().answer.data(); }
DOOR(answer_size) std::size_t answer_size() { return doors().answer.size(); }
DOOR(output) const char* output() { return doors().output.data(); }
DOOR(output_size) std::size_t output_size() { return doors().output.size(); }

// METHOD, a space, the path, a line break, the body. Returns the status; the body is the answer.
DOOR(request) int request(double now) {
  Doors& all = doors();
  const std::string_view text = all.room;
  const std::string_view head = text.substr(0, text.find('\n'));
  const std::string_view body = text.substr(std::min(text.size(), head.size() + 1));
  const std::size_t space = std::min(head.size(), head.find(' '));
  const std::string_view path = head.substr(std::min(head.size(), space + 1));
  auto reply = all.page.request(head.substr(0, space), path, body, millis(now));
  all.answer = std::move(reply.body);
  tell();
  return reply.status;
}

// The table on the first line, its log on the others. The answer is empty, or what is wrong with the
// log.
DOOR(open) void open_table(double now) {
  Doors& all = doors();
  std::vector<std::string> entries = lines(all.room);
  if (entries.empty()) return;
  const std::string table = entries.front();
  entries.erase(entries.begin());
  all.answer = all.page.open(table, entries, millis(now));
  tell();
}
DOOR(close) void close_table() { doors().page.close(doors().room); }

DOOR(join) int join() { return doors().page.join(doors().room); }
DOOR(hear) void hear(int session, double now) {
  doors().page.hear(session, doors().room, millis(now));
  tell();
}
DOOR(leave) void leave(int session) {
  doors().page.leave(session);
  tell();
}

// The table on the first line, the bot's action on the second; `n` as its turn was told.
DOOR(bot_acts) void bot_acts(int n, double now) {
  const auto words = lines(doors().room);
  if (words.size() == 2) doors().page.bot_acts(words[0], n, words[1], millis(now));
  tell();
}
DOOR(tick) void tick(double now) {
  doors().page.tick(millis(now));
  tell();
}
// When to tick, in the host's milliseconds; below 0 when no clock runs.
DOOR(deadline) double deadline() {
  const auto deadline = doors().page.deadline();
  return deadline ? static_cast<double>(*deadline) : -1;
}

// A key, a level and a record, a line each: the answer is the action that this level chooses within
// these milliseconds; empty when there is none.
DOOR(think) void think(double most) {
  Doors& all = doors();
  const auto words = lines(all.room);
  all.answer.clear();
  if (words.size() != 3) return;
  std::uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0) std::abort();
  aude::players::Limits limits;
  limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(most));
  all.answer = all.thinkers.choose(words[0], words[1], seed, words[2], limits);
}
