// SPDX-License-Identifier: MIT
// The list of open tables: those that can be joined, and games that can be watched. A visitor who looks
// at the list gets the whole of it once, and then the changes, which are written once for all and sent
// together. The I/O thread owns it. It does not depend on sockets.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "compete/pairing.h"
#include "server/hub.h"

namespace aude::server {

inline constexpr std::string_view kListSocket = "tables";  // /ws/tables

class OpenTables {
 public:
  struct Hooks {
    // Asks for a flush() in a moment.
    std::function<void()> soon = [] {};
    // Asks for the ratings of a player, which come by learn().
    std::function<void(const std::string& player)> look_up = [](const auto&) {};
  };
  explicit OpenTables(Hooks hooks) : hooks_(std::move(hooks)) {}

  // --- what is listed ---
  // A table of this server as it is now (Table::listing); an empty object: it is no longer listed.
  void set(const std::string& table, boost::json::object entry);
  // The tables of another node, as its own_text() wrote them; an empty text: it is gone.
  void set_node(const std::string& node, std::string_view text);
  std::string own_text() const;
  int version() const { return version_; }  // of the own tables: changes with own_text()

  // --- ratings, shown by kind of game ---
  using RatingsByKind = std::map<std::string, int>;
  void learn(const std::string& player, RatingsByKind ratings);
  void forget_ratings();  // and asks for those that are shown

  // --- quick pairing ---
  // Pairs the quick tables of all nodes (compete/pairing.h): of two, the newer one shows the older one
  // as "paired", and its player goes there. Pairs stay together while both tables wait, for
  // kComesWithin at most. After that, the newer one is not paired until it has left the list for a
  // moment.
  static constexpr compete::Millis kComesWithin = 10'000;
  void pair(compete::Millis now);  // the time of day

  // --- who looks at it ---
  // Gets the whole list at once.
  void add(const std::shared_ptr<MessageSink>& listener);
  void remove(const MessageSink* listener);
  std::size_t listeners() const { return listeners_.size(); }
  std::size_t size() const;
  // Sends what has changed since the last time.
  void flush();

 private:
  using Entries = std::map<std::string, boost::json::object>;
  const boost::json::object* find(const std::string& table) const;
  boost::json::object shown(const boost::json::object& entry) const;
  void note(const std::string& table);
  void look_up_players(const boost::json::object& entry);
  Text whole();
  using Seeking = std::map<std::string, const boost::json::object*>;
  struct Pair {
    std::string older;
    compete::Millis since;
  };
  using Pairs = std::map<std::string, Pair>;  // by the newer table
  Seeking seeking() const;
  void keep_pairs(Seeking& waiting, Pairs& pairs, compete::Millis now);
  std::optional<compete::Seeker> seeker_of(const boost::json::object& entry) const;

  Hooks hooks_;
  Entries own_;
  std::map<std::string, Entries> nodes_;
  std::map<std::string, RatingsByKind> ratings_;
  std::set<std::string> asked_;
  Pairs paired_;
  std::set<std::string> missing_;  // were paired as the newer ones, and have not gone
  std::vector<std::shared_ptr<MessageSink>> listeners_;
  std::set<std::string> changed_;
  Text whole_;  // as of the last change; nullptr: not written yet
  int version_ = 0;
};

}  // namespace aude::server
