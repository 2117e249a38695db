// SPDX-License-Identifier: MIT
// Any bytes as client input: each line as a message to one table, and the whole as an HTTP request. The
// table must always be equal to the one rebuilt from its log.
#include <string>
#include <string_view>

#include "fuzz.h"
#include "players/random.h"
#include "table/requests.h"
#include "table/table.h"

using namespace aude;
using namespace aude::table;

namespace {

constexpr std::string_view kOrder =
    R"({"setup":{"sets":["base","inns","traders","hills","wheel"]},"clock":{"total":60000,"increment":1000},)"
    R"("seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"},{"kind":"open"}],"start":false})";

// Sends messages to a table, alternating between a client with all seats and one with none. In a
// message
// `{"type":"act","version":0,...}` the version is replaced by the current one, so that actions are
// accepted.
void converse(std::string_view text) {
  players::Random random(1);
  const ChanceSource chance = [&](std::uint32_t bound) { return random.below(bound); };
  auto order = std::get<TableOrder>(read_order(kOrder, chance, 0));
  Outcome outcome;
  auto table = Table::create("T", order.plan, order.start, chance, 0, outcome);
  std::vector<std::string> log = outcome.entries;
  Member all{0x07, true};
  Member nobody;
  Millis now = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    auto request = parse_request(line);
    if (!request) {
      fuzz::check(!request.refusal().what.empty(), "a refused message has a reason");
      continue;
    }
    if (auto* act = std::get_if<Act>(&request->body); act != nullptr && act->version == 0) {
      act->version = (*table)->version();
    }
    if (auto* undo = std::get_if<Undo>(&request->body)) undo->version = (*table)->version();
    if (auto* confirm = std::get_if<Confirm>(&request->body)) confirm->version = (*table)->version();
    outcome = (*table)->handle(now % 2 == 0 ? all : nobody, *request, now);
    now += 1 + static_cast<Millis>(line.size() % 2);
    log.insert(log.end(), outcome.entries.begin(), outcome.entries.end());
    fuzz::check(outcome.entries.empty() || !outcome.replies.empty(), "what is stored is answered");
  }
  const auto again = Table::load("T", log, chance, now);
  fuzz::check(static_cast<bool>(again), "a log rebuilds its table");
  fuzz::check((*again)->record_text() == (*table)->record_text(), "the rebuilt table is the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  converse(text);
  const auto refused = [](const auto& answer) {
    const auto* problem = std::get_if<Problem>(&answer);
    fuzz::check(problem == nullptr || !problem->message.empty(), "a refused request has a reason");
  };
  refused(read_order(text, fuzz::no_chance, 0));
  refused(ask_text(text));
  const auto game = std::get<TableOrder>(read_order(kOrder, fuzz::no_chance, 0)).plan.game;
  if (const auto entry = entry_from_text(text, game.get())) {
    fuzz::check(static_cast<bool>(entry_from_text(to_text(*entry, *game), game.get())),
                "an entry prints and parses back");
  }
  return 0;
}
