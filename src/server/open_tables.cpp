// SPDX-License-Identifier: MIT
#include "server/open_tables.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "compete/ratings.h"

namespace aude::server {
namespace {

namespace json = boost::json;

// The members of an entry's seats that name a player.
template <typename Visit>
void for_players(const json::object& entry, Visit visit) {
  const json::value* seats = entry.if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return;
  for (const json::value& seat : seats->get_array()) {
    const json::value* player = seat.is_object() ? seat.get_object().if_contains("player") : nullptr;
    if (player != nullptr && player->is_string())
      visit(std::string(player->get_string().begin(), player->get_string().end()));
  }
}

// Nodes of earlier versions do not say it.
std::string kind_of(const json::object& entry) {
  if (const json::value* kind = entry.if_contains("kind")) return std::string(kind->as_string());
  return std::string(compete::name_of(compete::kind_of(
      static_cast<int>(entry.at("seats").as_array().size()), entry.at("base_only").as_bool(), false)));
}

}  // namespace

const json::object* OpenTables::find(const std::string& table) const {
  if (const auto found = own_.find(table); found != own_.end()) return &found->second;
  for (const auto& [node, entries] : nodes_) {
    if (const auto found = entries.find(table); found != entries.end()) return &found->second;
  }
  return nullptr;
}

std::size_t OpenTables::size() const {
  std::size_t count = own_.size();
  for (const auto& [node, entries] : nodes_) count += entries.size();
  return count;
}

void OpenTables::note(const std::string& table) {
  whole_.reset();
  if (changed_.empty()) hooks_.soon();
  changed_.insert(table);
}

void OpenTables::look_up_players(const json::object& entry) {
  for_players(entry, [this](const std::string& player) {
    if (!ratings_.contains(player) && asked_.insert(player).second) hooks_.look_up(player);
  });
}

// --- what is listed ---

void OpenTables::set(const std::string& table, json::object entry) {
  const auto found = own_.find(table);
  if (entry.empty() ? found == own_.end() : found != own_.end() && found->second == entry) return;
  ++version_;
  if (entry.empty()) {
    own_.erase(found);
    missing_.erase(table);  // on the way to an opponent, perhaps
    paired_.erase(table);
  } else {
    look_up_players(entry);
    own_[table] = std::move(entry);
  }
  note(table);
}

std::string OpenTables::own_text() const {
  json::array tables;
  for (const auto& [table, entry] : own_) tables.push_back(entry);
  return json::serialize(tables);
}

void OpenTables::set_node(const std::string& node, std::string_view text) {
  boost::system::error_code wrong;
  const json::value list = text.empty() ? json::array() : json::parse(text, wrong);
  if (wrong || !list.is_array()) return;
  Entries next;
  for (const json::value& each : list.get_array()) {
    const json::value* table = each.is_object() ? each.get_object().if_contains("table") : nullptr;
    if (table != nullptr && table->is_string())
      next[std::string(table->get_string().begin(), table->get_string().end())] = each.get_object();
  }
  Entries& entries = nodes_[node];
  std::swap(entries, next);
  for (const auto& [table, entry] : next) {
    if (!entries.contains(table)) note(table);
  }
  for (const auto& [table, entry] : entries) {
    const auto before = next.find(table);
    if (before != next.end() && before->second == entry) continue;
    look_up_players(entry);
    note(table);
  }
  if (entries.empty()) nodes_.erase(node);
}

// --- ratings ---

void OpenTables::learn(const std::string& player, RatingsByKind ratings) {
  asked_.erase(player);
  const auto [known, fresh] = ratings_.try_emplace(player, ratings);
  if (!fresh && known->second == ratings) return;
  known->second = std::move(ratings);
  const auto note_if_there = [&](const Entries& entries) {
    for (const auto& [table, entry] : entries) {
      bool there = false;
      for_players(entry, [&](const std::string& each) { there = there || each == player; });
      if (there) note(table);
    }
  };
  note_if_there(own_);
  for (const auto& [node, entries] : nodes_) note_if_there(entries);
}

void OpenTables::forget_ratings() {
  std::set<std::string> shown;
  const auto collect = [&](const Entries& entries) {
    for (const auto& [table, entry] : entries)
      for_players(entry, [&](const std::string& player) { shown.insert(player); });
  };
  collect(own_);
  for (const auto& [node, entries] : nodes_) collect(entries);
  // Those that are shown stay until they are known again.
  std::erase_if(ratings_, [&](const auto& each) { return !shown.contains(each.first); });
  for (const std::string& player : shown) {
    if (asked_.insert(player).second) hooks_.look_up(player);
  }
}

json::object OpenTables::shown(const json::object& entry) const {
  json::object out = entry;
  const std::string kind = kind_of(entry);
  out.erase("base_only");
  out.erase("wish");
  if (const auto other = paired_.find(std::string(entry.at("table").as_string()));
      other != paired_.end())
    out["paired"] = other->second.older;
  out["kind"] = kind;
  for (json::value& seat : out.at("seats").as_array()) {
    const json::value* player = seat.as_object().if_contains("player");
    if (player == nullptr) continue;
    const auto known = ratings_.find(std::string(player->as_string()));
    if (known == ratings_.end()) continue;
    const auto rating = known->second.find(kind);
    if (rating != known->second.end()) seat.as_object()["rating"] = rating->second;
  }
  return out;
}

// --- quick pairing ---

// By table.
OpenTables::Seeking OpenTables::seeking() const {
  Seeking out;
  const auto collect = [&](const Entries& entries) {
    for (const auto& [table, entry] : entries)
      if (entry.contains("quick") && entry.contains("wish")) out[table] = &entry;
  };
  for (const auto& [node, entries] : nodes_) collect(entries);
  collect(own_);
  return out;
}

// A player waits once, however many tables ask; a guest is known by the table. Nothing while the rating
// is not known yet.
std::optional<compete::Seeker> OpenTables::seeker_of(const json::object& entry) const {
  compete::Seeker out{.id = std::string(entry.at("table").as_string()),
                      .wish = std::string(entry.at("wish").as_string()),
                      .rating = table::kFirstRating};
  std::string player;
  for_players(entry, [&](const std::string& each) { player = each; });
  if (!player.empty()) {
    const auto known = ratings_.find(player);
    if (known == ratings_.end()) return {};
    const auto rating = known->second.find(kind_of(entry));
    if (rating != known->second.end()) out.rating = rating->second;
    out.id = player;
  }
  if (const json::value* wanted = entry.if_contains("wanted")) {
    out.least = wanted->at("least").to_number<int>();
    out.most = wanted->at("most").to_number<int>();
  }
  return out;
}

// Pairs whose players are on their way stay; tables whose players do not come are paired no longer.
void OpenTables::keep_pairs(Seeking& waiting, Pairs& pairs, compete::Millis now) {
  for (const auto& [newer, pair] : paired_) {
    if (!waiting.contains(newer) || !waiting.contains(pair.older)) continue;
    if (now - pair.since < kComesWithin)
      pairs[newer] = pair;
    else
      missing_.insert(newer);
  }
  std::erase_if(missing_, [&](const std::string& table) { return waiting.erase(table) == 0; });
  for (const auto& [newer, pair] : pairs) {
    waiting.erase(newer);
    waiting.erase(pair.older);
  }
}

void OpenTables::pair(compete::Millis now) {
  Seeking waiting = seeking();
  Pairs pairs;
  keep_pairs(waiting, pairs, now);
  std::vector<std::pair<compete::Millis, std::string>> by_age;
  for (const auto& [table, entry] : waiting)
    by_age.emplace_back(entry->at("created").to_number<compete::Millis>(), table);
  std::sort(by_age.begin(), by_age.end());
  std::map<std::string, compete::PairingQueue> queues;  // by wish
  std::map<std::string, std::string> tables;            // by seeker
  for (const auto& [created, table] : by_age) {
    const auto seeker = seeker_of(*waiting.at(table));
    if (seeker && tables.try_emplace(seeker->id, table).second)
      queues[seeker->wish].add(*seeker, created);
  }
  for (auto& [wish, queue] : queues) {
    for (const compete::Pairing& pair : queue.pair(now))
      pairs[tables.at(pair.second)] = {tables.at(pair.first), now};
  }
  std::swap(paired_, pairs);
  for (const auto& [newer, pair] : paired_)
    if (!pairs.contains(newer)) note(newer);
  for (const auto& [newer, pair] : pairs)
    if (!paired_.contains(newer) || paired_.at(newer).older != pair.older) note(newer);
}

// --- who looks at it ---

Text OpenTables::whole() {
  if (whole_ != nullptr) return whole_;
  json::array tables;
  const auto add_all = [&](const Entries& entries) {
    for (const auto& [table, entry] : entries) tables.push_back(shown(entry));
  };
  add_all(own_);
  for (const auto& [node, entries] : nodes_) add_all(entries);
  whole_ = std::make_shared<const std::string>(
      json::serialize(json::object{{"type", "tables"}, {"tables", std::move(tables)}}));
  return whole_;
}

void OpenTables::add(const std::shared_ptr<MessageSink>& listener) {
  listeners_.push_back(listener);
  listener->send(whole());
}

void OpenTables::remove(const MessageSink* listener) {
  std::erase_if(listeners_, [&](const auto& each) { return each.get() == listener; });
}

// A new listener has seen a change that is sent again: that changes nothing.
void OpenTables::flush() {
  if (changed_.empty()) return;
  json::array set;
  json::array gone;
  for (const std::string& table : std::exchange(changed_, {})) {
    if (const json::object* entry = find(table))
      set.push_back(shown(*entry));
    else
      gone.emplace_back(table);
  }
  if (listeners_.empty()) return;
  const auto text = std::make_shared<const std::string>(json::serialize(
      json::object{{"type", "changes"}, {"set", std::move(set)}, {"gone", std::move(gone)}}));
  // Sending may remove a listener.
  const auto all = listeners_;
  for (const auto& listener : all) listener->send(text);
}

}  // namespace aude::server
