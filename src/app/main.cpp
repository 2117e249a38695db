// SPDX-License-Identifier: MIT
// The command `aude`: runs the subcommand, and reports errors as a message and an exit status.
#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "app/bundle.h"
#include "app/commands.h"
#include "app/desktop.h"
#include "app/system.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr const Command* kCommands[] = {
    &kPlay,     &kReplay, &kRandom,   &kPerft,   &kBench,  &kRender,  &kServe,    &kTiles,   &kArena,
    &kSelfplay, &kBot,    &kAnalyse,  &kHint,    &kLesson, &kPuzzles, &kBackup,   &kRestore, &kExport,
    &kPurge,    &kPlayer, &kModerate, &kMigrate, &kDoctor, &kHealth,  &kLicences,
};

void print_help() {
  std::cout << "aude " AUDE_VERSION
               ": play, host and analyse Carcassonne\n\n"
               "usage: aude COMMAND [OPTIONS]\n\n";
  for (const Command* command : kCommands) {
    std::cout << "  " << command->name << std::string(12 - command->name.size(), ' ')
              << command->summary << "\n";
  }
  std::cout
      << "\n"
         "Run aude COMMAND --help for a command, aude --version for the version.\n"
         "Data goes to standard output, messages to standard error. The exit status is 0 on success,\n"
         "1 if an input is rejected, 2 if the command line is wrong.\n";
}

const Command* find_command(std::string_view name) {
  for (const Command* command : kCommands) {
    if (command->name == name || (!command->old_name.empty() && command->old_name == name))
      return command;
  }
  return nullptr;
}

int report_unknown_command(std::string_view name) {
  if (name == "dataset") {  // written with Python's Arrow
    std::cerr << "aude: dataset is a command of the Python package: pip install 'aude[dataset]' (see "
                 "docs/python.md)\n";
    return kWrongUsage;
  }
  std::vector<std::string_view> names;
  for (const Command* command : kCommands) names.push_back(command->name);
  const auto meant = nearest(name, names);
  std::cerr << "aude: unknown command " << notation::quoted(name);
  std::cerr << (meant ? "; did you mean " + std::string(*meant) + "?\n" : "; see aude --help\n");
  return kWrongUsage;
}

int run(const Command& command, Arguments words) {
  const std::string who = "aude " + std::string(command.name) + ": ";
  try {
    if (words.flag("--help") || words.flag("-h")) {
      std::cout << command.help;
      return kSuccess;
    }
    return command.run(words);
  } catch (const WrongUsage& wrong) {
    const std::string message = words.located(wrong.what());
    std::cerr << who << message;
    // A suggestion is enough, and "?;" would look odd.
    if (!message.ends_with('?')) std::cerr << "; see aude " << command.name << " --help";
    std::cerr << "\n";
    return kWrongUsage;
  } catch (const Refused& refused) {
    std::cout.flush();
    std::cerr << who << refused.refusal.where << ": " << refused.refusal.what << "\n";
    return kRefused;
  } catch (const std::exception& error) {
    std::cout.flush();
    std::cerr << who << words.located(error.what()) << "\n";
    return kRefused;
  }
}

int main_with(const std::vector<std::string>& words) {
  if (words.empty() && !bundled_client().empty() && is_started_by_icon())
    return run(kServe, Arguments({"--open"}));
  if (words.empty()) {
    std::cerr << "aude: no command given; see aude --help\n";
    return kWrongUsage;
  }
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_help();
    return kSuccess;
  }
  if (words[0] == "--version") {
    std::cout << version_text();
    return kSuccess;
  }
  const Command* command = find_command(words[0]);
  if (command == nullptr) return report_unknown_command(words[0]);
  return run(*command, Arguments({words.begin() + 1, words.end()}));
}

}  // namespace
}  // namespace aude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  aude::app::prepare_streams();
  const int status = aude::app::main_with({argv + 1, argv + std::max(argc, 1)});
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "aude: cannot write to standard output\n";
    return aude::app::kRefused;
  }
  return status;
}
