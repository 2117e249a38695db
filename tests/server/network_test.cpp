// SPDX-License-Identifier: MIT
// How other machines reach a server: what the host's page shows, and what nobody else is told.
#include "server/network.h"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

ServerConfig listening_on(const std::string& host) {
  ServerConfig config;
  config.host = host;
  return config;
}

TEST(Network, a_server_on_loopback_has_no_address_for_others) {
  for (const char* host : {"127.0.0.1", "127.0.0.9", "::1", "localhost"}) {
    EXPECT_FALSE(is_open_to_network(listening_on(host))) << host;
    EXPECT_TRUE(network_addresses(listening_on(host), 8080).empty()) << host;
  }
  EXPECT_EQ(addresses_text(listening_on("127.0.0.1"), 8080), R"({"network":false,"addresses":[]})");
}

TEST(Network, a_server_on_one_address_has_this_one) {
  ServerConfig config = listening_on("192.168.1.20");
  EXPECT_EQ(addresses_text(config, 8081),
            R"({"network":true,"addresses":["http://192.168.1.20:8081/"]})");
  config.certificate = "cert.pem";
  config.host = "fd00::20";
  EXPECT_EQ(network_addresses(config, 443), std::vector<std::string>{"https://[fd00::20]:443/"});
}

TEST(Network, a_server_on_all_addresses_lists_none_of_loopback) {
  EXPECT_TRUE(is_open_to_network(listening_on("0.0.0.0")));
  for (const std::string& address : network_addresses(listening_on("0.0.0.0"), 8080)) {
    EXPECT_FALSE(address.starts_with("http://127.")) << address;
    EXPECT_TRUE(address.ends_with(":8080/")) << address;
  }
}

TEST(Network, host_headers_of_this_machine) {
  for (const char* host :
       {"localhost", "localhost:8080", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:80"})
    EXPECT_TRUE(is_loopback_host(host)) << host;
  for (const char* host : {"", "aude.example", "aude.example:8080", "192.168.1.20:8080", "[fd00::1]:80",
                           "[::1", "127.0.0.1.aude.example", "localhost.aude.example"})
    EXPECT_FALSE(is_loopback_host(host)) << host;
}

TEST(Network, only_the_host_of_the_server_is_told_its_addresses) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.behind_proxy = true;
  const RunningServer server(config);
  const auto status = [&](const Headers& headers) {
    return request(server.port(), "GET", "/api/addresses", {}, headers).status;
  };
  const HttpReply own =
      request(server.port(), "GET", "/api/addresses", {}, {{"Host", "localhost:8080"}});
  EXPECT_EQ(own.status, 200);
  EXPECT_EQ(own.json().at("network"), false);
  EXPECT_TRUE(own.json().at("addresses").as_array().empty());
  EXPECT_EQ(status({{"Host", "localhost"}, {"X-Forwarded-For", "203.0.113.5"}}), 403);
  EXPECT_EQ(status({{"Host", "aude.example"}}), 403);
  EXPECT_EQ(status({{"Host", "192.168.1.20:8080"}}), 403);
}

}  // namespace
}  // namespace aude::server
