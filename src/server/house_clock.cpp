#include "server/house_clock.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <fstream>

namespace aude::server {
namespace {

using table::Millis;

template <typename Clock>
Millis millis_of() {
  const auto time = Clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

Millis read_or_begin(const std::filesystem::path& file) {
  Millis kept = 0;
  std::ifstream in(file);
  return in >> kept && kept > 0 ? kept : millis_of<std::chrono::system_clock>();
}

}  // namespace

HouseClock::HouseClock(std::filesystem::path file)
    : HouseClock(std::move(file), millis_of<std::chrono::steady_clock>) {}

HouseClock::HouseClock(std::filesystem::path file, Source steady)
    : file_(std::move(file)),
      steady_(std::move(steady)),
      started_(steady_()),
      base_(read_or_begin(file_)) {}

// Always as many bytes, written over the old ones: a full disk has room for them.
void HouseClock::keep() const {
  char text[24];
  std::snprintf(text, sizeof text, "%020lld\n", static_cast<long long>(now()));
  const int handle = open(file_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (handle < 0) return;
  if (pwrite(handle, text, 21, 0) != 21)
    std::fprintf(stderr, "%s: the time could not be stored\n", file_.c_str());
  close(handle);
}

}  // namespace aude::server
