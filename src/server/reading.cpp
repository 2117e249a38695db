// SPDX-License-Identifier: MIT
#include "server/reading.h"

#include <algorithm>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>

#include "server/waiting.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using std::chrono::milliseconds;

constexpr std::size_t kHeaderBytes = 16U << 10U;
constexpr std::size_t kRecordBytes = 1U << 20U;
constexpr std::size_t kOrderBytes = 256U << 10U;
constexpr std::size_t kPlayerBytes = 4U << 10U;
constexpr std::size_t kFirstBytes = 4096;

std::size_t body_limit_for(std::string_view target) {
  if (target.starts_with("/api/replay") || target.starts_with("/api/ask")) return kRecordBytes;
  if (target.starts_with("/api/tables")) return kOrderBytes;
  if (target.starts_with("/api/player") || target.starts_with("/api/moderation")) return kPlayerBytes;
  return 0;
}

}  // namespace

net::awaitable<boost::system::error_code> read_first_bytes(ClientStream& stream,
                                                           beast::flat_buffer& buffer,
                                                           milliseconds within) {
  if (buffer.size() > 0) co_return boost::system::error_code{};
  stream.expires_after(within);
  const auto loaded = buffer.prepare(kFirstBytes);
  auto [error, count] = co_await stream.async_read_some(loaded, kTuple);
  buffer.commit(count);
  co_return error;
}

net::awaitable<boost::system::error_code> read_header(ClientStream& stream, beast::flat_buffer& buffer,
                                                      Parser& parser, milliseconds within) {
  parser.header_limit(kHeaderBytes);
  parser.body_limit(boost::none);
  stream.expires_after(within);
  auto [error, count] = co_await http::async_read_header(stream, buffer, parser, kTuple);
  co_return error;
}

net::awaitable<boost::system::error_code> read_body(ClientStream& stream, beast::flat_buffer& buffer,
                                                    Parser& parser, Backlog::Account& bytes,
                                                    milliseconds within) {
  const std::size_t limit = body_limit_for(view_of(parser.get().target()));
  const std::size_t length = parser.content_length().value_or(parser.chunked() ? limit : 0);
  parser.body_limit(limit);
  if (length > limit) co_return http::error::body_limit;
  bytes.add(length);
  stream.expires_after(within);
  if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const auto go_on = net::buffer(kGoOn.data(), kGoOn.size());
    auto [unsent, sent] = co_await net::async_write(stream, go_on, kTuple);
    if (unsent) co_return unsent;
  }
  auto [error, count] = co_await http::async_read(stream, buffer, parser, kTuple);
  co_return error;
}

bool is_parse_error(const boost::system::error_code& error) {
  return error.category() == boost::system::error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

table::Problem problem_of(const boost::system::error_code& error) {
  if (error == http::error::body_limit) return {413, "too_large", "The request is too large.", {}};
  if (error == http::error::header_limit)
    return {431, "too_large", "The request's header is too large.", {}};
  return {400, "malformed", "This is not valid HTTP: " + error.message() + ".", {}};
}

std::optional<table::Problem> wrong_with(const HttpRequest& request) {
  const auto wrong = [](const char* what) { return table::Problem{400, "malformed", what, {}}; };
  if (request.count(http::field::host) != 1 && request.version() >= 11)
    return wrong("A request has exactly one Host.");
  if (request.count(http::field::host) > 1) return wrong("A request has exactly one Host.");
  const auto codings = request.count(http::field::transfer_encoding);
  if (codings > 1 ||
      (codings == 1 && !beast::iequals(request[http::field::transfer_encoding], "chunked")))
    return wrong("Of transfer codings only \"chunked\" is understood.");
  if (codings == 1 && request.count(http::field::content_length) > 0)
    return wrong("A request has a length or is chunked, not both.");
  const auto expected = request[http::field::expect];
  if (!expected.empty() && !beast::iequals(expected, "100-continue"))
    return table::Problem{417, "malformed", "Only 100-continue can be expected.", {}};
  return {};
}

bool is_same_origin(const HttpRequest& request, const std::vector<std::string>& named) {
  const auto found = request.find(http::field::origin);
  if (found == request.end()) return true;  // no browser
  const std::string_view origin = view_of(found->value());
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos &&
      origin.substr(scheme + 3) == view_of(request[http::field::host]))
    return true;
  return std::find(named.begin(), named.end(), origin) != named.end();
}

}  // namespace aude::server
