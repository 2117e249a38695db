// SPDX-License-Identifier: MIT
#include "server/rating_log.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <set>

#include "players/player.h"

namespace aude::server {
namespace {

using compete::Kind;
using compete::Standing;
using table::kBotEntrant;

constexpr int kResultsTogether = 100;  // that are read

constexpr const char* kReadStanding =
    "SELECT rating, deviation, volatility, games, played FROM aude_standings"
    " WHERE kind = $1 AND player = $2";
// Earlier results of two entrants within the window.
constexpr const char* kCountMeetings =
    "SELECT count(*) FROM aude_results r"
    " JOIN aude_result_seats a ON a.table_id = r.table_id AND a.player = $2"
    " JOIN aude_result_seats b ON b.table_id = r.table_id AND b.player = $3"
    " WHERE r.kind = $1 AND r.no > 0 AND r.at > $4";

std::string text_of(std::int64_t number) { return std::to_string(number); }

bool is_bot(std::string_view entrant) { return entrant.starts_with(kBotEntrant); }

Kind kind_in(const std::string& word) { return compete::kind_named(word).value_or(Kind::Base); }

// Five columns from this one on.
Standing standing_in(const SqlSession::Row& row, std::size_t first) {
  return {whole_in(row[first]), whole_in(row[first + 1]), whole_in(row[first + 2]),
          static_cast<int>(whole_in(row[first + 3])), whole_in(row[first + 4])};
}

Standing first_standing(std::string_view entrant, Kind kind) {
  const auto anchor = anchor_rating(entrant, kind);
  return anchor ? Standing{*anchor, compete::kLeastDeviation} : Standing{};
}

std::string line_of(const Standing& standing) {
  return text_of(standing.rating) + " " + text_of(standing.deviation) + " " +
         text_of(standing.volatility) + " " + text_of(standing.games) + " " + text_of(standing.played);
}

}  // namespace

std::string person_ids_json(const table::RatedGame& game) {
  boost::json::array ids;
  for (const table::RatedSeat& seat : game.seats) {
    if (!is_bot(seat.player)) ids.emplace_back(seat.player);
  }
  return boost::json::serialize(ids);
}

std::optional<std::int64_t> anchor_rating(std::string_view entrant, Kind kind) {
  if (kind != Kind::Base || !is_bot(entrant)) return {};
  const players::GameKind two_players;
  const auto rating =
      players::rating_of(entrant.substr(std::string_view(kBotEntrant).size()), two_players);
  return rating ? std::optional(std::int64_t{*rating} * 1000) : std::nullopt;
}

// --- changes ---

void RatingLog::add(const std::string& table, const table::RatedGame& game) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  for (const table::RatedSeat& seat : game.seats) {
    // The row is locked, so that the player cannot be deleted meanwhile.
    if (!is_bot(seat.player) &&
        session_->ask("UPDATE aude_players SET code = code WHERE id = $1 RETURNING id", {seat.player})
            .empty())
      return;
  }
  const auto added = session_->ask(
      "INSERT INTO aude_results (table_id, kind, finished) VALUES ($1, $2, $3)"
      " ON CONFLICT DO NOTHING RETURNING table_id",
      {table, std::string(compete::name_of(game.kind)), text_of(game.finished)});
  if (added.empty()) return;
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
    session_->ask(
        "INSERT INTO aude_result_seats (table_id, seat, player, place, points)"
        " VALUES ($1, $2, $3, $4, $5)",
        {table, text_of(static_cast<std::int64_t>(seat)), game.seats[seat].player,
         text_of(game.seats[seat].place), text_of(game.seats[seat].points)});
  transaction.commit();
}

int RatingLog::rate_new() {
  const std::lock_guard lock(mutex_);
  int rated = 0;
  while (rate_next()) ++rated;
  return rated;
}

// One result at a time: the next one finds the standings changed. The row of aude_rated is the lock.
bool RatingLog::rate_next() {
  constexpr const char* kNext =
      "SELECT table_id, kind, finished FROM aude_results WHERE no = 0"
      " ORDER BY finished, table_id LIMIT 1";
  if (session_->ask(kNext).empty()) return false;
  SqlSession::Transaction transaction(*session_);
  const auto latest = session_->ask("UPDATE aude_rated SET no = no RETURNING no, at").at(0);
  const auto next = session_->ask(kNext);
  if (next.empty()) return false;
  const std::int64_t no = whole_in(latest[0]) + 1;
  const std::int64_t at = std::max(whole_in(latest[1]), whole_in(next[0][2]));
  rate(next[0][0], kind_in(next[0][1]), at);
  session_->ask("UPDATE aude_results SET no = $2, at = $3 WHERE table_id = $1",
                {next[0][0], text_of(no), text_of(at)});
  session_->ask("UPDATE aude_rated SET no = $1, at = $2", {text_of(no), text_of(at)});
  transaction.commit();
  return true;
}

// Within a transaction.
void RatingLog::rate(const std::string& table, Kind kind, std::int64_t at) {
  const std::string word(compete::name_of(kind));
  const auto seats = session_->ask(
      "SELECT player, place FROM aude_result_seats WHERE table_id = $1 ORDER BY seat", {table});
  std::vector<compete::Entrant> entrants;
  for (const auto& seat : seats) {
    const auto found = session_->ask(kReadStanding, {word, seat[0]});
    entrants.push_back({found.empty() ? first_standing(seat[0], kind) : standing_in(found[0], 0),
                        static_cast<int>(whole_in(seat[1])),
                        anchor_rating(seat[0], kind).has_value(),
                        {}});
    for (const auto& other : seats)
      entrants.back().met.push_back(
          other[0] == seat[0] ? 0
                              : static_cast<int>(whole_in(
                                    session_
                                        ->ask(kCountMeetings, {word, seat[0], other[0],
                                                               text_of(at - compete::kPairWindow)})
                                        .at(0)
                                        .at(0))));
  }
  const std::vector<Standing> after = compete::rated(entrants, at);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    session_->ask(
        "INSERT INTO aude_standings VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (kind, player) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility,"
        " games = excluded.games, played = excluded.played",
        {word, seats[i][0], text_of(after[i].rating), text_of(after[i].deviation),
         text_of(after[i].volatility), text_of(after[i].games), text_of(after[i].played)});
    session_->ask(
        "UPDATE aude_result_seats SET before = $3, rating = $4, deviation = $5"
        " WHERE table_id = $1 AND seat = $2",
        {table, text_of(static_cast<std::int64_t>(i)), text_of(entrants[i].standing.rating),
         text_of(after[i].rating), text_of(after[i].deviation)});
  }
}

// --- questions ---

std::vector<RatingLog::OfKind> RatingLog::of(const std::string& player) {
  const std::lock_guard lock(mutex_);
  std::vector<OfKind> out;
  for (const auto& row :
       session_->ask("SELECT kind, rating, deviation, volatility, games, played FROM aude_standings"
                     " WHERE player = $1",
                     {player}))
    out.push_back({kind_in(row[0]), standing_in(row, 1)});
  std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.kind < b.kind; });
  return out;
}

std::vector<RatingLog::Point> RatingLog::history(const std::string& player, Kind kind, int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<Point> out;
  for (const auto& row :
       session_->ask("SELECT r.at, s.rating, s.deviation FROM aude_result_seats s"
                     " JOIN aude_results r ON r.table_id = s.table_id"
                     " WHERE s.player = $1 AND r.kind = $2 AND r.no > 0 ORDER BY r.no DESC LIMIT $3",
                     {player, std::string(compete::name_of(kind)), text_of(at_most)}))
    out.push_back({whole_in(row[0]), whole_in(row[1]), whole_in(row[2])});
  std::reverse(out.begin(), out.end());
  return out;
}

// Deleted players are left out.
std::vector<RatingLog::Against> RatingLog::record(const std::string& player, int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<Against> out;
  for (const auto& row :
       session_->ask("SELECT o.player, coalesce(max(p.name), ''),"
                     " sum(CASE WHEN s.place < o.place THEN 1 ELSE 0 END),"
                     " sum(CASE WHEN s.place = o.place THEN 1 ELSE 0 END),"
                     " sum(CASE WHEN s.place > o.place THEN 1 ELSE 0 END)"
                     " FROM aude_result_seats s JOIN aude_results r ON r.table_id = s.table_id"
                     " JOIN aude_result_seats o ON o.table_id = s.table_id AND o.seat <> s.seat"
                     " LEFT JOIN aude_players p ON p.id = o.player"
                     " WHERE s.player = $1 AND r.kind <> 'several'"
                     " AND (p.id IS NOT NULL OR substr(o.player, 1, 4) = 'bot:')"
                     " GROUP BY o.player ORDER BY count(*) DESC, o.player LIMIT $2",
                     {player, text_of(at_most)}))
    out.push_back({row[0], row[1], static_cast<int>(whole_in(row[2])),
                   static_cast<int>(whole_in(row[3])), static_cast<int>(whole_in(row[4]))});
  return out;
}

// Of the highest ratings, those that are certain enough by now.
std::vector<RatingLog::Ranked> RatingLog::best(Kind kind, std::int64_t now, int at_most) {
  constexpr int kLookedAt = 5;  // times as many
  std::vector<Ranked> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& row : session_->ask(
             "SELECT p.id, p.name, p.face, p.colour, s.rating, s.deviation, s.volatility, s.games,"
             " s.played FROM aude_standings s JOIN aude_players p ON p.id = s.player"
             " WHERE s.kind = $1 AND s.games >= $2 ORDER BY s.rating DESC LIMIT $3",
             {std::string(compete::name_of(kind)), text_of(compete::kRankedGames),
              text_of(at_most * kLookedAt)}))
      all.push_back({row[0], row[1], row[2], static_cast<int>(whole_in(row[3])), standing_in(row, 4)});
  }
  std::vector<Standing> standings;
  for (const Ranked& each : all) standings.push_back(each.standing);
  std::vector<Ranked> out;
  for (const std::size_t index : compete::ranking(standings, now)) {
    if (static_cast<int>(out.size()) < at_most) out.push_back(all[index]);
  }
  return out;
}

std::optional<RatingLog::Result> RatingLog::result(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto rows = session_->ask(
      "SELECT r.kind, r.no, s.player, s.place, s.points, s.before, s.rating, s.deviation"
      " FROM aude_results r JOIN aude_result_seats s ON s.table_id = r.table_id"
      " WHERE r.table_id = $1 ORDER BY s.seat",
      {table});
  if (rows.empty()) return {};
  Result out{kind_in(rows[0][0]), whole_in(rows[0][1]) > 0, {}};
  for (const auto& row : rows)
    out.seats.push_back({row[2], static_cast<int>(whole_in(row[3])), static_cast<int>(whole_in(row[4])),
                         whole_in(row[5]), whole_in(row[6]), whole_in(row[7])});
  return out;
}

// --- the check ---

std::vector<RatingLog::Numbered> RatingLog::results(std::int64_t behind, int at_most) {
  const std::lock_guard lock(mutex_);
  return some_results(behind, at_most);
}

std::vector<RatingLog::Numbered> RatingLog::some_results(std::int64_t behind, int at_most) {
  std::vector<Numbered> out;
  for (const auto& row : session_->ask(
           "SELECT r.no, r.kind, r.at, s.player, s.place FROM"
           " (SELECT no, kind, at, table_id FROM aude_results WHERE no > $1 ORDER BY no LIMIT $2) r"
           " JOIN aude_result_seats s ON s.table_id = r.table_id ORDER BY r.no, s.seat",
           {text_of(behind), text_of(at_most)})) {
    const std::int64_t no = whole_in(row[0]);
    if (out.empty() || out.back().no != no)
      out.push_back({no, {kind_in(row[1]), whole_in(row[2]), {}}});
    out.back().result.players.push_back({row[3], static_cast<int>(whole_in(row[4]))});
  }
  return out;
}

std::vector<std::pair<std::string, RatingLog::OfKind>> RatingLog::standings() {
  const std::lock_guard lock(mutex_);
  std::vector<std::pair<std::string, OfKind>> out;
  for (const auto& row : session_->ask(
           "SELECT player, kind, rating, deviation, volatility, games, played FROM aude_standings"
           " ORDER BY kind, player"))
    out.push_back({row[0], {kind_in(row[1]), standing_in(row, 2)}});
  return out;
}

RatingLog::Check RatingLog::check() {
  compete::Ratings computed;
  std::set<std::pair<Kind, std::string>> anchors;
  Check out;
  std::int64_t behind = 0;
  for (auto some = results(0, kResultsTogether); !some.empty();
       some = results(behind, kResultsTogether)) {
    for (const Numbered& each : some) {
      for (const auto& player : each.result.players) {
        const auto anchor = anchor_rating(player.id, each.result.kind);
        if (anchor && anchors.emplace(each.result.kind, player.id).second)
          computed.set_anchor(player.id, each.result.kind, *anchor);
      }
      computed.add(each.result);
      behind = each.no;
      ++out.results;
    }
  }
  auto expected = computed.all();
  for (const auto& [player, stored] : standings()) {
    ++out.standings;
    const auto found = expected.find({stored.kind, player});
    const std::string name = std::string(compete::name_of(stored.kind)) + " " + player;
    if (found == expected.end()) {
      out.differences.push_back(name + ": stored " + line_of(stored.standing) + ", but has no result");
      continue;
    }
    if (!(found->second == stored.standing))
      out.differences.push_back(name + ": stored " + line_of(stored.standing) + ", computed " +
                                line_of(found->second));
    expected.erase(found);
  }
  for (const auto& [key, standing] : expected)
    out.differences.push_back(std::string(compete::name_of(key.first)) + " " + key.second +
                              ": not stored, computed " + line_of(standing));
  return out;
}

}  // namespace aude::server
