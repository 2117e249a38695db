// SPDX-License-Identifier: MIT
#include "app/serve_options.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <thread>

#include "app/bundle.h"
#include "app/commands.h"
#include "app/places.h"
#include "notation/words.h"
#include "server/postgres_session.h"
#include "server/relay.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;

struct Option;

// Reads one option after the other, and notes the values in force.
struct Reader {
  Arguments& words;
  ServeSettings settings{};
  const Option* option = nullptr;

  server::ServerConfig& config() { return settings.config; }
  server::Limits& limits() { return settings.config.limits; }
  void show(std::string value) { settings.in_force.back().value = std::move(value); }

  // The value of the current option; empty if there is none.
  std::string text();
  std::string text(const std::string& fallback);
  std::int64_t whole(std::int64_t fallback, std::int64_t low, std::int64_t high);
  bool flag();
};

struct Option {
  std::string_view group;  // of the help
  std::string_view name;
  std::string_view value;  // what the help calls it; empty for a flag
  std::string_view help;
  bool reloads;  // can change while the server runs
  void (*read)(Reader& in);
};

std::string Reader::text() {
  auto given = words.text(option->name);
  if (given) show(*given);
  return given.value_or("");
}

std::string Reader::text(const std::string& fallback) {
  show(words.text(option->name).value_or(fallback));
  return *settings.in_force.back().value;
}

std::int64_t Reader::whole(std::int64_t fallback, std::int64_t low, std::int64_t high) {
  return whole_from(option->name, text(std::to_string(fallback)), low, high);
}

bool Reader::flag() {
  const bool given = words.flag(option->name);
  show(given ? "true" : "false");
  return given;
}

int processors() { return static_cast<int>(std::thread::hardware_concurrency()); }

// The client lies in the source tree that this program was built in, or where a package puts it.
fs::path usual_client() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (const fs::path& folder : {program.parent_path() / "../../web/dist",
                                 program.parent_path() / "../share/aude/web", fs::path("web/dist")}) {
    if (fs::is_regular_file(folder / "index.html", error)) return fs::canonical(folder, error);
  }
  return {};
}

void read_client(Reader& in) {
  server::ServerConfig& config = in.config();
  config.client = in.text();
  if (config.client.empty()) config.bundle = bundled_client();
  if (config.client.empty() && config.bundle.empty()) config.client = usual_client();
  if (config.client.empty()) return;
  in.show(config.client.string());
  if (!fs::is_regular_file(config.client / "index.html"))
    throw Refused{{"--client " + config.client.string(), "there is no index.html"}};
}

// SCHEME://HOST[:PORT], as browsers write it in the Origin header.
std::string checked_origin(const std::string& origin) {
  const std::size_t host = origin.find("://") + 3;
  const bool web = origin.starts_with("http://") || origin.starts_with("https://");
  if (!web || host >= origin.size() || origin.find_first_of("/?# @", host) != std::string::npos)
    throw WrongUsage(
        "--origin: expected http:// or https:// with a host, such as https://aude.example, "
        "found \"" +
        origin + "\"");
  return origin;
}

// "off", a number of threads, or the URL of another server.
void read_analysis(Reader& in) {
  constexpr std::string_view kScheme = "http://";
  server::ServerConfig& config = in.config();
  const std::string where = in.text(std::to_string(std::max(1, processors() / 2)));
  if (where.starts_with(kScheme)) {
    config.analysis_at = where.substr(kScheme.size());
    if (config.analysis_at.ends_with('/')) config.analysis_at.pop_back();
    if (server::endpoint_of(config.analysis_at).port() == 0)
      throw WrongUsage(
          "--analysis: expected an IP address and a port, such as http://10.0.0.5:8080, "
          "found \"" +
          where + "\"");
    return;
  }
  int threads = where == "off" ? 0 : -1;
  const auto [end, wrong] = std::from_chars(where.data(), where.data() + where.size(), threads);
  const bool number = wrong == std::errc() && end == where.data() + where.size();
  if (where != "off" && (!number || threads < 0 || threads > 256))
    throw WrongUsage(
        "--analysis: expected off, a number of threads up to 256 or http://ADDRESS:PORT, "
        "found \"" +
        where + "\"");
  config.analysis_threads = threads;
}

void read_log_format(Reader& in) {
  const std::string style = in.text("text");
  if (style != "json" && style != "text" && style != "words")
    throw WrongUsage("--log: expected json or text, found " + notation::quoted(style));
  in.settings.log = style == "json" ? server::LogFormat::Json : server::LogFormat::Words;
}

constexpr Option kOptions[] = {
    {"Network", "--host", "ADDRESS",
     "listen on ADDRESS; 0.0.0.0 for all interfaces (default: 127.0.0.1)", false,
     [](Reader& in) { in.config().host = in.text(in.config().host); }},
    {"Network", "--port", "N", "listen on port N (default: 8080, or the next free port)", false,
     [](Reader& in) {
       in.config().more_ports = in.words.has(in.option->name) ? 0 : 20;
       in.config().port = static_cast<unsigned short>(in.whole(8080, 0, 65535));
     }},
    {"Network", "--cert", "FILE", "enable TLS with the certificate in FILE (PEM, with its chain)", true,
     [](Reader& in) { in.config().certificate = in.text(); }},
    {"Network", "--key", "FILE", "use the private key in FILE for TLS (PEM)", true,
     [](Reader& in) { in.config().key = in.text(); }},
    {"Network", "--proxy", "", "trust X-Forwarded-For and Forwarded from a proxy on this machine", true,
     [](Reader& in) { in.config().behind_proxy = in.flag(); }},
    {"Network", "--proxy-at", "ADDRESS", "trust X-Forwarded-For and Forwarded from a proxy at ADDRESS",
     true,
     [](Reader& in) {
       if (const std::string proxy = in.text(); !proxy.empty()) in.config().proxies.push_back(proxy);
     }},
    {"Network", "--origin", "URL",
     "accept connections from pages of another origin, such as https://aude.example", true,
     [](Reader& in) {
       if (const std::string origin = in.text(); !origin.empty())
         in.config().origins.push_back(checked_origin(origin));
     }},
    {"Network", "--client", "FOLDER",
     "serve the browser client from FOLDER (default: the client inside the program, or web/dist of the "
     "build)",
     false, read_client},
    {"Network", "--open", "", "open the game in a browser", false,
     [](Reader& in) { in.settings.open = in.flag(); }},
    {"Storage", "--data", "FOLDER",
     "store tables in FOLDER (default: $XDG_DATA_HOME/aude or ~/.local/share/aude)", false,
     [](Reader& in) {
       const auto folder = data_folder_from(in.words);
       in.show(folder.string());
       in.config().data = folder / "aude.sqlite";
     }},
    {"Storage", "--store", "URL",
     "store tables in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default: $AUDE_STORE); set the "
     "password in PGPASSWORD, PGPASSFILE or AUDE_STORE",
     false,
     [](Reader& in) {
       in.config().store = database_from(in.words);
       // The address in AUDE_STORE may contain a password.
       if (!in.config().store.empty() && !server::has_password(in.config().store))
         in.show(in.config().store);
     }},
    {"Several servers", "--standby", "",
     "wait until the server that uses this store stops, then take over", false,
     [](Reader& in) {
       const bool old_name = in.words.flag("--stand-by");
       in.settings.standby = in.flag() || old_name;
     }},
    {"Several servers", "--node", "ADDRESS",
     "join a cluster on this store; other nodes connect to ADDRESS", false,
     [](Reader& in) { in.config().node = in.text(); }},
    {"Bots and analysis", "--bot-threads", "N",
     "run bots on N threads (default: number of processors - 1)", false,
     [](Reader& in) {
       in.config().bot_threads = static_cast<int>(in.whole(std::max(1, processors() - 1), 1, 256));
     }},
    {"Bots and analysis", "--bot-ms", "N",
     "limit a bot's thinking time per action, in ms (default: 2000)", false,
     [](Reader& in) {
       in.config().bot_millis = static_cast<int>(in.whole(in.config().bot_millis, 1, 60000));
     }},
    {"Bots and analysis", "--analysis", "WHERE",
     "run hints and game analysis on WHERE threads; 0 or off refuses them, and http://ADDRESS:PORT "
     "forwards them to the aude server there (default: half the processors)",
     false, read_analysis},
    {"Limits", "--connections", "N", "total connections (default: 20000)", true,
     [](Reader& in) {
       in.limits().connections = static_cast<int>(in.whole(in.limits().connections, 1, 1000000));
     }},
    {"Limits", "--connections-each", "N", "connections per client address (default: 100)", true,
     [](Reader& in) {
       in.limits().allow_each(static_cast<int>(in.whole(in.limits().connections_each, 1, 1000000)));
     }},
    {"Limits", "--rate", "N", "HTTP requests per second per address (default: 50)", true,
     [](Reader& in) {
       in.limits().requests.per_second = static_cast<double>(in.whole(50, 1, 1000000));
       in.limits().requests.at_once = in.limits().requests.per_second * 6;
     }},
    {"Limits", "--messages", "N", "WebSocket messages per second per connection (default: 20)", true,
     [](Reader& in) {
       server::Limits& limits = in.limits();
       limits.messages.per_second = static_cast<double>(in.whole(20, 1, 1000000));
       limits.messages.at_once = limits.messages.per_second * 3;
       limits.all_messages.per_second =
           std::max(limits.all_messages.per_second, limits.messages.per_second);
       limits.all_messages.at_once = std::max(limits.all_messages.at_once, limits.messages.at_once);
     }},
    {"Limits", "--tables", "N", "tables per address in one burst, then one every 10 s (default: 30)",
     true,
     [](Reader& in) { in.limits().tables.at_once = static_cast<double>(in.whole(30, 1, 1000000)); }},
    {"Operators", "--operators", "FILE",
     "let the operators in FILE moderate on the page /moderation: one name and token per line", true,
     [](Reader& in) {
       if (const std::string file = in.text(); !file.empty())
         in.config().operators = server::read_operators(file);
     }},
    {"Logging", "--log", "FORMAT", "write the log to standard error as text or json (default: text)",
     true, read_log_format},
};

// What options mean together.
void check_together(const ServeSettings& settings) {
  const server::ServerConfig& config = settings.config;
  if (config.certificate.empty() != config.key.empty())
    throw WrongUsage("--cert and --key go together");
  if (!config.node.empty() && config.store.empty())
    throw WrongUsage("--node goes with --store: nodes share a database");
  if (!config.node.empty() && !config.certificate.empty())
    throw WrongUsage("--node goes without --cert: TLS ends at the proxy in front of the nodes");
  if (settings.standby && !config.node.empty())
    throw WrongUsage(
        "--standby and --node exclude each other: nodes take over each other's tables anyway");
}

// Appends words, and starts a new line where the next one does not fit.
void append_wrapped(std::string& out, std::string_view text, std::size_t indent) {
  constexpr std::size_t kWidth = 103;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (column > indent && column + 1 + word.size() > kWidth) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      out += ' ';
      ++column;
    }
    out += word;
    column += word.size();
  }
  out += '\n';
}

void append_entry(std::string& out, const std::string& term, std::string_view help) {
  constexpr std::size_t kColumn = 24;
  out += "  " + term + std::string(kColumn - term.size(), ' ');
  append_wrapped(out, help, kColumn + 2);
}

std::string make_help() {
  std::string out =
      R"(usage: aude serve [OPTIONS]

Runs the game server: tables, bots, storage and the browser client. Stop it with Ctrl-C; every
acknowledged action is already stored.

A configuration file has lines NAME = VALUE with the names of the options below, such as port = 8080 or
proxy = true. What is on the command line wins. On SIGHUP the server reads the file and the certificate
again. Limits, log format, origin, operators, proxies and certificate change at once; the log names what needs a
restart. If the file is wrong, nothing changes.

Configuration
)";
  append_entry(out, "--config FILE", "read options from FILE as well");
  append_entry(out, "--print-config", "print the options in force as a configuration file and exit");
  std::string_view group;
  for (const Option& each : kOptions) {
    if (each.group != group) out += std::string(each.group) + "\n";
    group = each.group;
    append_entry(out,
                 std::string(each.name) + (each.value.empty() ? "" : " ") + std::string(each.value),
                 each.help);
  }
  return out +
         "\nDeprecated: --backup FILE (aude backup), --stand-by (--standby), --log words (--log "
         "text).\n";
}

}  // namespace

ServeSettings take_serve_settings(Arguments& words) {
  if (const auto file = words.text("--config")) words.add_file(*file);
  Reader in{words};
  in.config().version = AUDE_VERSION;
  for (const Option& each : kOptions) {
    in.option = &each;
    in.settings.in_force.push_back({each.name.substr(2), {}});
    each.read(in);
  }
  check_together(in.settings);
  return std::move(in.settings);
}

std::string_view serve_help() {
  static const std::string kHelp = make_help();
  return kHelp;
}

std::string config_text(const ServeSettings& settings) {
  std::string out;
  for (const auto& [name, value] : settings.in_force)
    out += value ? std::string(name) + " = " + *value + "\n" : "# " + std::string(name) + " =\n";
  return out;
}

std::vector<std::string_view> needs_restart(const ServeSettings& before, const ServeSettings& after) {
  std::vector<std::string_view> names;
  const bool tls_changes = before.config.certificate.empty() != after.config.certificate.empty();
  for (std::size_t i = 0; i < std::size(kOptions); ++i) {
    const bool is_tls = kOptions[i].name == "--cert" || kOptions[i].name == "--key";
    const bool can_change = is_tls ? !tls_changes : kOptions[i].reloads;
    if (!can_change && before.in_force[i].value != after.in_force[i].value)
      names.push_back(before.in_force[i].name);
  }
  return names;
}

}  // namespace aude::app
