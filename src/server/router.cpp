#include "server/router.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <string_view>

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
  return {};
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
  const Millis longest_wait = std::max<Millis>(node_.leases().lease_timeout() * 5 / 2, 5000);
  const std::string table = table_of(request);
  if (table.size() != kTableLetters || node_.holds(table)) co_return Way::Here;
  if (!socket && (request.method() != http::verb::get ||
                  !rate_limiter_.requests.has_capacity(caller.address, steady_millis())))
    co_return Way::Here;
  std::optional<Counted> waiting;
  const Millis begin = steady_millis();
  while (steady_millis() - begin < longest_wait && !node_.is_isolated()) {
    const int generation = node_.generation();
    std::optional<Leases::Host> host;
    if (!node_.is_closing(table)) {
      auto finding = find(caller.address, table);
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

net::awaitable<std::optional<Leases::Host>> Router::find(std::string address, std::string table) {
  const auto found = std::make_shared<std::optional<Leases::Host>>();
  auto asking =
      on_pool(io_, pool_, address, 1, [this, found, table] { *found = node_.leases().find(table); });
  co_await std::move(asking);
  co_return *found;
}

// Returns when the connection has ended; false if the node cannot be reached.
net::awaitable<bool> Router::forward(ClientStream& stream, beast::flat_buffer& buffer,
                                     const HttpRequest& request, const Caller& caller, bool socket,
                                     std::string place) {
  auto reaching = reach(stream.get_executor(), place);
  auto node = co_await std::move(reaching);
  if (node == nullptr) co_return false;
  ++count_.forwarded;
  const auto control = std::make_shared<RelayControl>();
  relays_[place].insert(control);
  auto passing = relay(std::move(stream), std::move(buffer),
                       forwarded(request, caller.plain_address, socket), std::move(node), control);
  co_await std::move(passing);
  if (const auto found = relays_.find(place); found != relays_.end()) {
    found->second.erase(control);
    if (found->second.empty()) relays_.erase(found);
  }
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
  node_.begin_close(tables);
  const auto close = [this, tables](const auto&) {
    node_.leases().close(tables);
    return false;
  };
  // If it has failed, the next heartbeat lists the leases, and the tables are loaded and closed again.
  const auto ticket =
      pool_.submit({{}, 0, 1, close, [this, tables](bool) { node_.end_close(tables); }});
  if (ticket == nullptr) node_.end_close(tables);
}

}  // namespace aude::server
