// SPDX-License-Identifier: MIT
#include "server/reply.h"

#include <boost/beast/http/span_body.hpp>

namespace aude::server {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

// The page may compile WebAssembly, to play without us; it may evaluate nothing.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr "
    "'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src "
    "'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
    "'none'";

}  // namespace

template <typename Body>
void Replies::dress(http::response<Body>& response, const HttpRequest& request) const {
  response.keep_alive(request.keep_alive());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy", beast::string_view(kPolicy.data(), kPolicy.size()));
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  if (tls_) response.set("Strict-Transport-Security", "max-age=31536000");
}

HttpAnswer Replies::give(const HttpRequest& request, Reply reply) const {
  http::response<http::string_body> response(reply.status, request.version());
  dress(response, request);
  response.set(http::field::content_type, beast::string_view(reply.type.data(), reply.type.size()));
  response.set(http::field::cache_control, beast::string_view(reply.cache.data(), reply.cache.size()));
  if (!reply.vary.empty())
    response.set(http::field::vary, beast::string_view(reply.vary.data(), reply.vary.size()));
  if (reply.for_all_sites) response.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (reply.status == http::status::too_many_requests) response.set(http::field::retry_after, "10");
  if (reply.moving) response.set(kMovingHeader, "1");
  if (reply.packed) response.set(http::field::content_encoding, "gzip");
  if (!reply.file.empty())
    response.set(http::field::content_disposition, "attachment; filename=\"" + reply.file + "\"");
  response.body() = std::move(reply.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

HttpAnswer Replies::refuse(const HttpRequest& request, const table::Problem& problem) const {
  Reply reply{problem_text(problem), static_cast<http::status>(problem.status)};
  reply.moving = problem.code == "moving" || problem.code == "storage";
  return give(request, std::move(reply));
}

HttpAnswer Replies::give_asset(const HttpRequest& request, const Asset& asset,
                               http::status status) const {
  http::response<http::span_body<const char>> response(status, request.version());
  dress(response, request);
  response.set(http::field::etag, asset.etag);
  response.set(http::field::cache_control,
               asset.fixed ? "public, max-age=31536000, immutable" : "no-cache");
  response.set(http::field::vary, "Accept-Encoding");
  if (status == http::status::ok &&
      view_of(request[http::field::if_none_match]).find(asset.etag) != std::string_view::npos) {
    response.result(http::status::not_modified);
    return response;
  }
  response.set(http::field::content_type, asset.type);
  const std::string_view accepted = view_of(request[http::field::accept_encoding]);
  const std::string* bytes = &asset.bytes;
  if (!asset.brotli.empty() && accepts(accepted, "br")) {
    bytes = &asset.brotli;
    response.set(http::field::content_encoding, "br");
  } else if (!asset.gzip.empty() && accepts(accepted, "gzip")) {
    bytes = &asset.gzip;
    response.set(http::field::content_encoding, "gzip");
  }
  response.content_length(bytes->size());
  if (request.method() == http::verb::get) response.body() = {bytes->data(), bytes->size()};
  return response;
}

}  // namespace aude::server
