// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "app/system.h"

namespace aude::app {
namespace {

// The system calls on_console_event on a thread of its own.
struct Wish {
  std::mutex mutex;
  std::condition_variable changed;
  bool stop = false;
};
Wish& wish() {
  static Wish only;
  return only;
}

void wish_to_stop() {
  const std::lock_guard lock(wish().mutex);
  wish().stop = true;
  wish().changed.notify_all();
}

BOOL WINAPI on_console_event(DWORD event) {
  wish_to_stop();
  // The process is ended when this returns; the server needs less than two seconds.
  if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) Sleep(2000);
  return TRUE;
}

void set_if_missing(const char* name, const char* value) {
  if (std::getenv(name) == nullptr) _putenv_s(name, value);
}

}  // namespace

void raise_handle_limit() {}

// A user's own folders are private already.
void keep_files_private() {}

std::filesystem::path data_home() {
  const char* local = std::getenv("LOCALAPPDATA");
  return local == nullptr ? "" : local;
}

bool may_write_in(const std::filesystem::path& folder) {
  const std::filesystem::path probe = folder / "aude.probe";
  const HANDLE handle = CreateFileW(probe.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS,
                                    FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return false;
  CloseHandle(handle);
  return true;
}

std::optional<TerminalSize> terminal_size() {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info) == 0) return {};
  return TerminalSize{info.srWindow.Right - info.srWindow.Left + 1,
                      info.srWindow.Bottom - info.srWindow.Top + 1};
}

void prepare_streams() {
  for (std::FILE* each : {stdin, stdout}) _setmode(_fileno(each), _O_BINARY);  // no \r before \n
  const HANDLE out = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD mode = 0;
  if (GetConsoleMode(out, &mode) == 0 ||
      SetConsoleMode(out, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) == 0)
    return;
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
  set_if_missing("TERM", "xterm-256color");
  set_if_missing("COLORTERM", "truecolor");
  set_if_missing("LC_ALL", "C.UTF-8");
}

Requests::Requests() : terminal_(-1) { SetConsoleCtrlHandler(on_console_event, TRUE); }

Requests::Request Requests::wait() {
  std::unique_lock lock(wish().mutex);
  wish().changed.wait(lock, [] { return wish().stop; });
  return Request::Stop;
}

bool Requests::is_stop_within(std::chrono::milliseconds time) {
  std::unique_lock lock(wish().mutex);
  return wish().changed.wait_for(lock, time, [] { return wish().stop; });
}

void Requests::stop() { wish_to_stop(); }

}  // namespace aude::app
