// SPDX-License-Identifier: MIT
// The address of a client behind proxies, and the key that its limits are counted by.
#include "server/client_address.h"

#include <gtest/gtest.h>

#include "server/connection_limits.h"
#include "server/limits.h"

namespace aude::server {
namespace {

namespace ip = boost::asio::ip;

using Lines = std::vector<std::pair<std::string, std::string>>;

// The client that a proxy at 10.0.0.9 names; "?" if it is unknown. 10.0.0.8 is a trusted proxy, too.
std::string client(const Lines& lines) {
  HttpRequest request;
  for (const auto& [name, value] : lines) request.insert(name, value);
  const auto found = client_address(request, ip::make_address("10.0.0.9"), [](const ip::address& hop) {
    return hop.to_string() == "10.0.0.9" || hop.to_string() == "10.0.0.8";
  });
  return found.known ? found.address.to_string() : "?";
}

const std::string kFor = "X-Forwarded-For";

TEST(ClientAddress, is_the_last_hop_that_is_no_trusted_proxy) {
  EXPECT_EQ(client({{kFor, "203.0.113.7"}}), "203.0.113.7");
  EXPECT_EQ(client({{kFor, "127.0.0.1, 203.0.113.7"}}), "203.0.113.7");
  EXPECT_EQ(client({{kFor, "127.0.0.1"}, {kFor, "203.0.113.7"}}), "203.0.113.7");
  EXPECT_EQ(client({{kFor, "127.0.0.1"}, {kFor, "1.2.3.4,203.0.113.7 , 10.0.0.8"}}), "203.0.113.7");
  EXPECT_EQ(client({{kFor, "203.0.113.7"}, {kFor, "10.0.0.8"}}), "203.0.113.7");
}

TEST(ClientAddress, is_found_in_forwarded_lines_as_well) {
  EXPECT_EQ(client({{"Forwarded", "for=203.0.113.7;proto=https"}}), "203.0.113.7");
  EXPECT_EQ(client({{"Forwarded", "for=127.0.0.1, For=\"203.0.113.7:443\""}}), "203.0.113.7");
  EXPECT_EQ(client({{"Forwarded", "for=127.0.0.1"}, {"Forwarded", "proto=http;for=203.0.113.7"}}),
            "203.0.113.7");
  EXPECT_EQ(client({{"Forwarded", "for=\"[2001:db8::7]:443\""}}), "2001:db8::7");
}

TEST(ClientAddress, is_unknown_when_two_headers_disagree_or_make_no_sense) {
  EXPECT_EQ(client({{kFor, "203.0.113.7"}, {"Forwarded", "for=203.0.113.7"}}), "203.0.113.7");
  EXPECT_EQ(client({{kFor, "203.0.113.7"}, {"Forwarded", "for=127.0.0.1"}}), "?");
  for (const char* garbage : {"", ",", "unknown", "1.2.3.4, nonsense", "[::1", "1.2.3.4.5", "a:b"})
    EXPECT_EQ(client({{kFor, garbage}}), "?") << garbage;
  EXPECT_EQ(client({{"Forwarded", "for=_hidden"}}), "?");
  EXPECT_EQ(client({{"Forwarded", "proto=https"}}), "?");
}

TEST(ClientAddress, is_the_proxy_itself_when_it_names_nobody_else) {
  EXPECT_EQ(client({}), "10.0.0.9");
  EXPECT_EQ(client({{kFor, "10.0.0.8"}}), "10.0.0.8");
  EXPECT_EQ(client({{kFor, "10.0.0.8, 10.0.0.9"}}), "10.0.0.8");
}

TEST(ClientAddress, of_ipv6_is_read_with_and_without_port) {
  EXPECT_EQ(client({{kFor, "2001:db8::7"}}), "2001:db8::7");
  EXPECT_EQ(client({{kFor, "[2001:db8::7]:1234"}}), "2001:db8::7");
  EXPECT_EQ(client({{kFor, "::ffff:203.0.113.7"}}), "203.0.113.7");
}

std::string key(const char* address) { return limit_key(ip::make_address(address)); }

TEST(LimitKey, is_an_ipv4_address_or_an_ipv6_prefix_of_56_bits) {
  EXPECT_EQ(key("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(key("::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(key("2001:db8:1:1200::1"), key("2001:db8:1:12ff:5::"));
  EXPECT_NE(key("2001:db8:1:1200::1"), key("2001:db8:1:1300::1"));
  EXPECT_EQ(wide_key(key("2001:db8:1:1200::1")), wide_key(key("2001:db8:1:1300::1")));
  EXPECT_NE(wide_key(key("2001:db8:1:1200::1")), wide_key(key("2001:db8:2:1200::1")));
  EXPECT_EQ(wide_key(key("203.0.113.7")), "");
}

std::string nth_prefix(int n) {
  char text[40];
  std::snprintf(text, sizeof text, "2001:db8:1:%02x00::1", n);
  return key(text);
}

TEST(LimitKey, all_prefixes_of_a_48_together_have_a_higher_bound) {
  Meters meters({10, 1e-9});
  int taken = 0;
  for (int n = 0; n < 40; ++n)
    for (int i = 0; i < 20; ++i) taken += meters.take(nth_prefix(n), 0);
  EXPECT_EQ(taken, 10 * kWideFactor);
  EXPECT_TRUE(meters.take(key("2001:db8:2::1"), 0));
  EXPECT_TRUE(meters.take("203.0.113.7", 0));
}

TEST(LimitKey, connections_of_a_48_are_bounded_together) {
  Limits limits;
  limits.connections_each = 5;
  ConnectionLimits connections(limits);
  std::vector<ConnectionLimits::Place> open;
  int refused = 0;
  for (int n = 0; n < 40; ++n) {
    open.emplace_back(connections, nth_prefix(n));
    refused += open.back().is_too_many();
  }
  EXPECT_EQ(refused, 40 - 5 * kWideFactor);
  open.clear();
  EXPECT_TRUE(connections.may_enter(nth_prefix(0)));
}

}  // namespace
}  // namespace aude::server
