// SPDX-License-Identifier: MIT
// Requests of players over HTTP, and their log-ins (docs/protocol.md). All functions that take a
// request block and are called from other threads than the I/O thread. No sockets.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/challenges.h"
#include "server/device_key.h"
#include "server/players.h"
#include "server/rating_log.h"
#include "table/messages.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::server {

inline constexpr std::string_view kPlayerPath = "/api/player";     // and below
inline constexpr std::string_view kPlayersPath = "/api/players/";  // public data
inline constexpr std::string_view kRatingsPath = "/api/ratings/";  // the best of a kind
inline constexpr std::string_view kResultsPath = "/api/results/";  // of a rated table

struct PlayerRequest {
  std::string method;
  std::string target;
  std::string host;           // the server's name, as the browser sees it
  std::string authorization;  // "Aude KEY.CHALLENGE.SIGNATURE"
  std::string body;
};

struct PlayerReply {
  int status = 200;
  std::string body;
  std::string file{};  // to be saved under this name
  // Tables that must be read again.
  std::vector<std::string> changed{};
};

// Everything about a player, as JSON.
std::string export_text(Players& players, RatingLog& ratings, const Profile& player);

// Requests without a proof: players, ratings and results.
bool is_public_path(std::string_view path);

class PlayerRequests {
 public:
  struct Services {
    Players& players;
    RatingLog& ratings;
    std::function<std::int64_t()> wall;   // since 1970
    std::function<std::int64_t()> clock;  // that all nodes share
    table::ChanceSource chance;
    // What a banned player is told.
    std::function<std::optional<table::Problem>(const std::string& player)> why_barred =
        [](const auto&) { return std::nullopt; };
  };
  explicit PlayerRequests(Services services)
      : services_(std::move(services)), challenges_(services_.players.secret()) {}

  // A new challenge, as JSON. At once, from any thread.
  std::string challenge_text() const;

  table::Answer<PlayerReply> answer(const PlayerRequest& request);
  // Whether the request creates a player: there is a limit of its own.
  static bool creates(std::string_view method, std::string_view path) {
    return method == "POST" && path == kPlayerPath;
  }

  // The player who has signed a request, or a message over a WebSocket.
  table::Answer<table::PlayerName> log_in(const PlayerRequest& request);
  table::Answer<table::PlayerName> log_in(const std::string& table, const std::string& host,
                                          const table::Login& login);
  // The player whom the request for a new table invites; without an id if it invites nobody.
  table::Answer<table::PlayerName> find_invited(const table::PlayerName& by, const std::string& order);

 private:
  struct Way;
  using Reply = table::Answer<PlayerReply>;

  table::Answer<DeviceKey> prove(const std::string& purpose, const std::string& host,
                                 const table::Login& login);
  table::Answer<DeviceKey> prove(const PlayerRequest& request);
  table::Answer<Profile> identify(const DeviceKey& key);
  table::Answer<table::PlayerName> name_of(const table::Answer<DeviceKey>& proven);
  Reply create(const DeviceKey& key, const PlayerRequest& request);
  Reply join(const DeviceKey& key, const PlayerRequest& request);
  Reply show(const Profile& player, const PlayerRequest& request);
  Reply change(const Profile& player, const PlayerRequest& request);
  Reply remove_device(const Profile& player, const PlayerRequest& request);
  Reply make_link(const Profile& player, const PlayerRequest& request);
  Reply make_code(const Profile& player, const PlayerRequest& request);
  Reply list_games(const Profile& player, const PlayerRequest& request);
  Reply list_challenges(const Profile& player, const PlayerRequest& request);
  Reply close_challenge(const Profile& player, const PlayerRequest& request);
  Reply write_out(const Profile& player, const PlayerRequest& request);
  Reply remove(const Profile& player, const PlayerRequest& request);
  Reply answer_to_all(std::string_view path);
  Reply show_to_all(const std::string& id);
  Reply show_history(const std::string& id, compete::Kind kind);
  Reply show_record(const std::string& id);
  Reply show_best(compete::Kind kind);
  Reply show_result(const std::string& table);

  Services services_;
  Challenges challenges_;
};

}  // namespace aude::server
