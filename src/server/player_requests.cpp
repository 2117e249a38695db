// SPDX-License-Identifier: MIT
#include "server/player_requests.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <limits>

#include "notation/document.h"
#include "rules/types.h"
#include "server/recovery_code.h"

namespace aude::server {
namespace {

namespace json = boost::json;
using notation::JsonCursor;
using table::Problem;

constexpr std::string_view kScheme = "Aude ";  // of proofs
constexpr std::size_t kPlayerLetters = 12;     // of an id: 72 bits
constexpr std::size_t kMaxBodyBytes = 4096;
constexpr std::size_t kMaxDeviceLetters = 40;
constexpr int kGamesTogether = 50;
constexpr int kGamesCounted = 500;  // for the public record
constexpr int kGamesExported = 100'000;
constexpr int kBestShown = 100;
constexpr int kOpponentsShown = 100;
constexpr int kChallengesShown = 50;
constexpr int kOpenChallenges = 3;  // by one player
constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max();

const Problem kBadProof{403, "bad_proof", "The signature of this request is missing or wrong.", {}};
const Problem kOldChallenge{403, "old_challenge", "This challenge has expired or was used before.", {}};
const Problem kNoPlayer{403, "no_player", "No player has this key.", {}};
const Problem kNoSuchRequest{404, "not_found", "Not found.", {}};

Problem problem_of(Players::Added added) {
  switch (added) {
    case Players::Added::NameTaken:
      return {409, "taken", "Another player has this name, or one that looks like it.", "name"};
    case Players::Added::KeyTaken:
      return {409, "key_taken", "This device belongs to a player already.", {}};
    case Players::Added::TooMany:
      return {409, "too_many", "A player has at most 20 devices; remove one first.", {}};
    default:
      return {403, "no_such", "This link or code does not exist, has expired, or was used.", {}};
  }
}

// A short word for programs: "owl", "pt-br".
bool is_word(std::string_view text, std::size_t most) {
  return text.size() <= most && std::all_of(text.begin(), text.end(), [](char letter) {
           return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                  letter == '-' || letter == '_';
         });
}

// The members of a request's body. Errors have a code, as everywhere.
class BodyReader {
 public:
  BodyReader(const std::string& body, std::initializer_list<std::string_view> members) {
    if (body.size() > kMaxBodyBytes) {
      fail({413, "too_long", "The request is too long.", {}});
    } else if (auto parsed = notation::parse_document(body.empty() ? "{}" : body); !parsed) {
      fail(table::problem("malformed", parsed.refusal()));
    } else {
      value_ = std::move(*parsed);
      cursor().only_members(members);
    }
  }

  std::optional<std::string> text(std::string_view member) {
    if (!is_good()) return {};
    const auto found = cursor().find(member);
    return found ? std::optional(std::string(found->text(kMaxBodyBytes))) : std::nullopt;
  }
  void read_name(std::string& name) {
    const auto given = text("name");
    if (!given) return;
    auto clean = clean_player_name(*given);
    if (!clean)
      return fail({400, "bad_name", "This name is not possible: " + clean.refusal().what, "name"});
    name = std::move(*clean);
  }
  void read_word(std::string_view member, std::size_t most, std::string& word) {
    const auto given = text(member);
    if (!given) return;
    if (!is_word(*given, most))
      return fail({400, "malformed", "expected a short word of letters", std::string(member)});
    word = *given;
  }
  void read_colour(int& colour) {
    if (!is_good()) return;
    if (const auto found = cursor().find("colour")) colour = found->whole(0, kMaxPlayers - 1);
  }
  void read_device(std::string& name) {
    const auto given = text("device");
    if (!given) return fail({400, "malformed", "expected a name of the device", "device"});
    auto clean = table::clean_chat(*given);
    if (!clean || clean->size() > 4 * kMaxDeviceLetters)
      return fail({400, "bad_name", "This name of a device is not possible.", "device"});
    name = std::move(*clean);
  }

  bool is_good() const { return !problem_ && !fault_; }
  Problem problem() const {
    return problem_ ? *problem_ : table::problem("malformed", fault_.refusal());
  }
  void fail(Problem problem) {
    if (!problem_) problem_ = std::move(problem);
  }

 private:
  JsonCursor cursor() { return {value_, "", fault_}; }
  json::value value_ = json::object();
  notation::Fault fault_;
  std::optional<Problem> problem_;
};

json::object profile_json(const Profile& profile) {
  return {{"id", profile.id},
          {"name", profile.name},
          {"colour", profile.colour},
          {"face", profile.face},
          {"created", profile.created}};
}

json::array devices_json(const std::vector<Device>& devices, const std::string& mine) {
  json::array out;
  for (const Device& each : devices)
    out.push_back(json::object{{"device", each.fingerprint},
                               {"name", each.name},
                               {"added", each.added},
                               {"seen", each.seen},
                               {"this", each.fingerprint == mine}});
  return out;
}

// What a client sees of a game: not the hashes of tokens. Null if the player has lost the seat.
json::value game_json(const PlayedGame& game) {
  boost::system::error_code wrong;
  json::value about = json::parse(game.note.about, wrong);
  if (wrong || !about.is_object()) return nullptr;
  json::object out{{"table", game.table}, {"stage", game.note.stage}, {"changed", game.note.changed}};
  json::value* seats = about.as_object().if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return nullptr;
  int number = 0;
  for (json::value& seat : seats->as_array()) {
    if (seat.as_object().at("token").as_string() == game.token) out["seat"] = number;
    seat.as_object().erase("token");
    ++number;
  }
  if (!out.contains("seat")) return nullptr;
  about.as_object().erase("invited");
  out["my_turn"] = game.note.stage == "playing" && game.note.actor == game.token;
  for (auto& member : about.as_object()) out[member.key()] = std::move(member.value());
  return out;
}

json::array games_json(const std::vector<PlayedGame>& games) {
  json::array out;
  for (const PlayedGame& game : games) {
    json::value shown = game_json(game);
    if (!shown.is_null()) out.push_back(std::move(shown));
  }
  return out;
}

// Null if it cannot be read.
json::value challenge_json(const Challenge& challenge) {
  boost::system::error_code wrong;
  const json::value about = json::parse(challenge.about, wrong);
  if (wrong || !about.is_object()) return nullptr;
  const json::object& told = about.as_object();
  json::object out{{"table", challenge.table},
                   {"from", {{"player", challenge.from}, {"name", told.at("seats").at(0).at("name")}}},
                   {"to", {{"player", challenge.to}, {"name", told.at("invited").at("name")}}},
                   {"state", challenge.declined ? "declined" : "open"},
                   {"until", challenge.made + table::kInvitationMillis}};
  for (const char* member : {"sets", "clock", "rated", "match"}) {
    if (const json::value* found = told.if_contains(member)) out[member] = *found;
  }
  return out;
}

int to_points(std::int64_t thousandths) { return static_cast<int>((thousandths + 500) / 1000); }

json::object rating_json(const compete::Standing& standing, std::int64_t now) {
  const compete::ShownRating shown = compete::shown(standing, now);
  return {{"rating", shown.rating},
          {"margin", shown.margin},
          {"provisional", shown.provisional},
          {"games", standing.games}};
}

// The time, the rating and its deviation.
json::array point_json(const RatingLog::Point& point) {
  return {point.at, to_points(point.rating), to_points(point.deviation)};
}

json::object private_json(Players& players, const Profile& player, const std::string& this_device) {
  json::object out = profile_json(player);
  out["language"] = player.language;
  out["has_code"] = players.has_code(player.id);
  out["devices"] = devices_json(players.devices(player.id), this_device);
  return out;
}

std::int64_t before_in(std::string_view target) {
  constexpr std::string_view kBefore = "?before=";
  const std::size_t at = target.find(kBefore);
  if (at == std::string_view::npos) return kEver;
  const std::string_view digits = target.substr(at + kBefore.size());
  std::int64_t number = kEver;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

}  // namespace

// --- who asks ---

std::string PlayerRequests::challenge_text() const {
  const std::string challenge = challenges_.make(services_.clock(), services_.chance);
  return json::serialize(json::object{{"challenge", challenge}, {"within", Challenges::kMillis}});
}

// Cheap checks first; a challenge is spent by a right signature only.
table::Answer<DeviceKey> PlayerRequests::prove(const std::string& purpose, const std::string& host,
                                               const table::Login& login) {
  const std::int64_t now = services_.clock();
  const auto until = challenges_.expiry(login.challenge, now);
  if (!until) return kOldChallenge;
  const auto key = DeviceKey::parse(login.key);
  if (!key || !key->has_signed(text_to_sign(purpose, host, login.challenge), login.signature))
    return kBadProof;
  if (!services_.players.spend(login.challenge, *until, now)) return kOldChallenge;
  return *key;
}

table::Answer<DeviceKey> PlayerRequests::prove(const PlayerRequest& request) {
  std::string_view proof = request.authorization;
  if (!proof.starts_with(kScheme)) return kBadProof;
  proof.remove_prefix(kScheme.size());
  const std::size_t first = proof.find('.');
  const std::size_t second = proof.find('.', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return kBadProof;
  const table::Login login{std::string(proof.substr(0, first)),
                           std::string(proof.substr(first + 1, second - first - 1)),
                           std::string(proof.substr(second + 1))};
  return prove(request.method + " " + request.target + " " + table::hash_of(request.body), request.host,
               login);
}

table::Answer<Profile> PlayerRequests::identify(const DeviceKey& key) {
  auto player = services_.players.log_in(key.fingerprint(), services_.wall());
  if (!player) return kNoPlayer;
  return std::move(*player);
}

table::Answer<table::PlayerName> PlayerRequests::log_in(const PlayerRequest& request) {
  return name_of(prove(request));
}

table::Answer<table::PlayerName> PlayerRequests::log_in(const std::string& table,
                                                        const std::string& host,
                                                        const table::Login& login) {
  return name_of(prove("WS /ws/" + table, host, login));
}

table::Answer<table::PlayerName> PlayerRequests::name_of(const table::Answer<DeviceKey>& proven) {
  if (const auto* problem = std::get_if<Problem>(&proven)) return *problem;
  const auto player = identify(std::get<DeviceKey>(proven));
  if (const auto* problem = std::get_if<Problem>(&player)) return *problem;
  table::PlayerName out{std::get<Profile>(player).id, std::get<Profile>(player).name};
  for (const auto& [kind, standing] : services_.ratings.of(out.id))
    out.ratings[static_cast<std::size_t>(kind)] = compete::shown(standing, services_.wall()).rating;
  return out;
}

// --- challenges ---

table::Answer<table::PlayerName> PlayerRequests::find_invited(const table::PlayerName& by,
                                                              const std::string& order) {
  // Any other spelling of the word is refused later: nobody was found.
  if (order.find("\"invite\"") == std::string::npos) return table::PlayerName{};
  const auto parsed = notation::parse_document(order);
  const json::value* name =
      parsed && parsed->is_object() ? parsed->get_object().if_contains("invite") : nullptr;
  if (name == nullptr || !name->is_string()) return table::PlayerName{};
  const auto found = services_.players.find_by_name(std::string(name->get_string()));
  if (!found) return Problem{404, "no_such_player", "There is no player with this name.", "invite"};
  if (found->id == by.id) return Problem{400, "bad_name", "Nobody can challenge themselves.", "invite"};
  const std::int64_t after = services_.wall() - table::kInvitationMillis;
  int open = 0;
  for (const Challenge& each : services_.players.challenges(by.id, after, kChallengesShown)) {
    if (each.from != by.id) continue;
    if (each.to == found->id)
      return Problem{409, "challenged", "You challenged this player a short time ago.", "invite"};
    if (!each.declined) ++open;
  }
  if (open >= kOpenChallenges)
    return Problem{429, "too_fast", "Too many of your challenges are open; please wait.", "invite"};
  return table::PlayerName{found->id, found->name};
}

PlayerRequests::Reply PlayerRequests::list_challenges(const Profile& player,
                                                      const PlayerRequest& /*request*/) {
  const std::int64_t after = services_.wall() - table::kInvitationMillis;
  json::array received;
  json::array sent;
  for (const Challenge& each : services_.players.challenges(player.id, after, kChallengesShown)) {
    json::value shown = challenge_json(each);
    if (!shown.is_null()) (each.to == player.id ? received : sent).push_back(std::move(shown));
  }
  return PlayerReply{
      200, json::serialize(json::object{{"received", std::move(received)}, {"sent", std::move(sent)}})};
}

PlayerRequests::Reply PlayerRequests::close_challenge(const Profile& player,
                                                      const PlayerRequest& request) {
  BodyReader body(request.body, {"table"});
  const auto table = body.text("table");
  if (!body.is_good()) return body.problem();
  if (!table || !services_.players.close_challenge(*table, player.id))
    return Problem{409, "not_now", "There is no such challenge, or it was answered.", "table"};
  PlayerReply reply{200, R"({"closed":true})"};
  reply.changed = {*table};
  return reply;
}

// --- requests ---

struct PlayerRequests::Way {
  std::string_view method;
  std::string_view path;  // below kPlayerPath
  Reply (PlayerRequests::*answer)(const Profile&, const PlayerRequest&);
  bool is_for_others = false;  // others see it: not for banned players
};

table::Answer<PlayerReply> PlayerRequests::answer(const PlayerRequest& request) {
  static constexpr std::array<Way, 10> kWays{{
      {"GET", "", &PlayerRequests::show},
      {"POST", "/profile", &PlayerRequests::change, true},
      {"POST", "/remove-device", &PlayerRequests::remove_device},
      {"POST", "/link", &PlayerRequests::make_link},
      {"POST", "/code", &PlayerRequests::make_code},
      {"GET", "/games", &PlayerRequests::list_games},
      {"GET", "/challenges", &PlayerRequests::list_challenges},
      {"POST", "/close-challenge", &PlayerRequests::close_challenge},
      {"GET", "/export", &PlayerRequests::write_out},
      {"POST", "/delete", &PlayerRequests::remove},
  }};
  const std::string_view target = request.target;
  const std::string_view path = target.substr(0, target.find('?'));
  if (is_public_path(path)) {
    if (request.method != "GET") return kNoSuchRequest;
    return answer_to_all(path);
  }
  const std::string_view rest = path.substr(kPlayerPath.size());
  const auto* way = std::find_if(kWays.begin(), kWays.end(), [&](const Way& each) {
    return each.method == request.method && each.path == rest;
  });
  const bool is_join = request.method == "POST" && rest == "/join";
  if (way == kWays.end() && !is_join && !creates(request.method, path)) return kNoSuchRequest;
  const auto key = prove(request);
  if (const auto* problem = std::get_if<Problem>(&key)) return *problem;
  if (is_join) return join(std::get<DeviceKey>(key), request);
  if (way == kWays.end()) return create(std::get<DeviceKey>(key), request);
  const auto player = identify(std::get<DeviceKey>(key));
  if (const auto* problem = std::get_if<Problem>(&player)) return *problem;
  if (way->is_for_others) {
    if (auto barred = services_.why_barred(std::get<Profile>(player).id)) return std::move(*barred);
  }
  return (this->*way->answer)(std::get<Profile>(player), request);
}

PlayerRequests::Reply PlayerRequests::create(const DeviceKey& key, const PlayerRequest& request) {
  BodyReader body(request.body, {"name", "colour", "face", "language", "device"});
  const std::int64_t now = services_.wall();
  Profile profile{table::random_word(services_.chance, kPlayerLetters), {}, 0, {}, {}, now};
  Device device{key.fingerprint(), key.text(), {}, now, now};
  body.read_name(profile.name);
  body.read_colour(profile.colour);
  body.read_word("face", 24, profile.face);
  body.read_word("language", 8, profile.language);
  body.read_device(device.name);
  if (!body.is_good()) return body.problem();
  if (profile.name.empty()) return Problem{400, "bad_name", "A player needs a name.", "name"};
  if (const auto added = services_.players.create(profile, device); added != Players::Added::Yes)
    return problem_of(added);
  Reply reply = show(profile, request);
  std::get<PlayerReply>(reply).status = 201;
  return reply;
}

// Another device, by a link or by the recovery code. The code is used up: the answer has a new one.
PlayerRequests::Reply PlayerRequests::join(const DeviceKey& key, const PlayerRequest& request) {
  BodyReader body(request.body, {"link", "code", "device"});
  const std::int64_t now = services_.wall();
  Device device{key.fingerprint(), key.text(), {}, now, now};
  body.read_device(device.name);
  const auto link = body.text("link");
  const auto typed = body.text("code");
  if (body.is_good() && link.has_value() == typed.has_value())
    body.fail({400, "malformed", "expected either a link or a code", "link"});
  if (!body.is_good()) return body.problem();
  Players::Joined joined;
  std::string next;
  if (link) {
    joined = services_.players.use_link(table::hash_of(*link), device, now);
  } else {
    const auto code = read_recovery_code(*typed);
    if (!code) return Problem{400, "bad_code", code.refusal().what, "code"};
    next = make_recovery_code(services_.chance);
    joined = services_.players.use_code(table::hash_of(*code), device, table::hash_of(next));
  }
  if (joined.added != Players::Added::Yes) return problem_of(joined.added);
  const auto player = services_.players.find(joined.player);
  if (!player) return kNoPlayer;
  json::object out{{"player", profile_json(*player)}};
  if (!next.empty()) out["code"] = next;
  return PlayerReply{201, json::serialize(out)};
}

// What only the player sees.
PlayerRequests::Reply PlayerRequests::show(const Profile& player, const PlayerRequest& request) {
  // The key was proven, so it is there.
  const std::string_view proof = std::string_view(request.authorization).substr(kScheme.size());
  const auto key = DeviceKey::parse(proof.substr(0, proof.find('.')));
  json::object shown = private_json(services_.players, player, key->fingerprint());
  if (const auto barred = services_.why_barred(player.id))
    shown["sanction"] = barred->more.at("sanction");
  return PlayerReply{200, json::serialize(shown)};
}

PlayerRequests::Reply PlayerRequests::change(const Profile& player, const PlayerRequest& request) {
  BodyReader body(request.body, {"name", "colour", "face", "language"});
  Profile next = player;
  body.read_name(next.name);
  body.read_colour(next.colour);
  body.read_word("face", 24, next.face);
  body.read_word("language", 8, next.language);
  if (!body.is_good()) return body.problem();
  const auto changed = services_.players.change(next);
  if (changed == Players::Added::NoSuch) return kNoPlayer;
  if (changed != Players::Added::Yes) return problem_of(changed);
  return show(next, request);
}

PlayerRequests::Reply PlayerRequests::remove_device(const Profile& player,
                                                    const PlayerRequest& request) {
  BodyReader body(request.body, {"device"});
  const auto device = body.text("device");
  if (!body.is_good()) return body.problem();
  auto changed = services_.players.remove_device(player.id, device.value_or(""));
  if (!changed)
    return Problem{409, "not_removed", "The last device cannot be removed, nor one that is not there.",
                   "device"};
  PlayerReply reply{200, R"({"removed":true})"};
  reply.changed = std::move(*changed);
  return reply;
}

PlayerRequests::Reply PlayerRequests::make_link(const Profile& player, const PlayerRequest& request) {
  if (BodyReader body(request.body, {}); !body.is_good()) return body.problem();
  const std::string link = table::random_word(services_.chance, table::kTokenLetters);
  const std::int64_t expires = services_.wall() + kLinkMillis;
  services_.players.set_link(player.id, table::hash_of(link), expires);
  return PlayerReply{201, json::serialize(json::object{{"link", link}, {"expires", expires}})};
}

PlayerRequests::Reply PlayerRequests::make_code(const Profile& player, const PlayerRequest& request) {
  if (BodyReader body(request.body, {}); !body.is_good()) return body.problem();
  const std::string code = make_recovery_code(services_.chance);
  services_.players.set_code(player.id, table::hash_of(code));
  return PlayerReply{201, json::serialize(json::object{{"code", code}})};
}

PlayerRequests::Reply PlayerRequests::list_games(const Profile& player, const PlayerRequest& request) {
  const auto finished =
      services_.players.finished(player.id, before_in(request.target), kGamesTogether + 1);
  const bool more = static_cast<int>(finished.size()) > kGamesTogether;
  const std::vector<PlayedGame> shown(finished.begin(), finished.end() - (more ? 1 : 0));
  return PlayerReply{200,
                     json::serialize(json::object{
                         {"running", games_json(services_.players.running(player.id, kGamesTogether))},
                         {"finished", games_json(shown)},
                         {"more", more}})};
}

json::object ratings_json(RatingLog& ratings, const std::string& player, std::int64_t now) {
  json::object out;
  for (const auto& [kind, standing] : ratings.of(player))
    out[compete::name_of(kind)] = rating_json(standing, now);
  return out;
}

std::string export_text(Players& players, RatingLog& ratings, const Profile& player) {
  json::object out{{"player", private_json(players, player, {})}};
  json::array games = games_json(players.running(player.id, kGamesExported));
  for (json::value& each : games_json(players.finished(player.id, kEver, kGamesExported)))
    games.push_back(std::move(each));
  out["games"] = std::move(games);
  json::object rated;
  for (const auto& [kind, standing] : ratings.of(player.id)) {
    json::array history;
    for (const auto& point : ratings.history(player.id, kind, kGamesExported))
      history.push_back(point_json(point));
    rated[compete::name_of(kind)] = std::move(history);
  }
  out["ratings"] = std::move(rated);
  return json::serialize(out);
}

PlayerRequests::Reply PlayerRequests::write_out(const Profile& player,
                                                const PlayerRequest& /*request*/) {
  PlayerReply reply{200, export_text(services_.players, services_.ratings, player)};
  reply.file = "aude-player.json";
  return reply;
}

PlayerRequests::Reply PlayerRequests::remove(const Profile& player, const PlayerRequest& request) {
  BodyReader body(request.body, {"name"});
  const auto name = body.text("name");
  if (!body.is_good()) return body.problem();
  if (name != player.name)
    return Problem{400, "bad_name", "To delete a player, send its name.", "name"};
  PlayerReply reply{200, R"({"deleted":true})"};
  reply.changed =
      services_.players.remove(player.id, table::random_word(services_.chance, kPlayerLetters));
  return reply;
}

// Not the tables: their addresses are for those who were there.
PlayerRequests::Reply PlayerRequests::show_to_all(const std::string& id) {
  const auto player = services_.players.find(id);
  if (!player) return kNoSuchRequest;
  int won = 0;
  int tied = 0;
  int lost = 0;
  for (const json::value& game : games_json(services_.players.finished(id, kEver, kGamesCounted))) {
    const json::array& winners = game.at("winners").as_array();
    if (winners.empty()) continue;  // aborted: it does not count
    const bool is_winner = std::find(winners.begin(), winners.end(), game.at("seat")) != winners.end();
    (!is_winner ? lost : winners.size() > 1 ? tied : won) += 1;
  }
  json::object out = profile_json(*player);
  out["games"] = json::object{{"won", won}, {"tied", tied}, {"lost", lost}};
  out["ratings"] = ratings_json(services_.ratings, id, services_.wall());
  return PlayerReply{200, json::serialize(out)};
}

bool is_public_path(std::string_view path) {
  return path.starts_with(kPlayersPath) || path.starts_with(kRatingsPath) ||
         path.starts_with(kResultsPath);
}

PlayerRequests::Reply PlayerRequests::answer_to_all(std::string_view path) {
  constexpr std::string_view kHistory = "/ratings/";
  constexpr std::string_view kRecord = "/record";
  if (path.starts_with(kResultsPath)) return show_result(std::string(path.substr(kResultsPath.size())));
  if (path.starts_with(kRatingsPath)) {
    const auto kind = compete::kind_named(path.substr(kRatingsPath.size()));
    return kind ? show_best(*kind) : kNoSuchRequest;
  }
  const std::string_view rest = path.substr(kPlayersPath.size());
  if (rest.ends_with(kRecord))
    return show_record(std::string(rest.substr(0, rest.size() - kRecord.size())));
  const std::size_t slash = rest.find(kHistory);
  if (slash == std::string_view::npos) return show_to_all(std::string(rest));
  const auto kind = compete::kind_named(rest.substr(slash + kHistory.size()));
  return kind ? show_history(std::string(rest.substr(0, slash)), *kind) : kNoSuchRequest;
}

PlayerRequests::Reply PlayerRequests::show_history(const std::string& id, compete::Kind kind) {
  if (!services_.players.find(id)) return kNoSuchRequest;
  json::array points;
  for (const auto& point : services_.ratings.history(id, kind, kGamesCounted))
    points.push_back(point_json(point));
  return PlayerReply{200, json::serialize(json::object{{"points", std::move(points)}})};
}

PlayerRequests::Reply PlayerRequests::show_record(const std::string& id) {
  if (!services_.players.find(id)) return kNoSuchRequest;
  constexpr std::string_view kBot = table::kBotEntrant;
  json::array against;
  for (const auto& each : services_.ratings.record(id, kOpponentsShown)) {
    json::object shown{{"won", each.won}, {"tied", each.tied}, {"lost", each.lost}};
    if (each.opponent.starts_with(kBot)) {
      shown["level"] = each.opponent.substr(kBot.size());
    } else {
      shown["player"] = each.opponent;
      shown["name"] = each.name;
    }
    against.push_back(std::move(shown));
  }
  return PlayerReply{200, json::serialize(json::object{{"against", std::move(against)}})};
}

PlayerRequests::Reply PlayerRequests::show_best(compete::Kind kind) {
  const std::int64_t now = services_.wall();
  json::array best;
  for (const auto& each : services_.ratings.best(kind, now, kBestShown)) {
    json::object shown = rating_json(each.standing, now);
    shown["player"] = each.player;
    shown["name"] = each.name;
    shown["colour"] = each.colour;
    shown["face"] = each.face;
    best.push_back(std::move(shown));
  }
  return PlayerReply{200, json::serialize(json::object{{"kind", compete::name_of(kind)},
                                                       {"least_games", compete::kRankedGames},
                                                       {"best", std::move(best)}})};
}

PlayerRequests::Reply PlayerRequests::show_result(const std::string& table) {
  const auto result = services_.ratings.result(table);
  if (!result) return kNoSuchRequest;
  json::array seats;
  for (const auto& seat : result->seats) {
    json::object shown{{"place", seat.place}, {"points", seat.points}};
    if (result->is_rated) {
      shown["before"] = to_points(seat.before);
      shown["rating"] = to_points(seat.rating);
    }
    seats.push_back(std::move(shown));
  }
  return PlayerReply{200, json::serialize(json::object{{"kind", compete::name_of(result->kind)},
                                                       {"rated", result->is_rated},
                                                       {"seats", std::move(seats)}})};
}

}  // namespace aude::server
