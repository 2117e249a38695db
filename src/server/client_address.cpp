// SPDX-License-Identifier: MIT
#include "server/client_address.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <ranges>
#include <vector>

namespace aude::server {
namespace {

namespace net = boost::asio;
using Hop = std::optional<net::ip::address>;  // nothing: not an address

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t";
  const std::size_t first = std::min(text.find_first_not_of(kBlank), text.size());
  text.remove_prefix(first);
  return text.substr(0, text.find_last_not_of(kBlank) + 1);
}

// Calls `use` with the parts between the separators.
template <typename Use>
void split(std::string_view text, char separator, const Use& use) {
  while (true) {
    const std::size_t end = text.find(separator);
    use(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80".
Hop parse_hop(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return {};
    text = text.substr(1, end - 1);
  } else if (std::count(text.begin(), text.end(), ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code wrong;
  const auto address = net::ip::make_address(std::string(text), wrong);
  if (wrong) return {};
  return plain_address(address);
}

std::vector<Hop> x_forwarded_hops(const HttpRequest& request) {
  std::vector<Hop> hops;
  const auto [begin, end] = request.equal_range("X-Forwarded-For");
  for (auto line = begin; line != end; ++line)
    split(view_of(line->value()), ',', [&](std::string_view hop) { hops.push_back(parse_hop(hop)); });
  return hops;
}

// for=192.0.2.1;proto=https, for="[2001:db8::1]:80"
std::vector<Hop> forwarded_hops(const HttpRequest& request) {
  std::vector<Hop> hops;
  const auto [begin, end] = request.equal_range("Forwarded");
  for (auto line = begin; line != end; ++line) {
    split(view_of(line->value()), ',', [&](std::string_view element) {
      Hop hop;
      split(element, ';', [&](std::string_view pair) {
        if (pair.size() < 4 || !boost::beast::iequals(pair.substr(0, 4), "for=")) return;
        pair.remove_prefix(4);
        if (pair.size() >= 2 && pair.front() == '"' && pair.back() == '"')
          pair = pair.substr(1, pair.size() - 2);
        hop = parse_hop(pair);
      });
      hops.push_back(hop);
    });
  }
  return hops;
}

// The last hop that is not a trusted proxy; of proxies only, the first.
Hop client_of(const std::vector<Hop>& hops,
              const std::function<bool(const net::ip::address&)>& is_trusted) {
  Hop client;
  for (const Hop& hop : hops | std::views::reverse) {
    client = hop;
    if (!client || !is_trusted(*client)) break;
  }
  return client;
}

}  // namespace

net::ip::address plain_address(net::ip::address address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
  return address;
}

std::string limit_key(net::ip::address address) {
  constexpr char kDigits[] = "0123456789abcdef";
  address = plain_address(address);
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  const unsigned char last = bytes[6];
  std::fill(bytes.begin() + 6, bytes.end(), static_cast<unsigned char>(0));
  return net::ip::make_address_v6(bytes).to_string() + "/48-" + kDigits[last >> 4U] +
         kDigits[last & 15U];
}

ClientAddress client_address(const HttpRequest& request, const net::ip::address& peer,
                             const std::function<bool(const net::ip::address&)>& is_trusted) {
  const std::vector<Hop> first = x_forwarded_hops(request);
  const std::vector<Hop> second = forwarded_hops(request);
  if (first.empty() && second.empty()) return {peer};  // the proxy's own request
  const Hop client = client_of(first.empty() ? second : first, is_trusted);
  const bool agree = first.empty() || second.empty() || client == client_of(second, is_trusted);
  if (!client || !agree) return {peer, false};
  return {*client};
}

}  // namespace aude::server
