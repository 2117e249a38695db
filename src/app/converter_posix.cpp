// SPDX-License-Identifier: MIT
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "app/commands.h"
#include "app/converter.h"

namespace aude::app {
namespace {

constexpr const char* kConverter = "rsvg-convert";

}  // namespace

// The SVG is on its standard input.
int convert(const std::string& svg, const std::string& name) {
  int ends[2];
  if (pipe(ends) != 0) throw Refused{{kConverter, "cannot create a pipe"}};
  const pid_t child = fork();
  if (child < 0) throw Refused{{kConverter, "cannot be started"}};
  if (child == 0) {
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    close(ends[1]);
    execlp(kConverter, kConverter, "--format", "png", "--unlimited", "--output", name.c_str(),
           static_cast<char*>(nullptr));
    _exit(kConverterNotFound);
  }
  close(ends[0]);
  // A missing or failing converter closes the pipe early; its exit status gives the reason.
  std::signal(SIGPIPE, SIG_IGN);
  std::size_t written = 0;
  while (written < svg.size()) {
    const ssize_t some = write(ends[1], svg.data() + written, svg.size() - written);
    if (some <= 0) break;
    written += static_cast<std::size_t>(some);
  }
  close(ends[1]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

}  // namespace aude::app
