// SPDX-License-Identifier: MIT
// What the server asks of the operating system beyond the standard library and Asio. One implementation
// for POSIX systems, one for Windows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace aude::server {

#ifdef _WIN32
using SocketHandle = std::uintptr_t;
#else
using SocketHandle = int;
#endif

// Notifies the service manager (the protocol of sd_notify, without its library): "READY=1",
// "WATCHDOG=1", "STOPPING=1". Does nothing unless the system asked for it.
void notify_system(std::string_view state);

// IPv4 addresses of this machine on its networks, without loopback.
std::vector<std::string> machine_addresses();

// Never jumps, and counts while the machine is suspended.
std::int64_t boot_millis();
// Processor time of the calling thread.
double thread_millis();
// Other threads go first. `niceness` is that of POSIX, 0 to 19.
void lower_thread_priority(int niceness);

// Whether a TCP connection is established and neither side has closed it.
bool is_established(SocketHandle socket);
// A peer that no longer answers is noticed within seconds, also on an idle connection. The option
// "keep alive" is set.
void probe_quickly(SocketHandle socket);

}  // namespace aude::server
