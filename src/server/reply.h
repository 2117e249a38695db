// SPDX-License-Identifier: MIT
// Answers over HTTP, with the headers that all of them have.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

#include "server/assets.h"
#include "table/requests.h"

namespace aude::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpAnswer = boost::beast::http::message_generator;

inline std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

// What an answer says, besides what all of them say.
struct Reply {
  std::string body;
  boost::beast::http::status status = boost::beast::http::status::ok;
  std::string_view type = "application/json";
  bool packed = false;                  // the body is compressed
  std::string file{};                   // to be saved under this name
  bool moving = false;                  // sets kMovingHeader
  std::string_view cache = "no-store";  // Cache-Control
  std::string_view vary{};
  bool for_all_sites = false;  // other sites may show it
};

// Marks refusals that end soon: the table moves to another node, or its log cannot be read now. A node
// that has forwarded the request tries again.
inline constexpr const char* kMovingHeader = "X-Aude-Moving";

class Replies {
 public:
  explicit Replies(bool tls) : tls_(tls) {}

  HttpAnswer give(const HttpRequest& request, Reply reply) const;
  HttpAnswer refuse(const HttpRequest& request, const table::Problem& problem) const;
  HttpAnswer give_asset(const HttpRequest& request, const Asset& asset,
                        boost::beast::http::status status = boost::beast::http::status::ok) const;

 private:
  template <typename Body>
  void dress(boost::beast::http::response<Body>& response, const HttpRequest& request) const;
  bool tls_;
};

}  // namespace aude::server
