// SPDX-License-Identifier: MIT
// clang-format off: the order matters
#include <winsock2.h>
#include <ws2tcpip.h>
#include <mstcpip.h>
#include <windows.h>
// clang-format on

#include "server/system.h"

namespace aude::server {

void notify_system(std::string_view) {}

std::vector<std::string> machine_addresses() {
  WSADATA data{};
  std::vector<std::string> addresses;
  if (WSAStartup(MAKEWORD(2, 2), &data) != 0) return addresses;
  char name[256];
  addrinfo hints{};
  hints.ai_family = AF_INET;
  addrinfo* all = nullptr;
  if (gethostname(name, sizeof name) == 0 && getaddrinfo(name, nullptr, &hints, &all) == 0) {
    for (const addrinfo* each = all; each != nullptr; each = each->ai_next) {
      char text[INET_ADDRSTRLEN];
      const auto* address = reinterpret_cast<const sockaddr_in*>(each->ai_addr);
      inet_ntop(AF_INET, &address->sin_addr, text, sizeof text);
      if (!std::string_view(text).starts_with("127.")) addresses.emplace_back(text);
    }
    freeaddrinfo(all);
  }
  WSACleanup();
  return addresses;
}

std::int64_t boot_millis() { return static_cast<std::int64_t>(GetTickCount64()); }

double thread_millis() {
  FILETIME begun{}, ended{}, kernel{}, user{};
  GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user);
  const auto millis = [](const FILETIME& time) {
    return (static_cast<double>(time.dwHighDateTime) * 4294967296.0 + time.dwLowDateTime) / 1e4;
  };
  return millis(kernel) + millis(user);
}

void lower_thread_priority(int niceness) {
  SetThreadPriority(GetCurrentThread(),
                    niceness >= 10 ? THREAD_PRIORITY_LOWEST : THREAD_PRIORITY_BELOW_NORMAL);
}

// The system does not tell the state: a peer that has closed its side makes the socket readable, with
// nothing to read.
bool is_established(SocketHandle socket) {
  WSAPOLLFD watched{socket, POLLRDNORM, 0};
  const int ready = WSAPoll(&watched, 1, 0);
  if (ready == 0) return true;
  char byte = 0;
  return ready > 0 && (watched.revents & (POLLHUP | POLLERR | POLLNVAL)) == 0 &&
         recv(socket, &byte, 1, MSG_PEEK) > 0;
}

void probe_quickly(SocketHandle socket) {
  tcp_keepalive wanted{1, 1000, 1000};  // milliseconds
  DWORD written = 0;
  WSAIoctl(socket, SIO_KEEPALIVE_VALS, &wanted, sizeof wanted, nullptr, 0, &written, nullptr, nullptr);
}

}  // namespace aude::server
