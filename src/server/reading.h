// SPDX-License-Identifier: MIT
// Reading requests from a connection, and what may be wrong with them.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/backlog.h"
#include "server/reply.h"
#include "server/stream.h"

namespace aude::server {

inline constexpr std::string_view kQueryPath = "/api/ask";

using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

// Returns at once when there are some already.
boost::asio::awaitable<boost::system::error_code> read_first_bytes(ClientStream& stream,
                                                                   boost::beast::flat_buffer& buffer,
                                                                   std::chrono::milliseconds within);
boost::asio::awaitable<boost::system::error_code> read_header(ClientStream& stream,
                                                              boost::beast::flat_buffer& buffer,
                                                              Parser& parser,
                                                              std::chrono::milliseconds within);
// The body's loaded is accounted for before it is filled.
boost::asio::awaitable<boost::system::error_code> read_body(ClientStream& stream,
                                                            boost::beast::flat_buffer& buffer,
                                                            Parser& parser, Backlog::Account& bytes,
                                                            std::chrono::milliseconds within);

// Whether it is for what was said that reading has failed, and what to answer then.
bool is_parse_error(const boost::system::error_code& error);
table::Problem problem_of(const boost::system::error_code& error);
// What a header must not say or leave out: it would be read in two ways, by us and by a proxy.
std::optional<table::Problem> wrong_with(const HttpRequest& request);

// The page that asks is ours, or of a site that was named.
bool is_same_origin(const HttpRequest& request, const std::vector<std::string>& named);

}  // namespace aude::server
