// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "arena/bot.h"
#include "arena/process.h"

namespace aude::arena {
namespace {

[[noreturn]] void exec_child(char* const* words, int socket, int failure) {
  // Only async-signal-safe calls are allowed between fork and exec in a threaded program.
  setpgid(0, 0);
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execvp(words[0], words);
  const int reason = errno;
  [[maybe_unused]] const ssize_t written = write(failure, &reason, sizeof reason);
  _exit(127);
}

}  // namespace

Process::Process(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);

  std::array<int, 2> ends{};
  std::array<int, 2> failure{};  // closed by a successful exec, otherwise receives errno
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw Fault("cannot create a socket");
  if (pipe2(failure.data(), O_CLOEXEC) != 0) {
    close(ends[0]);
    close(ends[1]);
    throw Fault("cannot create a pipe");
  }
  pid_ = fork();
  if (pid_ == 0) exec_child(pointers.data(), ends[1], failure[1]);
  close(ends[1]);
  close(failure[1]);
  socket_ = ends[0];
  int reason = 0;
  const bool failed = pid_ < 0 || read(failure[0], &reason, sizeof reason) == sizeof reason;
  close(failure[0]);
  if (!failed) {
    setpgid(pid_, pid_);  // also called by the child; whichever runs first
    fcntl(socket_, F_SETFL, O_NONBLOCK);
    return;
  }
  if (pid_ > 0) waitpid(pid_, nullptr, 0);
  close(socket_);
  throw Fault("cannot start " + words[0] + (pid_ < 0 ? "" : ": " + std::string(std::strerror(reason))));
}

Process::~Process() {
  close(socket_);
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Process::wait_for(short what, Time deadline) {
  for (;;) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) throw Fault("no response within the time limit");
    pollfd watched{socket_, what, 0};
    const int ready = poll(&watched, 1, static_cast<int>(std::min<long long>(left.count(), 60'000)));
    if (ready > 0) return;
    if (ready < 0 && errno != EINTR) throw Fault("lost the connection to the program");
  }
}

void Process::write_line(std::string_view line, Time deadline) {
  std::string bytes(line);
  bytes += '\n';
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t count = send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (count > 0) {
      sent += static_cast<std::size_t>(count);
    } else if (errno == EAGAIN) {
      wait_for(POLLOUT, deadline);
    } else if (errno != EINTR) {
      throw Fault("the program exited");
    }
  }
}

std::string Process::read_line(Time deadline) {
  std::size_t searched = 0;
  for (;;) {
    const std::size_t end = unread_.find('\n', searched);
    if (end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    searched = unread_.size();
    if (unread_.size() > kLongestLine) throw Fault("more than 1 MB without a line break");
    std::array<char, 65536> bytes;
    const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
    if (count > 0) {
      unread_.append(bytes.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      throw Fault("the program exited");
    } else {
      wait_for(POLLIN, deadline);
    }
  }
}

}  // namespace aude::arena
