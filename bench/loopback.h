// SPDX-License-Identifier: MIT
// Plain blocking connections to a server on this machine, for programs that measure it.
#pragma once

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

inline int connect_to(unsigned short port) {
  const int handle = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("cannot connect: " + std::string(std::strerror(errno)));
  return handle;
}

inline void send_all(int handle, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(handle, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) throw std::runtime_error("the server has closed a connection");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}
