// SPDX-License-Identifier: MIT
#include "app/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "support/waiting.h"

namespace aude::app {
namespace {

void redirect(const std::string& path, int flags, int to) {
  const int file = open(path.c_str(), flags, 0600);
  if (file < 0 || dup2(file, to) < 0) _exit(127);
}

}  // namespace

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TemporaryFile::TemporaryFile(const std::string& name, const std::string& content) {
  std::string pattern = (std::filesystem::temp_directory_path() / "aude-test-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
  path_ = folder_ + "/" + name;
  std::ofstream(path_, std::ios::binary) << content;
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

// Files instead of pipes, so that large outputs cannot block.
Outcome run_program(const std::string& program, const std::vector<std::string>& arguments,
                    const std::string& input) {
  const TemporaryFile in("in", input);
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    redirect(in.path(), O_RDONLY, STDIN_FILENO);
    redirect(in.folder() + "/out", O_WRONLY | O_CREAT, STDOUT_FILENO);
    redirect(in.folder() + "/err", O_WRONLY | O_CREAT, STDERR_FILENO);
    alarm(static_cast<unsigned>(
        test_deadline().count()));  // survives exec: a program that hangs is killed
    execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
    ADD_FAILURE() << program << (arguments.empty() ? "" : " " + arguments[0]) << " did not exit within "
                  << test_deadline().count() << " s";
  }
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          content_of(in.folder() + "/out"), content_of(in.folder() + "/err"), used.ru_maxrss};
}

Outcome run_aude(const std::vector<std::string>& arguments, const std::string& input) {
  return run_program(AUDE_PROGRAM, arguments, input);
}

ServingAude::ServingAude(const std::vector<std::string>& options) {
  std::vector<std::string> words{AUDE_PROGRAM, "serve"};
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  process_ = fork();
  if (process_ == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    redirect(log_.path(), O_WRONLY | O_APPEND, STDERR_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  close(ends[1]);
  output_ = ends[0];
  std::string said;
  char letter = 0;
  while (said.find('\n') == std::string::npos && read(output_, &letter, 1) == 1) said += letter;
  const std::size_t colon = said.rfind(':');  // Aude is ready: http://127.0.0.1:8080/
  if (said.find("ready: ") == std::string::npos || colon == std::string::npos)
    throw std::runtime_error("aude serve did not start: " + said + log());
  port_ = static_cast<unsigned short>(std::stoi(said.substr(colon + 1)));
}

ServingAude::~ServingAude() {
  if (process_ != 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(output_);
}

void ServingAude::send(int signal) const { kill(process_, signal); }

int ServingAude::wait() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::size_t ServingAude::wait_for_log(const std::string& text, std::size_t from) const {
  std::size_t found = std::string::npos;
  wait_until("the log contains " + text,
             [&] { return (found = log().find(text, from)) != std::string::npos; });
  return found + text.size();
}

}  // namespace aude::app
