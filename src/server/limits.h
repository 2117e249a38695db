// SPDX-License-Identifier: MIT
// Limits per connection, per client address, per table and in total, and the meters that enforce them.
//
// A client address is an IPv4 address or an IPv6 /56 prefix (client_address.h). Since a customer may
// own a whole /48, all /56 prefixes of a /48 together have a bound of kWideFactor times the limit.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "table/log.h"

namespace aude::server {

using namespace aude::table;  // the server hosts tables and uses their types

inline constexpr int kWideFactor = 4;

// The key of the /48 that contains an IPv6 client address; empty for IPv4.
inline std::string wide_key(const std::string& address) {
  const std::size_t end = address.find('-');
  return end == std::string::npos ? std::string() : address.substr(0, end);
}

struct Allowance {
  double at_once;
  double per_second;
};

struct Limits {
  // Of one connection.
  Allowance messages{60, 20};
  Allowance chat{5, 0.5};
  Allowance configures{20, 2};  // changes to a table in the lobby
  int malformed_in_a_row = 5;
  std::size_t unsent_bytes = std::size_t{4} << 20U;

  // Of one address.
  Allowance requests{300, 50};
  Allowance tables{30, 0.1};         // made, rematches included
  Allowance connects{300, 50};       // TCP connections, each with a handshake where there is TLS
  Allowance sockets{120, 5};         // WebSockets opened
  Allowance all_messages{600, 200};  // over all its connections
  Allowance questions{100, 20};
  Allowance players{120, 4};           // requests of players, and log-ins
  Allowance new_players{5, 1 / 600.};  // players created
  Allowance reports{5, 1 / 600.};      // of other players
  Allowance challenges{10, 1 / 60.};   // to other players, by name
  Allowance operators{60, 2};          // requests of operators; a wrong token counts as twenty
  Allowance pictures{20, 0.5};         // of boards, for previews of links; those in the cache are free
  Allowance io_time{200, 100};         // milliseconds of the I/O thread
  Allowance analysis_time{120'000, 500};  // milliseconds of the analysis threads
  int connections_each = 100;
  int headerless_each = 20;  // of these, which have not sent a whole header yet
  int jobs_each = 24;        // replays, queries, log loads that wait for a thread
  int analysis_each = 4;     // hints and evaluations that wait for a thread
  int bots_each = 64;        // tables whose bots wait for a thread
  std::size_t unsent_each = std::size_t{32} << 20U;

  // Of one table.
  Allowance table_messages{600, 200};
  int sessions = 1000;  // connections

  // In all.
  int connections = 20000;
  int tables_loaded = 20000;
  int jobs = 1000;
  int analysis_jobs = 200;
  std::size_t unsent_all = std::size_t{256} << 20U;

  // Milliseconds.
  Millis first_byte_within = 5'000;  // of a connection that was just opened
  Millis header_within = 10'000;     // of an HTTP request
  Millis body_within = 30'000;
  Millis hello_within = 10'000;
  Millis message_within = 5'000;  // from its first byte to its last
  Millis goodbye_within = 3'000;  // for the other end to close as well
  Millis keep_idle_tables = 60'000;
  Millis analysis_within = 5'000;  // a search ends with what it has
  int pieces_of_message = 64;      // fragments, or handfuls of bytes

  // For servers with many people behind one address: the limits per address grow with its connections.
  void allow_each(int connections_of_one) {
    const double more = connections_of_one / static_cast<double>(connections_each);
    connections_each = connections_of_one;
    for (Allowance* allowance : {&connects, &sockets, &all_messages, &questions, &players, &new_players,
                                 &reports, &challenges, &io_time, &analysis_time}) {
      allowance->at_once *= std::max(1.0, more);
      allowance->per_second *= std::max(1.0, more);
    }
    headerless_each = std::max(headerless_each, connections_of_one / 5);
  }
};

// A bucket that empties over time: take() returns whether there was capacity left.
class Meter {
 public:
  bool take(const Allowance& allowance, Millis now, double amount = 1) {
    settle(allowance, now);
    if (used_ + amount > allowance.at_once) return false;
    used_ += amount;
    untold_ += amount;
    return true;
  }
  // For what is known only afterwards: charge() it, and ask has_capacity() before the next.
  void charge(const Allowance& allowance, Millis now, double amount) {
    charge_elsewhere(allowance, now, amount);
    untold_ += amount;
  }
  // The same, for what another node has counted.
  void charge_elsewhere(const Allowance& allowance, Millis now, double amount) {
    settle(allowance, now);
    used_ += amount;
  }
  // What was counted here since this was last asked, for other nodes; nothing as long as it is little.
  double drain(const Allowance& allowance, Millis now) {
    settle(allowance, now);
    return used_ > allowance.at_once / 10 ? std::exchange(untold_, 0) : 0;
  }
  bool has_capacity(const Allowance& allowance, Millis now) {
    settle(allowance, now);
    return used_ < allowance.at_once;
  }
  bool is_idle(const Allowance& allowance, Millis now) const {
    return static_cast<double>(now - seen_) / 1000 * allowance.per_second >= used_;
  }

 private:
  void settle(const Allowance& allowance, Millis now) {
    const double emptied =
        static_cast<double>(std::max<Millis>(0, now - seen_)) / 1000 * allowance.per_second;
    used_ = std::max(0.0, used_ - emptied);
    seen_ = now;
  }

  double used_ = 0;
  double untold_ = 0;
  Millis seen_ = 0;
};

// One meter per address, and one per IPv6 /48 with a higher bound. Idle meters are removed.
class Meters {
 public:
  explicit Meters(Allowance allowance) { allow(allowance); }
  void allow(Allowance allowance) {
    allowance_ = allowance;
    wide_ = {allowance.at_once * kWideFactor, allowance.per_second * kWideFactor};
  }
  bool take(const std::string& address, Millis now) {
    const std::string wide = wide_key(address);
    if (!wide.empty() && !wide_meters_[wide].has_capacity(wide_, now)) return false;
    if (!meters_[address].take(allowance_, now)) return false;
    if (!wide.empty()) wide_meters_[wide].charge(wide_, now, 1);
    return true;
  }
  void charge(const std::string& address, Millis now, double amount) {
    meters_[address].charge(allowance_, now, amount);
    if (const std::string wide = wide_key(address); !wide.empty())
      wide_meters_[wide].charge(wide_, now, amount);
  }
  bool has_capacity(const std::string& address, Millis now) {
    const std::string wide = wide_key(address);
    return (wide.empty() || wide_meters_[wide].has_capacity(wide_, now)) &&
           meters_[address].has_capacity(allowance_, now);
  }
  // For usage that another node has reported.
  void charge_elsewhere(const std::string& address, Millis now, double amount) {
    meters_[address].charge_elsewhere(allowance_, now, amount);
    if (const std::string wide = wide_key(address); !wide.empty())
      wide_meters_[wide].charge_elsewhere(wide_, now, amount);
  }
  // Calls `hear` with the addresses that have used some of it, and how much.
  template <typename Hear>
  void drain(Millis now, const Hear& hear) {
    for (auto& [address, meter] : meters_) {
      if (const double amount = meter.drain(allowance_, now); amount > 0) hear(address, amount);
    }
  }
  void forget_idle(Millis now) {
    std::erase_if(meters_, [&](const auto& each) { return each.second.is_idle(allowance_, now); });
    std::erase_if(wide_meters_, [&](const auto& each) { return each.second.is_idle(wide_, now); });
  }

 private:
  Allowance allowance_{};
  Allowance wide_{};
  std::unordered_map<std::string, Meter> meters_;
  std::unordered_map<std::string, Meter> wide_meters_;
};

// All that is metered by address, whichever connection it comes over.
struct RateLimiter {
  explicit RateLimiter(const Limits& limits)
      : requests(limits.requests),
        tables(limits.tables),
        connects(limits.connects),
        sockets(limits.sockets),
        messages(limits.all_messages),
        questions(limits.questions),
        players(limits.players),
        new_players(limits.new_players),
        reports(limits.reports),
        challenges(limits.challenges),
        operators(limits.operators),
        pictures(limits.pictures),
        io_time(limits.io_time),
        analysis_time(limits.analysis_time) {}

  // Other limits from now on; what was used counts on.
  void allow(const Limits& limits) {
    requests.allow(limits.requests);
    tables.allow(limits.tables);
    connects.allow(limits.connects);
    sockets.allow(limits.sockets);
    messages.allow(limits.all_messages);
    questions.allow(limits.questions);
    players.allow(limits.players);
    new_players.allow(limits.new_players);
    reports.allow(limits.reports);
    challenges.allow(limits.challenges);
    operators.allow(limits.operators);
    pictures.allow(limits.pictures);
    io_time.allow(limits.io_time);
    analysis_time.allow(limits.analysis_time);
  }

  // All meters, with the names by which nodes drain each other.
  template <typename Use>
  void for_each(const Use& use) {
    use("requests", requests);
    use("tables", tables);
    use("connects", connects);
    use("sockets", sockets);
    use("messages", messages);
    use("questions", questions);
    use("players", players);
    use("new_players", new_players);
    use("reports", reports);
    use("challenges", challenges);
    use("operators", operators);
    use("pictures", pictures);
    use("carried", io_time);
    use("analysis", analysis_time);
  }
  void forget_idle(Millis now) {
    for_each([&](const char*, Meters& meters) { meters.forget_idle(now); });
  }
  void charge_elsewhere(std::string_view what, const std::string& address, Millis now, double amount) {
    for_each([&](const char* name, Meters& meters) {
      if (name == what) meters.charge_elsewhere(address, now, amount);
    });
  }

  Meters requests, tables, connects, sockets, messages, questions, players, new_players, reports,
      challenges, operators, pictures, io_time, analysis_time;
};

}  // namespace aude::server
