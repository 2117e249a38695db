// SPDX-License-Identifier: MIT
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "server/system.h"

namespace aude::server {

void notify_system(std::string_view state) {
  const char* where = std::getenv("NOTIFY_SOCKET");
  sockaddr_un address{};
  if (where == nullptr || std::strlen(where) < 2 || std::strlen(where) >= sizeof address.sun_path)
    return;
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, where, std::strlen(where));
  if (address.sun_path[0] == '@') address.sun_path[0] = '\0';  // of no folder
  const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + std::strlen(where));
  const int handle = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (handle < 0) return;
  sendto(handle, state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
         reinterpret_cast<const sockaddr*>(&address), length);
  close(handle);
}

std::vector<std::string> machine_addresses() {
  std::vector<std::string> addresses;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return addresses;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    char text[INET_ADDRSTRLEN];
    const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
    inet_ntop(AF_INET, &address->sin_addr, text, sizeof text);
    if (!std::string_view(text).starts_with("127.")) addresses.emplace_back(text);
  }
  freeifaddrs(all);
  return addresses;
}

std::int64_t boot_millis() {
  timespec time{};
  clock_gettime(CLOCK_BOOTTIME, &time);
  return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

double thread_millis() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// On Linux this applies to the calling thread only.
void lower_thread_priority(int niceness) {
  setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + niceness);
}

bool is_established(SocketHandle socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  return getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) == 0 &&
         info.tcpi_state == TCP_ESTABLISHED;
}

void probe_quickly(SocketHandle socket) {
  for (const auto& [option, value] : {std::pair{TCP_KEEPIDLE, 1}, std::pair{TCP_KEEPINTVL, 1},
                                      std::pair{TCP_KEEPCNT, 2}, std::pair{TCP_USER_TIMEOUT, 3000}}) {
    setsockopt(socket, IPPROTO_TCP, option, &value, sizeof value);
  }
}

}  // namespace aude::server
