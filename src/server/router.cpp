#include "server/router.h"

#include <boost/asio/steady_timer.hpp>
#include <string_view>

#include "server/relay.h"
#include "server/waiting.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr const char* kClusterSecretHeader = "X-Aude-House";  // has the secret of the services

// The table that a request is about, if it is about one.
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

// One more, for as long as it lives.
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

// While the node that carries the table cannot be reached, or nobody has time to look where it is, that
// is waited for: it will be there, or somebody else will carry the table, soon. What another node has
// passed on is not passed on again.
net::awaitable<Router::Way> Router::route(ClientStream& stream, beast::flat_buffer& buffer,
                                          const HttpRequest& request, const Caller& caller,
                                          bool socket) {
  constexpr Millis kMoment = 200;
  const Millis lease_timeout = node_.leases().lease_timeout() * 5 / 2;
  const std::string table = table_of(request);
  if (table.size() != kTableLetters || hub_.has(table)) co_return Way::Here;
  if (!socket && (request.method() != http::verb::get ||
                  !rate_limiter_.requests.has_capacity(caller.address, steady_millis())))
    co_return Way::Here;
  std::optional<Counted> waiting;
  for (Millis waited = 0; waited < lease_timeout && !node_.is_isolated(); waited += kMoment) {
    auto finding = find(caller.address, table);
    const auto carrier = co_await std::move(finding);
    if (carrier && (carrier->here || carrier->place.empty())) co_return Way::Here;
    if (carrier && !caller.forwarded && carrier->place != node_.leases().self().place) {
      auto passing = forward(stream, buffer, request, caller, socket, carrier->place);
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
  std::optional<Leases::Host> found;
  auto asking = on_pool(io_, pool_, address, 1, [&] { found = node_.leases().find(table); });
  co_await std::move(asking);
  co_return found;
}

// Returns when all is over; false when the node is not there.
net::awaitable<bool> Router::forward(ClientStream& stream, beast::flat_buffer& buffer,
                                     const HttpRequest& request, const Caller& caller, bool socket,
                                     std::string place) {
  auto reaching = reach(stream.get_executor(), std::move(place));
  auto node = co_await std::move(reaching);
  if (node == nullptr) co_return false;
  ++count_.forwarded;
  auto passing = relay(std::move(stream), std::move(buffer), forwarded(request, caller.address, socket),
                       std::move(node));
  co_await std::move(passing);
  co_return true;
}

HttpRequest Router::forwarded(const HttpRequest& request, const std::string& address,
                              bool socket) const {
  HttpRequest onward = request;
  onward.set(kClusterSecretHeader, node_.leases().secret());
  onward.set("X-Forwarded-For", address);
  if (!socket) onward.keep_alive(false);
  return onward;
}

bool Router::is_forwarded(const HttpRequest& request) const {
  return same_secret(view_of(request[kClusterSecretHeader]), node_.leases().secret());
}

void Router::report_closed(const std::vector<std::string>& tables) {
  const auto close = [this, tables](const auto&) {
    node_.leases().close(tables);
    return false;
  };
  // Somebody may have come back meanwhile, and asked before it was closed.
  const auto open_again = [this, tables](bool) {
    for (const std::string& table : tables) {
      if (!hub_.has(table)) continue;
      const auto find = [this, table](const auto&) {
        node_.leases().find(table);
        return false;
      };
      pool_.submit({{}, 0, 1, find, [](bool) {}});
    }
  };
  pool_.submit({{}, 0, 1, close, open_again});
}

}  // namespace aude::server
