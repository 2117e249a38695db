// SPDX-License-Identifier: MIT
#include "server/router.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string_view>
#include <utility>

#include "server/event_log.h"
#include "server/pages.h"
#include "server/waiting.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

// Both hold the secret of the cluster. Nodes up to version 1.0 know the second one only.
constexpr const char* kSecretHeader = "X-Aude-Cluster";
constexpr const char* kOldSecretHeader = "X-Aude-House";

// The table that a request is about; empty if none.
std::string table_of(const HttpRequest& request) {
  std::string_view target = view_of(request.target());
  for (const std::string_view prefix : {"/ws/", "/api/tables/"}) {
    if (target.starts_with(prefix)) {
      target.remove_prefix(prefix.size());
      return std::string(target.substr(0, target.find_first_of("/?")));
    }
  }
  return std::string(table_in(target.substr(0, target.find('?'))));
}

// Counts one more, for as long as it lives.
class Counted {
 public:
  explicit Counted(int& count) : count_(count) { ++count_; }
  ~Counted() { --count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  int& count_;
};

}  // namespace

// While the host of the table is not known or refuses, the request waits: the host will be back, or
// another node will take over the table, within seconds. If the host lives but cannot be reached from
// here, it is asked through the database to hand the table over to this node. A forwarded request is
// not forwarded again.
net::awaitable<Router::Way> Router::route(ClientStream& stream, beast::flat_buffer& buffer,
                                          const HttpRequest& request, const Caller& caller,
                                          bool socket) {
  constexpr Millis kMoment = 100;
  const Millis longest_wait = node_.leases().lease_timeout() * 2;
  const std::string table = table_of(request);
  if (table.size() != kTableLetters || node_.holds(table)) co_return Way::Here;
  if (node_.is_yielding()) co_return Way::Nowhere;  // the proxy tries the next node
  if (!socket && (request.method() != http::verb::get ||
                  !rate_limiter_.requests.has_capacity(caller.address, steady_millis())))
    co_return Way::Here;
  std::optional<Counted> waiting;
  std::int64_t unreached = 0;  // the epoch of the lease whose node cannot be reached
  const Millis begin = steady_millis();
  while (steady_millis() - begin < longest_wait && !node_.is_isolated()) {
    const int generation = node_.generation();
    std::optional<Leases::Host> host;
    if (!node_.is_closing(table)) {
      auto finding = find(caller, {table, unreached});
      host = co_await std::move(finding);
    }
    if (host && host->here && node_.acquire(table, host->epoch, generation)) co_return Way::Here;
    if (host && !host->here && host->place.empty()) co_return Way::NoTable;
    if (host && !host->moving) co_return Way::Nowhere;  // the next node may reach the host
    if (host && !host->here && !caller.forwarded && host->place != node_.leases().self().place) {
      if (unreached != host->epoch) waiting.reset();
      auto passing = forward(stream, buffer, request, caller, socket, host->place);
      const Forwarded result = co_await std::move(passing);
      if (result == Forwarded::Yes) co_return Way::There;
      unreached = result == Forwarded::Unreachable ? host->epoch : 0;
    }
    if (!waiting) waiting.emplace(count_.waiting);
    net::steady_timer timer(io_, std::chrono::milliseconds(kMoment));
    co_await timer.async_wait(kTuple);
  }
  co_return Way::Nowhere;
}

// Gives up when the node loses its leases, because then the database may not answer for seconds, or
// when the client has hung up.
net::awaitable<std::optional<Leases::Host>> Router::find(const Caller& caller, Leases::Wanted wanted) {
  constexpr std::chrono::milliseconds kLook(200);
  auto& slot = lookups_[wanted.table];
  if (slot == nullptr) slot = std::make_shared<Lookup>();
  slot->unreached = std::max(slot->unreached, wanted.unreached);
  const std::shared_ptr<Lookup> lookup = slot;
  const auto timer = std::make_shared<net::steady_timer>(io_);
  lookup->waiting.push_back(timer);
  look_up();
  while (!lookup->over && !node_.is_isolated() && caller.is_connected()) {
    timer->expires_after(kLook);
    co_await timer->async_wait(kTuple);
  }
  std::erase(lookup->waiting, timer);
  co_return lookup->host;
}

void Router::look_up() {
  constexpr int kQueries = 2;  // under way at most
  if (looking_up_ >= kQueries) return;
  struct Query {
    std::vector<Leases::Wanted> tables;
    std::vector<std::shared_ptr<Lookup>> lookups;
    std::vector<Leases::Host> hosts;
  };
  const auto query = std::make_shared<Query>();
  for (auto& [table, lookup] : std::exchange(lookups_, {})) {
    query->tables.push_back({table, lookup->unreached});
    query->lookups.push_back(std::move(lookup));
  }
  if (query->tables.empty()) return;
  const auto done = [this, query](bool) {
    --looking_up_;
    for (std::size_t i = 0; i < query->lookups.size(); ++i) {
      Lookup& lookup = *query->lookups[i];
      lookup.over = true;
      if (!query->hosts.empty()) lookup.host = query->hosts[i];
      for (const auto& timer : lookup.waiting) timer->cancel();
    }
    look_up();
  };
  ++looking_up_;
  const auto work = [this, query](const auto&) {
    query->hosts = node_.leases().find(query->tables);
    return false;
  };
  if (pool_.submit({{}, 0, 1, work, done}) == nullptr) net::post(io_, [done] { done(false); });
}

// Returns when the connection has ended, or if the request was not answered. Then the client has
// received nothing, and the request can be repeated.
net::awaitable<Router::Forwarded> Router::forward(ClientStream& stream, beast::flat_buffer& buffer,
                                                  const HttpRequest& request, const Caller& caller,
                                                  bool socket, std::string place) {
  constexpr Millis kRemembered = 1000;
  if (const auto found = unreachable_.find(place); found != unreachable_.end()) {
    if (steady_millis() - found->second < kRemembered) co_return Forwarded::Unreachable;
    unreachable_.erase(found);
  }
  auto reaching = reach(stream.get_executor(), place);
  auto node = co_await std::move(reaching);
  if (node == nullptr) {
    unreachable_[place] = steady_millis();
    co_return Forwarded::Unreachable;
  }
  const Counted open(count_.open);
  const auto control = std::make_shared<RelayControl>();
  relays_[place].insert(control);
  const HttpRequest onward = forwarded(request, caller.plain_address, socket);
  auto exchanging = exchange(stream, buffer, onward, std::move(node), control);
  const Forwarded result = co_await std::move(exchanging);
  if (const auto found = relays_.find(place); found != relays_.end()) {
    found->second.erase(control);
    if (found->second.empty()) relays_.erase(found);
  }
  co_return result;
}

net::awaitable<Router::Forwarded> Router::exchange(ClientStream& stream,
                                                   const beast::flat_buffer& buffer,
                                                   const HttpRequest& request,
                                                   std::unique_ptr<beast::tcp_stream> node,
                                                   std::shared_ptr<RelayControl> control) {
  // Until something was answered, only the node's side is closed when the node dies.
  control->close = [&node] { node->close(); };
  auto sending = send_request(*node, request, buffer);
  const bool sent = co_await std::move(sending);
  std::optional<std::string> first;
  if (sent) {
    auto waiting = first_bytes(*node);
    first = co_await std::move(waiting);
  }
  control->close = [] {};
  if (!first) co_return Forwarded::Unreachable;
  if (first->empty()) co_return Forwarded::Refused;
  ++count_.forwarded;
  auto passing = relay(std::move(stream), std::move(node), std::move(*first), control);
  co_await std::move(passing);
  co_return Forwarded::Yes;
}

void Router::close_dead(const std::vector<std::string>& living) {
  Relays dead;
  for (const auto& [place, relays] : relays_) {
    if (std::find(living.begin(), living.end(), place) == living.end())
      dead.insert(relays.begin(), relays.end());
  }
  close(dead);
}

void Router::close(const Relays& relays) {
  count_.closed += static_cast<std::int64_t>(relays.size());
  for (const auto& control : relays) std::exchange(control->close, [] {})();
}

void Router::check_hosts() {
  constexpr Millis kInterval = 500;
  std::erase_if(checks_, [this](const auto& each) {
    return !each.second.under_way && !relays_.contains(each.first);
  });
  for (const auto& [place, relays] : relays_) {
    Check& latest = checks_[place];
    if (latest.under_way || steady_millis() - latest.begun < kInterval) continue;
    latest.under_way = true;
    latest.begun = steady_millis();
    net::co_spawn(io_, check(place), note_end);
  }
}

// Two failures in a row, because a busy node may be late once.
net::awaitable<void> Router::check(std::string place) {
  auto asking = is_reachable(io_.get_executor(), place);
  const bool reachable = co_await std::move(asking);
  Check& latest = checks_[place];
  latest.under_way = false;
  latest.failures = reachable ? 0 : latest.failures + 1;
  if (latest.failures < 2) co_return;
  unreachable_[place] = steady_millis();
  const auto found = relays_.find(place);
  if (found == relays_.end()) co_return;
  const Relays relays = found->second;
  note("node_unreachable",
       place + " does not answer; closed " + std::to_string(relays.size()) + " forwarded connections");
  close(relays);
}

HttpRequest Router::forwarded(const HttpRequest& request, const std::string& address,
                              bool socket) const {
  HttpRequest onward = request;
  onward.set(kSecretHeader, node_.leases().secret());
  onward.set(kOldSecretHeader, node_.leases().secret());
  onward.set("X-Forwarded-For", address);
  onward.erase("Forwarded");
  if (!socket) onward.keep_alive(false);
  return onward;
}

bool Router::is_forwarded(const HttpRequest& request) const {
  const std::string& secret = node_.leases().secret();
  return same_secret(view_of(request[kSecretHeader]), secret) ||
         same_secret(view_of(request[kOldSecretHeader]), secret);
}

void Router::report_closed(const std::vector<std::string>& tables) {
  release(tables, [this, tables](std::int64_t deadline) {
    node_.leases().close(tables, deadline);
    return 0;
  });
}

void Router::hand_over(const std::vector<std::string>& tables) {
  release(tables,
          [this, tables](std::int64_t deadline) { return node_.leases().hand_over(tables, deadline); });
}

// `work` returns how many of the tables went to other nodes, and has no effect after the deadline. A
// later heartbeat lists the leases of those that stayed, and they are loaded again.
void Router::release(const std::vector<std::string>& tables,
                     std::function<int(std::int64_t deadline)> work) {
  const std::int64_t deadline = node_.begin_close(tables);
  const auto moved = std::make_shared<int>(0);
  const auto ticket = pool_.submit({{},
                                    0,
                                    1,
                                    [moved, deadline, work = std::move(work)](const auto&) {
                                      *moved = work(deadline);
                                      return false;
                                    },
                                    [this, moved, tables](bool finished) {
                                      node_.count_moved(*moved);
                                      node_.end_close(tables, finished);
                                    }});
  if (ticket == nullptr) node_.end_close(tables, true);
}

}  // namespace aude::server
