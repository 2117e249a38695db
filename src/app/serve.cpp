// SPDX-License-Identifier: MIT
// `aude serve`: the game server.
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>

#include "app/backup.h"
#include "app/commands.h"
#include "app/desktop.h"
#include "app/places.h"
#include "app/serve_options.h"
#include "app/system.h"
#include "server/event_log.h"
#include "server/network.h"
#include "server/server.h"
#include "server/standby.h"
#include "server/system.h"

namespace aude::app {
namespace {

// Where a browser on this machine finds it.
std::string own_address(const server::ServerConfig& config, unsigned short port) {
  return server::address_with(config, server::is_any_host(config.host) ? "localhost" : config.host,
                              port);
}

void print_addresses(const server::ServerConfig& config, unsigned short port) {
  std::cout << "Aude is ready: " << own_address(config, port) << "\n";
  if (server::is_any_host(config.host)) {
    for (const std::string& address : server::network_addresses(config, port))
      std::cout << "  for others on the network: " << address << "\n";
  }
  if (config.client.empty() && config.bundle.empty()) {
    std::cout
        << "  The browser client is not built: scripts/client builds it, --client says where it is.\n";
  }
  std::cout << std::flush;
}

// For a standby server: waits a moment, and returns whether it was told to stop.
bool is_ended_meanwhile(Requests& requests) {
  server::notify_system("READY=1");
  server::notify_system("WATCHDOG=1");
  return requests.is_stop_within(std::chrono::milliseconds(100));
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

// Waits for requests until one ends the server.
void listen(Requests& requests, server::Server& server, const Arguments& words,
            const ServeSettings& settings) {
  server::ServerConfig current = settings.config;
  while (requests.wait() == Requests::Request::Reload) reload(server, words, settings, current);
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
  // The first page that a new host sees says how friends join.
  const bool is_first = config.store.empty() && !std::filesystem::exists(config.data);
  raise_handle_limit();
  Requests requests;
  keep_files_private();
  server::set_log_format(settings.log);
  const bool json = settings.log == server::LogFormat::Json;
  auto begun = settings.standby ? server::standby(config, [&] { return is_ended_meanwhile(requests); })
                                : std::make_unique<server::Server>(config);
  if (begun == nullptr) return kSuccess;
  server::Server& server = *begun;
  server.prepare_assets([&] {
    server::notify_system("READY=1");
    print_addresses(config, server.port());
    if (json)
      server::note("started", "version " AUDE_VERSION, {{"port", std::to_string(server.port())}});
    if (settings.open) open_browser(own_address(config, server.port()) + (is_first ? "friends" : ""));
  });
  std::thread listener([&] { listen(requests, server, original, settings); });
  const bool held_store = server.run();
  if (!held_store) requests.stop();  // for the listener
  listener.join();
  begun.reset();
  if (json) server::note("stopped", "server stopped");
  if (!held_store) throw std::runtime_error("another server took over the tables; shutting down");
  return kSuccess;
}

}  // namespace

extern const Command kServe{"serve", "run the game server", serve_help(), run_serve};

}  // namespace aude::app
