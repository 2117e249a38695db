// SPDX-License-Identifier: MIT
// The configuration file of `aude serve`, and `aude doctor`.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "app/process.h"

namespace aude::app {
namespace {

testing::AssertionResult contains(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no \"" << part << "\" in: " << text;
}

Outcome print_config(std::vector<std::string> words) {
  words.insert(words.begin(), {"serve", "--print-config"});
  return run_aude(words);
}

TEST(Config, a_printed_configuration_is_a_configuration_file) {
  const TemporaryFile index("index.html", "<html>");
  const std::vector<std::string> options{"--host",
                                         "0.0.0.0",
                                         "--port",
                                         "9000",
                                         "--cert",
                                         "/c.pem",
                                         "--key",
                                         "/k.pem",
                                         "--proxy",
                                         "--open",
                                         "--proxy-at",
                                         "10.0.0.9",
                                         "--origin",
                                         "https://aude.example",
                                         "--client",
                                         index.folder(),
                                         "--data",
                                         "/d e",
                                         "--standby",
                                         "--bot-threads",
                                         "3",
                                         "--bot-ms",
                                         "700",
                                         "--analysis",
                                         "off",
                                         "--connections",
                                         "11",
                                         "--connections-each",
                                         "12",
                                         "--rate",
                                         "13",
                                         "--messages",
                                         "14",
                                         "--tables",
                                         "15",
                                         "--log",
                                         "json",
                                         "--store",
                                         "postgresql://ann@host/db"};
  const Outcome first = print_config(options);
  ASSERT_EQ(first.status, 0) << first.err;
  for (const char* line : {"host = 0.0.0.0\n", "port = 9000\n", "proxy = true\n", "data = /d e\n",
                           "standby = true\n", "analysis = off\n", "log = json\n", "rate = 13\n"})
    EXPECT_TRUE(contains(first.out, line));
  const TemporaryFile file("aude.conf", first.out);
  const Outcome second = print_config({"--config", file.path()});
  EXPECT_EQ(second.status, 0) << second.err;
  EXPECT_EQ(second.out, first.out);
}

TEST(Config, every_option_is_in_the_help) {
  const std::string help = run_aude({"serve", "--help"}).out;
  std::istringstream lines(print_config({}).out);
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    if (line.starts_with("# ")) line = line.substr(2);
    EXPECT_TRUE(contains(help, "\n  --" + line.substr(0, line.find(' ')) + " "));
    ++count;
  }
  EXPECT_EQ(count, 23);
}

TEST(Config, the_command_line_wins) {
  const TemporaryFile file("aude.conf", "# a comment\n\n  port=81\nhost = ::1\r\nproxy = false\n");
  const Outcome outcome = print_config({"--config", file.path(), "--port", "82", "--proxy"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(contains(outcome.out, "port = 82\n"));
  EXPECT_TRUE(contains(outcome.out, "host = ::1\n"));
  EXPECT_TRUE(contains(outcome.out, "proxy = true\n"));
}

TEST(Config, a_password_in_the_environment_is_not_printed) {
  setenv("AUDE_STORE", "postgresql://ann:secret@host/db", 1);
  const Outcome outcome = print_config({});
  unsetenv("AUDE_STORE");
  EXPECT_TRUE(contains(outcome.out, "# store =\n"));
  EXPECT_EQ(outcome.out.find("secret"), std::string::npos);
}

TEST(Config, mistakes_are_named_with_their_line) {
  const std::vector<std::pair<std::string, std::string>> mistakes{
      {"\nprot = 80\n", ":2: unknown option \"prot\"; did you mean port?\n"},
      {"#\n#\nsomething = 1\n", ":3: unknown option \"something\""},
      {"port = many\n", ":1: port: expected an integer from 0 to 65535, found \"many\""},
      {"port = 65536\n", ":1: port: expected an integer from 0 to 65535"},
      {"port =\n", ":1: --port needs a value"},
      {"proxy = yes\n", ":1: proxy: expected true or false, found \"yes\""},
      {"port = 1\nport = 2\n", ":2: port was given on line 1 already"},
      {"[network]\n", ":1: expected NAME = VALUE, found \"[network]\""},
      {"= 5\n", ":1: expected NAME = VALUE"},
      {"config = other.conf\n", ":1: config is for the command line only"},
      {"print-config = true\n", ":1: print-config is for the command line only"},
      {"\norigin = aude.example\n", ":2: origin: expected http:// or https://"},
      {"log = xml\n", ":1: log: expected json or text"},
      {"cert = a.pem\n", ":1: --cert and --key go together"},
      {"store = postgresql://ann:secret@host/db\n", ":1: --store must not contain a password"},
  };
  for (const auto& [text, message] : mistakes) {
    const TemporaryFile file("aude.conf", text);
    const Outcome outcome = print_config({"--config", file.path()});
    EXPECT_EQ(outcome.status, 2) << text;
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(contains(outcome.err, "aude serve: " + file.path() + message));
    EXPECT_EQ(outcome.err.find("secret"), std::string::npos);
  }
  EXPECT_TRUE(
      contains(print_config({"--config", "/none.conf"}).err, "the file /none.conf cannot be read"));
  EXPECT_TRUE(contains(print_config({"--config", "/"}).err, "the file / cannot be read"));
}

TEST(Config, other_commands_find_the_store_in_it) {
  const TemporaryFile file("aude.conf", "port = 80\ndata = /nowhere/at/all\n");
  for (const std::string command : {"backup", "export"}) {
    const Outcome outcome = run_aude({command, "--config", file.path(), "x"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(contains(outcome.err, "/nowhere/at/all/aude.sqlite: there is no such file"));
  }
}

// --- doctor ---

class Doctor : public testing::Test {
 protected:
  Outcome check(std::vector<std::string> words) const {
    std::vector<std::string> all{"doctor", "--client", index_.folder(), "--data",
                                 index_.folder() + "/data"};
    all.insert(all.end(), words.begin(), words.end());
    return run_aude(all);
  }
  TemporaryFile index_{"index.html", "<html>"};
};

TEST_F(Doctor, a_new_installation_is_good) {
  const Outcome outcome = check({"--port", "0"});
  EXPECT_EQ(outcome.status, 0) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, "ok       port: 127.0.0.1 port 0 is free\n"));
  EXPECT_TRUE(contains(outcome.out, "will be created at the first start"));
  EXPECT_TRUE(contains(outcome.out, "proxy: none is trusted"));
  EXPECT_FALSE(std::filesystem::exists(index_.folder() + "/data"));
  const Outcome as_json = check({"--port", "0", "--json"});
  EXPECT_TRUE(as_json.out.starts_with(R"({"ok":true,"checks":[{"check":"port","status":"ok",)"))
      << as_json.out;
}

TEST_F(Doctor, what_is_wrong_is_named_with_what_to_do) {
  struct Wrong {
    std::vector<std::string> words;
    std::string text;
    std::string advice;
  };
  const TemporaryFile garbage("aude.sqlite", std::string(10000, 'x'));
  const TemporaryFile text("cert.pem", "not a certificate");
  const std::vector<Wrong> all{
      {{"--host", "localhost"}, "port: \"localhost\" is not an IP address", "set --host to an address"},
      {{"--host", "192.0.2.1"}, "cannot be used: ", "set --host to an address of this machine"},
      {{"--proxy-at", "nginx"}, "proxy: \"nginx\" is not an IP address", "set --proxy-at"},
      {{"--cert", text.path(), "--key", text.path()}, "certificate " + text.path(), "both PEM"},
      {{"--store", "postgresql:///db?host=/nowhere"},
       "database: database db at /nowhere",
       "check --store"},
  };
  for (const Wrong& each : all) {
    std::vector<std::string> words = each.words;
    words.insert(words.end(), {"--port", "0"});
    const Outcome outcome = check(words);
    EXPECT_EQ(outcome.status, 1) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, each.text));
    EXPECT_TRUE(contains(outcome.out, "-> "));
    EXPECT_TRUE(contains(outcome.out, each.advice));
    words.push_back("--json");
    EXPECT_TRUE(check(words).out.starts_with(R"({"ok":false,)"));
  }
  const Outcome damaged =
      run_aude({"doctor", "--client", index_.folder(), "--port", "0", "--data", garbage.folder()});
  EXPECT_EQ(damaged.status, 1);
  EXPECT_TRUE(contains(damaged.out, "wrong    database: "));
  EXPECT_TRUE(contains(damaged.out, "restore a backup"));
}

TEST_F(Doctor, a_running_server_is_recognised) {
  const std::string data = index_.folder() + "/data";
  const ServingAude server({"--port", "0", "--client", index_.folder(), "--data", data});
  const Outcome outcome = check({"--port", std::to_string(server.port())});
  EXPECT_EQ(outcome.status, 0) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, " is served by aude (process "));
  EXPECT_TRUE(contains(outcome.out, "aude.sqlite is used by a server"));
  EXPECT_TRUE(contains(outcome.out, "ok       schema: version "));
}

}  // namespace
}  // namespace aude::app
