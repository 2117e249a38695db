#include "server/router.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string_view>
#include <utility>

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

// While the host of the table cannot be reached or is not known, the request waits: the host will be
// back, or another node will take over the table, within seconds. A forwarded request is not forwarded
// again.
net::awaitable<Router::Way> Router::route(ClientStream& stream, beast::flat_buffer& buffer,
                                          const HttpRequest& request, const Caller& caller,
                                          bool socket) {
  constexpr Millis kMoment = 100;
  const Millis longest_wait = node_.leases().lease_timeout() * 5 / 2;
  const std::string table = table_of(request);
  if (table.size() != kTableLetters || node_.holds(table)) co_return Way::Here;
  if (node_.is_yielding()) co_return Way::Nowhere;  // the proxy tries the next node
  if (!socket && (request.method() != http::verb::get ||
                  !rate_limiter_.requests.has_capacity(caller.address, steady_millis())))
    co_return Way::Here;
  std::optional<Counted> waiting;
  const Millis begin = steady_millis();
  while (steady_millis() - begin < longest_wait && !node_.is_isolated()) {
    const int generation = node_.generation();
    std::optional<Leases::Host> host;
    if (!node_.is_closing(table)) {
      auto finding = find(caller, table);
      host = co_await std::move(finding);
    }
    if (host && host->here && node_.acquire(table, host->epoch, generation)) co_return Way::Here;
    if (host && !host->here && host->place.empty()) co_return Way::NoTable;
    if (host && !host->here && !caller.forwarded && host->place != node_.leases().self().place) {
      waiting.reset();
      auto passing = forward(stream, buffer, request, caller, socket, host->place);
      const bool there = co_await std::move(passing);
      if (there) co_return Way::There;
    }
    if (!waiting) waiting.emplace(count_.waiting);
    net::steady_timer timer(io_, std::chrono::milliseconds(kMoment));
    co_await timer.async_wait(kTuple);
  }
  co_return Way::Nowhere;
}

// Gives up when the node loses its leases, because then the database may not answer for seconds, or
// when the client has hung up.
net::awaitable<std::optional<Leases::Host>> Router::find(const Caller& caller, std::string table) {
  constexpr std::chrono::milliseconds kLook(200);
  auto& slot = lookups_[table];
  if (slot == nullptr) slot = std::make_shared<Lookup>();
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
    std::vector<std::string> tables;
    std::vector<std::shared_ptr<Lookup>> lookups;
    std::vector<Leases::Host> hosts;
  };
  const auto query = std::make_shared<Query>();
  for (auto& [table, lookup] : std::exchange(lookups_, {})) {
    query->tables.push_back(table);
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

// Returns when the connection has ended; false if the node cannot be reached, dies, or refuses because
// it cannot serve the table now. Then the client has received nothing, and the request can be repeated.
net::awaitable<bool> Router::forward(ClientStream& stream, beast::flat_buffer& buffer,
                                     const HttpRequest& request, const Caller& caller, bool socket,
                                     std::string place) {
  auto reaching = reach(stream.get_executor(), place);
  auto node = co_await std::move(reaching);
  if (node == nullptr) co_return false;
  const Counted open(count_.open);
  const auto control = std::make_shared<RelayControl>();
  relays_[place].insert(control);
  const HttpRequest onward = forwarded(request, caller.plain_address, socket);
  auto exchanging = exchange(stream, buffer, onward, std::move(node), control);
  const bool there = co_await std::move(exchanging);
  if (const auto found = relays_.find(place); found != relays_.end()) {
    found->second.erase(control);
    if (found->second.empty()) relays_.erase(found);
  }
  co_return there;
}

net::awaitable<bool> Router::exchange(ClientStream& stream, const beast::flat_buffer& buffer,
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
  if (!first) co_return false;
  ++count_.forwarded;
  auto passing = relay(std::move(stream), std::move(node), std::move(*first), control);
  co_await std::move(passing);
  co_return true;
}

void Router::close_dead(const std::vector<std::string>& living) {
  std::vector<std::shared_ptr<RelayControl>> dead;
  for (const auto& [place, relays] : relays_) {
    if (std::find(living.begin(), living.end(), place) == living.end())
      dead.insert(dead.end(), relays.begin(), relays.end());
  }
  count_.closed += static_cast<std::int64_t>(dead.size());
  for (const auto& control : dead) std::exchange(control->close, [] {})();
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
  release(tables, [this, tables] { node_.leases().close(tables); });
}

void Router::hand_over(const std::vector<std::string>& tables) {
  node_.count_moved(tables.size());
  release(tables, [this, tables] { node_.leases().hand_over(tables); });
}

// If the work fails, the next heartbeat lists the leases, and the tables are loaded again.
void Router::release(const std::vector<std::string>& tables, std::function<void()> work) {
  node_.begin_close(tables);
  const auto ticket = pool_.submit({{},
                                    0,
                                    1,
                                    [work = std::move(work)](const auto&) {
                                      work();
                                      return false;
                                    },
                                    [this, tables](bool) { node_.end_close(tables); }});
  if (ticket == nullptr) node_.end_close(tables);
}

}  // namespace aude::server
