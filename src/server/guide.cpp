#include "server/guide.h"

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

constexpr const char* kHouseField = "X-Aude-House";  // has the secret of the house

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
net::awaitable<Guide::Way> Guide::lead(Line& line, beast::flat_buffer& buffer,
                                       const HttpRequest& request, const Caller& caller, bool socket) {
  constexpr Millis kMoment = 200;
  const Millis patience = node_.carriers().patience() * 5 / 2;
  const std::string table = table_of(request);
  if (table.size() != kTableLetters || hub_.has(table)) co_return Way::Here;
  if (!socket && (request.method() != http::verb::get ||
                  !ledger_.requests.has_room(caller.address, steady_millis())))
    co_return Way::Here;
  std::optional<Counted> waiting;
  for (Millis waited = 0; waited < patience && !node_.is_cut_off(); waited += kMoment) {
    auto finding = find(caller.address, table);
    const auto carrier = co_await std::move(finding);
    if (carrier && (carrier->here || carrier->place.empty())) co_return Way::Here;
    if (carrier && !caller.passed_on && carrier->place != node_.carriers().self().place) {
      auto passing = pass_on(line, buffer, request, caller, socket, carrier->place);
      const bool there = co_await std::move(passing);
      if (there) co_return Way::There;
    }
    if (!waiting) waiting.emplace(count_.waiting);
    net::steady_timer timer(io_, std::chrono::milliseconds(kMoment));
    co_await timer.async_wait(kTuple);
  }
  co_return Way::Nowhere;
}

net::awaitable<std::optional<Carriers::Carrier>> Guide::find(std::string address, std::string table) {
  std::optional<Carriers::Carrier> found;
  auto asking = on_crew(io_, crew_, address, 1, [&] { found = node_.carriers().find(table); });
  co_await std::move(asking);
  co_return found;
}

// Returns when all is over; false when the node is not there.
net::awaitable<bool> Guide::pass_on(Line& line, beast::flat_buffer& buffer, const HttpRequest& request,
                                    const Caller& caller, bool socket, std::string place) {
  auto reaching = reach(line.get_executor(), std::move(place));
  auto node = co_await std::move(reaching);
  if (node == nullptr) co_return false;
  ++count_.passed_on;
  auto passing = relay(std::move(line), std::move(buffer), passed_on(request, caller.address, socket),
                       std::move(node));
  co_await std::move(passing);
  co_return true;
}

HttpRequest Guide::passed_on(const HttpRequest& request, const std::string& address,
                             bool socket) const {
  HttpRequest onward = request;
  onward.set(kHouseField, node_.carriers().secret());
  onward.set("X-Forwarded-For", address);
  if (!socket) onward.keep_alive(false);
  return onward;
}

bool Guide::is_passed_on(const HttpRequest& request) const {
  return same_secret(view_of(request[kHouseField]), node_.carriers().secret());
}

void Guide::note_closed(const std::vector<std::string>& tables) {
  const auto close = [this, tables](const auto&) {
    node_.carriers().close(tables);
    return false;
  };
  // Somebody may have come back meanwhile, and asked before it was closed.
  const auto open_again = [this, tables](bool) {
    for (const std::string& table : tables) {
      if (!hub_.has(table)) continue;
      const auto find = [this, table](const auto&) {
        node_.carriers().find(table);
        return false;
      };
      crew_.submit({{}, 0, 1, find, [](bool) {}});
    }
  };
  crew_.submit({{}, 0, 1, close, open_again});
}

}  // namespace aude::server
