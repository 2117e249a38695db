// SPDX-License-Identifier: MIT
// The log of results in a store, and the ratings that follow from it. A result is stored together with
// the log entry that ends its game, so it is there exactly once, however a server stops. Later, each
// result gets a number, and the standings change with it in one transaction: they are always those
// after the results that have numbers. One implementation for all databases. All functions block, and
// throw StoreError as a store does. From any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compete/ratings.h"
#include "server/sql_session.h"

namespace aude::server {

// How a store writes a result.
std::string person_ids_json(const table::RatedGame& game);

class RatingLog {
 public:
  explicit RatingLog(std::unique_ptr<SqlSession> session) : session_(std::move(session)) {}

  // Adds the result of a table that has none: a node of an older version has ended the game.
  void add(const std::string& table, const table::RatedGame& game);
  // Rates the results that have no number yet, and returns how many there were.
  int rate_new();

  struct OfKind {
    compete::Kind kind;
    compete::Standing standing;
  };
  std::vector<OfKind> of(const std::string& player);

  // The rating of a player after each result of a kind, the latest ones, oldest first.
  struct Point {
    std::int64_t at = 0;
    std::int64_t rating = 0;  // thousandths of a point, as in a standing
    std::int64_t deviation = 0;
  };
  std::vector<Point> history(const std::string& player, compete::Kind kind, int at_most);

  // Rated games of two against each other player or bot: those met most often first.
  struct Against {
    std::string opponent;
    std::string name;  // empty for a bot
    int won = 0;
    int tied = 0;
    int lost = 0;
  };
  std::vector<Against> record(const std::string& player, int at_most);

  // The table of the best (compete::ranking).
  struct Ranked {
    std::string player, name, face;
    int colour = 0;
    compete::Standing standing;
  };
  std::vector<Ranked> best(compete::Kind kind, std::int64_t now, int at_most);

  // The result of a table.
  struct Seat {
    std::string player;
    int place = 1;
    int points = 0;
    std::int64_t before = 0;  // ratings in thousandths of a point; 0 until the result is rated
    std::int64_t rating = 0;
    std::int64_t deviation = 0;
  };
  struct Result {
    compete::Kind kind = compete::Kind::Base;
    bool is_rated = false;
    std::vector<Seat> seats;
  };
  std::optional<Result> result(const std::string& table);

  // Results with numbers, in their order. `at_most` of them after number `behind`.
  struct Numbered {
    std::int64_t no = 0;
    compete::RatedResult result;
  };
  std::vector<Numbered> results(std::int64_t behind, int at_most);
  std::vector<std::pair<std::string, OfKind>> standings();  // by player

  // Computes all standings again and compares them with those that are stored.
  struct Check {
    std::int64_t results = 0;
    std::int64_t standings = 0;
    std::vector<std::string> differences{};
  };
  Check check();

 private:
  bool rate_next();
  void rate(const std::string& table, compete::Kind kind, std::int64_t at);
  std::vector<Numbered> some_results(std::int64_t behind, int at_most);

  std::mutex mutex_;
  std::unique_ptr<SqlSession> session_;
};

// The fixed rating of an entrant in this kind, in thousandths of a point: a bot in the base game of
// two. In other kinds bots are rated like players.
std::optional<std::int64_t> anchor_rating(std::string_view entrant, compete::Kind kind);

}  // namespace aude::server
