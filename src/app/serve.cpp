// `aude serve`: the game server.
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>

#include "app/backup.h"
#include "app/bundle.h"
#include "app/commands.h"
#include "app/desktop.h"
#include "app/places.h"
#include "server/event_log.h"
#include "server/relay.h"
#include "server/server.h"
#include "server/standby.h"
#include "server/stores.h"
#include "server/system.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kServeHelp =
    R"(usage: aude serve [OPTIONS]

Runs the game server: tables, bots, storage and the browser client. Stop it with Ctrl-C; every
acknowledged action is already stored.

Network
  --host ADDRESS          listen on ADDRESS; 0.0.0.0 for all interfaces (default: 127.0.0.1)
  --port N                listen on port N (default: 8080, or the next free port)
  --cert FILE --key FILE  enable TLS
  --proxy                 trust X-Forwarded-For and Forwarded from a proxy on this machine
  --proxy-at ADDRESS      trust X-Forwarded-For and Forwarded from a proxy at ADDRESS
  --origin URL            accept connections from pages of another origin, such as https://aude.example
  --client FOLDER         serve the browser client from FOLDER (default: the client inside the program,
                          or web/dist of the build)
  --open                  open the game in a browser
Storage
  --data FOLDER           store tables in FOLDER (default: $XDG_DATA_HOME/aude or ~/.local/share/aude)
  --store URL             store tables in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default:
                          $AUDE_STORE); set the password in PGPASSWORD, PGPASSFILE or AUDE_STORE
Several servers
  --standby               wait until the server that uses this store stops, then take over
  --node ADDRESS          join a cluster on this store; other nodes connect to ADDRESS
Bots and analysis
  --bot-threads N         run bots on N threads (default: number of processors - 1)
  --bot-ms N              limit a bot's thinking time per action, in ms (default: 2000)
  --analysis WHERE        run hints and game analysis on WHERE threads; 0 or off refuses them, and
                          http://ADDRESS:PORT forwards them to the aude server there (default: half
                          the processors)
Limits
  --connections N         total connections (default: 20000)
  --connections-each N    connections per client address (default: 100)
  --rate N                HTTP requests per second per address (default: 50)
  --messages N            WebSocket messages per second per connection (default: 20)
  --tables N              tables per address in one burst, then one every 10 s (default: 30)
Logging
  --log FORMAT            write the log to standard error as text or json (default: text)

Deprecated: --backup FILE (aude backup), --stand-by (--standby), --log words (--log text).
)";

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

// SCHEME://HOST[:PORT], as browsers write it in the Origin header.
std::string take_origin(const std::string& origin) {
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
void take_analysis(Arguments& words, int processors, server::ServerConfig& config) {
  constexpr std::string_view kScheme = "http://";
  config.analysis_threads = std::max(1, processors / 2);
  const auto where = words.text("--analysis");
  if (!where) return;
  if (where->starts_with(kScheme)) {
    config.analysis_at = where->substr(kScheme.size());
    if (config.analysis_at.ends_with('/')) config.analysis_at.pop_back();
    if (server::endpoint_of(config.analysis_at).port() == 0)
      throw WrongUsage(
          "--analysis: expected an IP address and a port, such as http://10.0.0.5:8080, "
          "found \"" +
          *where + "\"");
    return;
  }
  int threads = *where == "off" ? 0 : -1;
  const auto [end, wrong] = std::from_chars(where->data(), where->data() + where->size(), threads);
  const bool number = wrong == std::errc() && end == where->data() + where->size();
  if (*where != "off" && (!number || threads < 0 || threads > 256))
    throw WrongUsage(
        "--analysis: expected off, a number of threads up to 256 or http://ADDRESS:PORT, "
        "found \"" +
        *where + "\"");
  config.analysis_threads = threads;
}

server::ServerConfig take_config(Arguments& words) {
  server::ServerConfig config;
  config.host = words.text("--host").value_or(config.host);
  const auto port = words.whole("--port", -1, 0, 65535);
  config.port = static_cast<unsigned short>(port < 0 ? 8080 : port);
  config.more_ports = port < 0 ? 20 : 0;
  config.data = data_folder_from(words);
  config.store = database_from(words);
  if (const auto client = words.text("--client")) {
    config.client = *client;
  } else if (config.bundle = bundled_client(); config.bundle.empty()) {
    config.client = usual_client();
  }
  if (!config.client.empty() && !fs::is_regular_file(config.client / "index.html"))
    throw Refused{{"--client " + config.client.string(), "there is no index.html"}};
  config.certificate = words.text("--cert").value_or("");
  config.key = words.text("--key").value_or("");
  if (config.certificate.empty() != config.key.empty())
    throw WrongUsage("--cert and --key go together");
  config.node = words.text("--node").value_or("");
  config.version = AUDE_VERSION;
  if (!config.node.empty() && config.store.empty())
    throw WrongUsage("--node goes with --store: nodes share a database");
  if (!config.node.empty() && !config.certificate.empty())
    throw WrongUsage("--node goes without --cert: TLS ends at the proxy in front of the nodes");
  config.behind_proxy = words.flag("--proxy");
  if (const auto proxy = words.text("--proxy-at")) config.proxies.push_back(*proxy);
  if (const auto origin = words.text("--origin")) config.origins.push_back(take_origin(*origin));
  const int processors = static_cast<int>(std::thread::hardware_concurrency());
  config.bot_threads =
      static_cast<int>(words.whole("--bot-threads", std::max(1, processors - 1), 1, 256));
  take_analysis(words, processors, config);
  config.bot_millis = static_cast<int>(words.whole("--bot-ms", config.bot_millis, 1, 60000));
  server::Limits& limits = config.limits;
  limits.connections = static_cast<int>(words.whole("--connections", limits.connections, 1, 1000000));
  limits.allow_each(
      static_cast<int>(words.whole("--connections-each", limits.connections_each, 1, 1000000)));
  limits.requests.per_second = static_cast<double>(words.whole("--rate", 50, 1, 1000000));
  limits.requests.at_once = limits.requests.per_second * 6;
  limits.messages.per_second = static_cast<double>(words.whole("--messages", 20, 1, 1000000));
  limits.messages.at_once = limits.messages.per_second * 3;
  limits.all_messages.per_second = std::max(limits.all_messages.per_second, limits.messages.per_second);
  limits.all_messages.at_once = std::max(limits.all_messages.at_once, limits.messages.at_once);
  limits.tables.at_once = static_cast<double>(words.whole("--tables", 30, 1, 1000000));
  return config;
}

// For a standby server: waits a moment, and returns whether it was told to stop.
bool is_ended_meanwhile(const sigset_t& ending) {
  server::notify_system("READY=1");
  server::notify_system("WATCHDOG=1");
  constexpr timespec kMoment{0, 100'000'000};
  return sigtimedwait(&ending, nullptr, &kMoment) > 0;
}

bool takes_json_log(Arguments& words) {
  const std::string style = words.text("--log").value_or("text");
  if (style != "json" && style != "text" && style != "words")
    throw WrongUsage("--log: expected json or text, found \"" + style + "\"");
  if (style == "json") server::set_log_format(server::LogFormat::Json);
  return style == "json";
}

// The process ends within two seconds of SIGTERM, whatever a database or a disk does. Every
// acknowledged action is stored already, so nothing is lost by ending early.
void end_in_time() {
  constexpr std::chrono::milliseconds kMost(1700);
  std::this_thread::sleep_for(kMost);
  server::note("stop_forced", "the storage does not answer; exiting without waiting for it");
  std::_Exit(kSuccess);
}

int run_serve(Arguments& words) {
  const auto backup = words.text("--backup");
  const bool open = words.flag("--open");
  const bool waits = words.flag("--standby") || words.flag("--stand-by");
  server::ServerConfig config = take_config(words);
  const bool json = takes_json_log(words);
  words.finish();
  if (waits && !config.node.empty())
    throw WrongUsage(
        "--standby and --node exclude each other: nodes take over each other's tables anyway");
  const fs::path folder = config.data;
  config.data = folder / "aude.sqlite";
  if (backup) return back_up(config.store.empty() ? config.data.string() : config.store, *backup);
  if (config.store.empty()) make_data_folder(folder);
  raise_handle_limit();
  // One thread waits for signals; all others block them.
  sigset_t ending;
  sigemptyset(&ending);
  sigaddset(&ending, SIGINT);
  sigaddset(&ending, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ending, nullptr);
  signal(SIGPIPE, SIG_IGN);
  umask(S_IRWXG | S_IRWXO);  // stored data is readable by this user only
  auto begun = waits ? server::standby(config, [&] { return is_ended_meanwhile(ending); })
                     : std::make_unique<server::Server>(config);
  if (begun == nullptr) return kSuccess;
  server::Server& server = *begun;
  server.prepare_assets([&] {
    server::notify_system("READY=1");
    print_addresses(config, server.port());
    if (json)
      server::note("started", "version " AUDE_VERSION, {{"port", std::to_string(server.port())}});
    if (open) open_browser(own_address(config, server.port()));
  });
  std::thread listener([&] {
    int which = 0;
    sigwait(&ending, &which);
    std::thread(end_in_time).detach();
    server.stop();
  });
  const bool held_store = server.run();
  if (!held_store) kill(getpid(), SIGTERM);  // for the listener
  listener.join();
  begun.reset();
  if (json) server::note("stopped", "server stopped");
  if (!held_store) throw std::runtime_error("another server took over the tables; shutting down");
  return kSuccess;
}

}  // namespace

extern const Command kServe{"serve", "run the game server", kServeHelp, run_serve};

}  // namespace aude::app
