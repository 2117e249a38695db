// SPDX-License-Identifier: MIT
// The options of `aude serve`: one list, from which the command line and the configuration file are
// read, the help is made and the configuration is printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/arguments.h"
#include "server/event_log.h"
#include "server/server.h"

namespace aude::app {

struct ServeSettings {
  server::ServerConfig config;
  server::LogFormat log = server::LogFormat::Words;
  bool standby = false;
  bool open = false;

  // In the order of the list, with the values in force. No value: not given, and there is no default.
  struct InForce {
    std::string_view name;  // without dashes
    std::optional<std::string> value;
  };
  std::vector<InForce> in_force{};
};

// Takes all options, and those of the file that --config names. Throws WrongUsage and Refused.
ServeSettings take_serve_settings(Arguments& words);

std::string_view serve_help();
// As a configuration file.
std::string config_text(const ServeSettings& settings);
// The options that differ and cannot change while a server runs.
std::vector<std::string_view> needs_restart(const ServeSettings& before, const ServeSettings& after);

}  // namespace aude::app
