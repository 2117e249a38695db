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

}  // namespace aude::app
