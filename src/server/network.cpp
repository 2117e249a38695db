// SPDX-License-Identifier: MIT
#include "server/network.h"

#include <boost/asio/ip/address.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "server/system.h"

namespace aude::server {
namespace {

bool is_loopback(const std::string& host) {
  boost::system::error_code wrong;
  const auto address = boost::asio::ip::make_address(host, wrong);
  return wrong ? host == "localhost" : address.is_loopback();
}

}  // namespace

bool is_any_host(std::string_view host) { return host == "0.0.0.0" || host == "::"; }

bool is_open_to_network(const ServerConfig& config) { return !is_loopback(config.host); }

std::string address_with(const ServerConfig& config, std::string host, unsigned short port) {
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return (config.certificate.empty() ? "http://" : "https://") + host + ":" + std::to_string(port) +
         "/";
}

std::vector<std::string> network_addresses(const ServerConfig& config, unsigned short port) {
  if (!is_open_to_network(config)) return {};
  std::vector<std::string> addresses =
      is_any_host(config.host) ? machine_addresses() : std::vector<std::string>{config.host};
  for (std::string& address : addresses) address = address_with(config, std::move(address), port);
  return addresses;
}

bool is_loopback_host(std::string_view host_header) {
  if (host_header.starts_with('[')) {
    const std::size_t end = host_header.find(']');
    return end != std::string_view::npos && is_loopback(std::string(host_header.substr(1, end - 1)));
  }
  return is_loopback(std::string(host_header.substr(0, host_header.find(':'))));
}

std::string addresses_text(const ServerConfig& config, unsigned short port) {
  boost::json::array addresses;
  for (const std::string& address : network_addresses(config, port)) addresses.emplace_back(address);
  return boost::json::serialize(boost::json::object{{"network", is_open_to_network(config)},
                                                    {"addresses", std::move(addresses)}});
}

}  // namespace aude::server
