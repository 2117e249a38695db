// `aude serve`: the game server.
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <thread>

#include "app/backup.h"
#include "app/commands.h"
#include "app/desktop.h"
#include "app/places.h"
#include "app/serve_options.h"
#include "server/event_log.h"
#include "server/server.h"
#include "server/standby.h"
#include "server/system.h"

namespace aude::app {
namespace {

std::vector<std::string> own_addresses() {
  std::vector<std::string> addresses;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return addresses;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    char text[INET_ADDRSTRLEN];
    const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
    inet_ntop(AF_INET, &address->sin_addr, text, sizeof text);
    if (std::string_view(text) != "127.0.0.1") addresses.emplace_back(text);
  }
  freeifaddrs(all);
  return addresses;
}

bool is_for_everybody(const server::ServerConfig& config) {
  return config.host == "0.0.0.0" || config.host == "::";
}

std::string address_with(const server::ServerConfig& config, std::string host, unsigned short port) {
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return (config.certificate.empty() ? "http://" : "https://") + host + ":" + std::to_string(port) +
         "/";
}

// Where a browser on this machine finds it.
std::string own_address(const server::ServerConfig& config, unsigned short port) {
  return address_with(config, is_for_everybody(config) ? "localhost" : config.host, port);
}

void print_addresses(const server::ServerConfig& config, unsigned short port) {
  std::cout << "Aude is ready: " << own_address(config, port) << "\n";
  if (is_for_everybody(config)) {
    for (const std::string& address : own_addresses()) {
      std::cout << "  for others on the network: " << address_with(config, address, port) << "\n";
    }
  }
  if (config.client.empty() && config.bundle.empty()) {
    std::cout
        << "  The browser client is not built: scripts/client builds it, --client says where it is.\n";
  }
  std::cout << std::flush;
}

// Every connection is a file handle.
void raise_handle_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Whether the process was started from a terminal that has been closed since.
class Terminal {
 public:
  bool is_gone() const { return handle_ >= 0 && isatty(handle_) == 0; }

 private:
  static int find() {
    for (const int handle : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
      if (isatty(handle) != 0) return handle;
    }
    return -1;
  }
  int handle_ = find();
};

sigset_t signals(std::initializer_list<int> which) {
  sigset_t set;
  sigemptyset(&set);
  for (const int each : which) sigaddset(&set, each);
  return set;
}

// For a standby server: waits a moment, and returns whether it was told to stop.
bool is_ended_meanwhile() {
  server::notify_system("READY=1");
  server::notify_system("WATCHDOG=1");
  static const sigset_t kEnding = signals({SIGINT, SIGTERM});
  constexpr timespec kMoment{0, 100'000'000};
  return sigtimedwait(&kEnding, nullptr, &kMoment) > 0;
}

// The process ends within two seconds of SIGTERM, whatever a database or a disk does. Every
// acknowledged action is stored already, so nothing is lost by ending early.
void end_in_time() {
  constexpr std::chrono::milliseconds kMost(1700);
  std::this_thread::sleep_for(kMost);
  server::note("stop_forced", "the storage does not answer; exiting without waiting for it");
  std::_Exit(kSuccess);
}

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

// SIGHUP: reads the options again, and applies what can change while the server runs. `first` are the
// settings at the start: what differs from them and was not applied needs a restart. `current` is the
// configuration in force.
void reload(server::Server& server, const Arguments& words, const ServeSettings& first,
            server::ServerConfig& current) {
  Arguments again = words;
  try {
    ServeSettings settings = take_serve_settings(again);
    again.finish();
    const auto unchanged = needs_restart(first, settings);
    if (first.config.certificate.empty() != settings.config.certificate.empty()) {
      settings.config.certificate = current.certificate;
      settings.config.key = current.key;
    }
    server.reload(settings.config, [log = settings.log, names = joined(unchanged)] {
      server::set_log_format(log);
      server::note("reloaded", "the options were read again");
      if (!names.empty())
        server::note("restart_needed", "changed, but not while the server runs: " + names);
    });
    current = settings.config;
  } catch (const Refused& refused) {
    server::note("reload_failed",
                 refused.refusal.where + ": " + refused.refusal.what + " (nothing was changed)");
  } catch (const std::exception& error) {
    server::note("reload_failed", again.located(error.what()) + " (nothing was changed)");
  }
}

// Waits for signals until one ends the server.
void listen_for_signals(server::Server& server, const Arguments& words, const ServeSettings& settings,
                        const Terminal& terminal) {
  const sigset_t all = signals({SIGINT, SIGTERM, SIGHUP});
  server::ServerConfig current = settings.config;
  int which = 0;
  while (sigwait(&all, &which) == 0 && which == SIGHUP && !terminal.is_gone())
    reload(server, words, settings, current);
  std::thread(end_in_time).detach();
  server.stop();
}

int run_serve(Arguments& words) {
  const Arguments original = words;
  const auto backup = words.text("--backup");
  const bool print = words.flag("--print-config");
  const ServeSettings settings = take_serve_settings(words);
  words.finish();
  const server::ServerConfig& config = settings.config;
  if (print) {
    std::cout << config_text(settings);
    return kSuccess;
  }
  if (backup) return back_up(config.store.empty() ? config.data.string() : config.store, *backup);
  if (config.store.empty()) make_data_folder(config.data.parent_path());
  raise_handle_limit();
  // One thread waits for signals; all others block them.
  const Terminal terminal;
  const sigset_t all = signals({SIGINT, SIGTERM, SIGHUP});
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
  signal(SIGPIPE, SIG_IGN);
  umask(S_IRWXG | S_IRWXO);  // stored data is readable by this user only
  server::set_log_format(settings.log);
  const bool json = settings.log == server::LogFormat::Json;
  auto begun = settings.standby ? server::standby(config, is_ended_meanwhile)
                                : std::make_unique<server::Server>(config);
  if (begun == nullptr) return kSuccess;
  server::Server& server = *begun;
  server.prepare_assets([&] {
    server::notify_system("READY=1");
    print_addresses(config, server.port());
    if (json)
      server::note("started", "version " AUDE_VERSION, {{"port", std::to_string(server.port())}});
    if (settings.open) open_browser(own_address(config, server.port()));
  });
  std::thread listener([&] { listen_for_signals(server, original, settings, terminal); });
  const bool held_store = server.run();
  if (!held_store) kill(getpid(), SIGTERM);  // for the listener
  listener.join();
  begun.reset();
  if (json) server::note("stopped", "server stopped");
  if (!held_store) throw std::runtime_error("another server took over the tables; shutting down");
  return kSuccess;
}

}  // namespace

extern const Command kServe{"serve", "run the game server", serve_help(), run_serve};

}  // namespace aude::app
