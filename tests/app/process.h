// SPDX-License-Identifier: MIT
// Runs the program under test and captures its output.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace aude::app {

struct Outcome {
  int status = -1;  // exit status; 128 + the signal's number when one ended it
  std::string out;
  std::string err;
  long peak_kilobytes = 0;  // most memory it held at once
};

// A program with these arguments and this text on standard input.
Outcome run_program(const std::string& program, const std::vector<std::string>& arguments,
                    const std::string& input = {});
// The same with `aude`.
Outcome run_aude(const std::vector<std::string>& arguments, const std::string& input = {});

std::string content_of(const std::filesystem::path& file);  // empty if it cannot be read

// A file in its own temporary folder, which is removed with the object.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& name, const std::string& content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }
  const std::string& folder() const { return folder_; }

 private:
  std::string folder_;
  std::string path_;
};

// `aude serve` in its own process, on a free port of this machine. It is killed with the object.
class ServingAude {
 public:
  // Returns when it is ready. Throws if it does not start.
  explicit ServingAude(const std::vector<std::string>& options);
  ~ServingAude();
  ServingAude(const ServingAude&) = delete;
  ServingAude& operator=(const ServingAude&) = delete;

  unsigned short port() const { return port_; }
  void send(int signal) const;
  int wait();                                                  // for its end; returns the exit status
  std::string log() const { return content_of(log_.path()); }  // standard error so far
  // Waits until the log contains the text, at or after the position, and returns the position after it.
  std::size_t wait_for_log(const std::string& text, std::size_t from = 0) const;

 private:
  TemporaryFile log_{"log", ""};
  pid_t process_ = 0;
  int output_ = -1;
  unsigned short port_ = 0;
};

}  // namespace aude::app
