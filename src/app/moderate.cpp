// SPDX-License-Identifier: MIT
// `aude moderate`: reports, mutes, kicks and bans, for the operators of a server.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"
#include "notation/words.h"
#include "server/game_clock.h"
#include "server/operator_requests.h"
#include "server/stores.h"
#include "table/messages.h"

namespace aude::app {
namespace {

using server::Moderation;

constexpr std::string_view kModerateHelp =
    R"(usage: aude moderate reports [--all] [OPTIONS]
       aude moderate list [--all] [OPTIONS]
       aude moderate log [OPTIONS]
       aude moderate mute|kick|ban --reason REASON [OPTIONS] PLAYER
       aude moderate mute|kick|ban --reason REASON --report NO [OPTIONS]
       aude moderate lift [OPTIONS] NO
       aude moderate close [OPTIONS] NO

reports prints the reports that players have made, the latest first; list the sanctions in force; log
what operators have done, which cannot be changed. Addresses of clients are not stored: the word after @
is the same for the same address.

mute keeps a player from chatting, ban from all tables, kick is a ban of a minute. The player reads the
reason, the text and the end. PLAYER is a name or an id; --report takes the player or guest of a report.
lift ends a sanction, close marks a report as done; NO is the number that list or reports prints.
Servers can run meanwhile; all nodes of a cluster notice it within seconds.

  --reason REASON  insults, cheating, spam, leaving, name or other
  --report NO      take the player or guest of this report, instead of PLAYER
  --text TEXT      add a sentence for the player to read
  --for TIME       end after TIME: minutes, hours, days or weeks, such as 30m, 12h, 7d or 4w (default: no
                   end; kick: 1m)
  --address        also bar the address of the player: the one of the report, or the one of the next
                   attempt to connect. Other people may share it
  --all            also print closed reports, or sanctions that have ended
  --as NAME        write NAME into the log as the operator (default: the user of this command)
  --data FOLDER    use the server's data in FOLDER (default: the folder that aude serve uses)
  --store URL      use PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default: $AUDE_STORE)
  --config FILE    take --data or --store from a configuration file of aude serve
)";

constexpr int kShown = 1000;

std::string time_of(std::int64_t millis) {
  if (millis == 0) return "no end";
  const std::time_t seconds = millis / 1000;
  std::array<char, 24> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", std::gmtime(&seconds));
  return text.data();
}

std::int64_t minutes_from(const std::string& word) {
  constexpr std::int64_t kMost = 100'000;
  std::int64_t count = 0;
  const char* last = word.data() + word.size();
  const auto [end, wrong] = std::from_chars(word.data(), last, count);
  const char unit = wrong == std::errc() && end + 1 == last ? *end : ' ';
  const std::int64_t minutes = unit == 'm'   ? 1
                               : unit == 'h' ? 60
                               : unit == 'd' ? 24 * 60
                               : unit == 'w' ? 7 * 24 * 60
                                             : 0;
  if (minutes == 0 || count < 1 || count > kMost)
    throw WrongUsage("--for: expected a number with m, h, d or w, such as 7d, found " +
                     notation::quoted(word));
  return count * minutes;
}

std::int64_t number_from(const std::string& word) {
  std::int64_t number = 0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (wrong != std::errc() || end != word.data() + word.size() || number < 1)
    throw WrongUsage("expected a number, found " + notation::quoted(word));
  return number;
}

std::string user_name() {
  for (const char* variable : {"USER", "LOGNAME", "USERNAME"}) {
    const char* name = std::getenv(variable);
    if (name != nullptr && *name != '\0') return name;
  }
  return "command";
}

std::string at_source(const std::string& source) {
  constexpr std::size_t kLetters = 6;
  return source.empty() ? "" : "  @" + source.substr(0, kLetters);
}

void print_reports(Moderation& moderation, bool all) {
  for (const auto& each : moderation.reports(all, kShown)) {
    std::cout << each.no << "  " << time_of(each.at) << "  " << each.reason << "  "
              << (each.player.empty() ? "guest " : "") << each.name << at_source(each.source)
              << "  table " << each.table << (each.closed != 0 ? "  closed" : "") << "\n";
    if (!each.text.empty()) std::cout << "    " << each.text << "\n";
    std::string_view said = each.said;
    for (; !said.empty(); said.remove_prefix(std::min(said.size(), said.find('\n') + 1)))
      std::cout << "    > " << said.substr(0, said.find('\n')) << "\n";
  }
}

void print_sanctions(Moderation& moderation, bool all) {
  const std::int64_t now = server::system_millis();
  for (const auto& each : moderation.sanctions(kShown)) {
    if (!all && !each.is_active(now)) continue;
    std::cout << each.no << "  " << each.kind << "  " << each.reason << "  until "
              << time_of(each.until) << "  " << (each.name.empty() ? each.player : each.name)
              << at_source(each.source) << (each.is_active(now) ? "" : "  ended")
              << (each.text.empty() ? "" : "  " + each.text) << "\n";
  }
}

void print_log(Moderation& moderation) {
  for (const auto& each : moderation.log(kShown))
    std::cout << time_of(each.at) << "  " << each.by << "  " << each.what << "  "
              << (each.name.empty() ? each.subject : each.name + " (" + each.subject + ")")
              << (each.details.empty() ? "" : "  " + each.details) << "\n";
}

struct Wish {
  std::string what;
  std::optional<std::string> word;
  std::string by;
  bool all = false;
  server::SanctionWish sanction{};
};

Wish take_wish(Arguments& words) {
  Wish wish;
  wish.all = words.flag("--all");
  wish.sanction.with_address = words.flag("--address");
  wish.sanction.reason = words.text("--reason").value_or("");
  wish.sanction.text = words.text("--text").value_or("");
  if (const auto time = words.text("--for")) wish.sanction.minutes = minutes_from(*time);
  if (const auto report = words.text("--report")) wish.sanction.report = number_from(*report);
  wish.by = words.text("--as").value_or(user_name());
  const auto what = words.file();
  wish.word = words.file();
  if (!what) throw WrongUsage("expected reports, list, log, mute, kick, ban, lift or close");
  wish.what = *what;
  return wish;
}

int add_sanction(Moderation& moderation, server::Players& players, Wish wish) {
  wish.sanction.kind = wish.what;
  wish.sanction.player = wish.word.value_or("");
  if (wish.word.has_value() == (wish.sanction.report != 0))
    throw WrongUsage("expected either a PLAYER or --report");
  if (!table::is_report_reason(wish.sanction.reason))
    throw WrongUsage("--reason: expected insults, cheating, spam, leaving, name or other");
  const auto wanted = server::sanction_for(wish.sanction, moderation, players, server::system_millis());
  if (const auto* wrong = std::get_if<table::Problem>(&wanted))
    throw Refused{{wish.word ? "player " + notation::quoted(*wish.word) : "report", wrong->message}};
  const auto no = moderation.add(std::get<server::Sanction>(wanted), wish.by);
  std::cout << "sanction " << no << "\n";
  return kSuccess;
}

int end_one(Moderation& moderation, const Wish& wish) {
  if (!wish.word) throw WrongUsage("no NO given");
  const std::int64_t no = number_from(*wish.word);
  const bool done = wish.what == "lift" ? moderation.lift(no, wish.by, server::system_millis())
                                        : moderation.close_report(no, wish.by, server::system_millis());
  if (!done)
    throw Refused{{*wish.word, wish.what == "lift" ? "there is no such sanction, or it was lifted"
                                                   : "there is no such report, or it was closed"}};
  return kSuccess;
}

int run_moderate(Arguments& words) {
  keep_files_private();
  const std::string place = place_from(words);
  Wish wish = take_wish(words);
  words.finish();
  constexpr std::array<std::string_view, 8> kWhats{"reports", "list", "log",  "mute",
                                                   "kick",    "ban",  "lift", "close"};
  if (std::find(kWhats.begin(), kWhats.end(), wish.what) == kWhats.end())
    throw WrongUsage("expected reports, list, log, mute, kick, ban, lift or close, found " +
                     notation::quoted(wish.what));
  const bool prints = wish.what == "reports" || wish.what == "list" || wish.what == "log";
  if (prints && wish.word) throw WrongUsage(wish.what + " takes no " + notation::quoted(*wish.word));
  expect_store(place);
  auto session = server::open_session_beside(place);
  if (!session->has_relation("aude_moderated"))
    throw Refused{{place, "an older version has written it; start aude serve once"}};
  Moderation moderation(std::move(session));
  if (wish.what == "reports") return print_reports(moderation, wish.all), kSuccess;
  if (wish.what == "list") return print_sanctions(moderation, wish.all), kSuccess;
  if (wish.what == "log") return print_log(moderation), kSuccess;
  if (wish.what == "lift" || wish.what == "close") return end_one(moderation, wish);
  server::Players players(server::open_session_beside(place));
  return add_sanction(moderation, players, std::move(wish));
}

}  // namespace

extern const Command kModerate{"moderate", "reports, mutes, kicks and bans of players", kModerateHelp,
                               run_moderate};

}  // namespace aude::app
