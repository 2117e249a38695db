// SPDX-License-Identifier: MIT
// A player's device for tests: a key pair, and requests that it signs as a browser does.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <string>

#include "server/wire.h"

struct evp_pkey_st;

namespace aude::server {

class TestDevice {
 public:
  TestDevice();

  const std::string& key() const { return key_; }  // raw, in base64url
  std::string sign(std::string_view purpose, std::string_view host, std::string_view challenge) const;

  // The header for a request, with a new challenge of the server.
  Headers proof(unsigned short port, const std::string& method, const std::string& target,
                const std::string& body = {}) const;
  HttpReply get(unsigned short port, const std::string& target) const {
    return request(port, "GET", target, {}, proof(port, "GET", target));
  }
  HttpReply post(unsigned short port, const std::string& target,
                 const boost::json::object& body = {}) const {
    const std::string text = boost::json::serialize(body);
    return request(port, "POST", target, text, proof(port, "POST", target, text));
  }
  // The message that logs in over a WebSocket at a table.
  boost::json::object login(unsigned short port, const std::string& table) const;

 private:
  struct Freer {
    void operator()(evp_pkey_st* pair) const;
  };
  std::unique_ptr<evp_pkey_st, Freer> pair_;
  std::string key_;
};

std::string new_challenge(unsigned short port);

}  // namespace aude::server
