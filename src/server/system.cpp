#include "server/system.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>

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

}  // namespace aude::server
