// SPDX-License-Identifier: MIT
// The addresses under which other machines reach a server.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/server.h"

namespace aude::server {

// Whether it is the address that stands for all of a machine's addresses.
bool is_any_host(std::string_view host);
// Whether the server listens for other machines too.
bool is_open_to_network(const ServerConfig& config);
// A URL of the server with this host name or IP address.
std::string address_with(const ServerConfig& config, std::string host, unsigned short port);
// URLs for other machines on the network: every IPv4 address of this machine if the server listens on
// all of them. Empty if it listens on loopback only.
std::vector<std::string> network_addresses(const ServerConfig& config, unsigned short port);

// Whether a Host header names this machine from its own point of view: localhost or a loopback address.
// A page of another site that resolves its name to 127.0.0.1 does not, nor does a public name.
bool is_loopback_host(std::string_view host_header);

// For GET /api/addresses: {"network": bool, "addresses": [...]}.
std::string addresses_text(const ServerConfig& config, unsigned short port);

}  // namespace aude::server
