// `aude serve`: the table that anyone can host.
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>

#include "app/commands.h"
#include "app/places.h"
#include "server/event_log.h"
#include "server/server.h"
#include "server/sqlite_store.h"
#include "server/standby.h"
#include "server/stores.h"
#include "server/system.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kServeHelp =
    R"(usage: aude serve [OPTIONS]
Serves the game to browsers: tables, seats, bots, storage. Stops at Ctrl-C; nothing is lost.
  --host ADDRESS     where to listen (default 127.0.0.1: this machine only; 0.0.0.0: everybody)
  --port N           the port (default 8080, or the next free one when no port is asked for)
  --data FOLDER      where tables are kept (default: aude in the user's data folder)
  --store ADDRESS    keep tables in PostgreSQL instead: postgresql://USER@HOST:PORT/DATABASE (default: what
                     AUDE_STORE says); the password comes from PGPASSWORD, PGPASSFILE or AUDE_STORE
  --stand-by         when another server has the tables, wait until it ends, and go on in its place
  --node ADDRESS     share the database with other servers that say so too: be one node of a house of
                     several, who reach this one at ADDRESS (10.0.0.2) and its port
  --client FOLDER    the browser client (default: web/dist beside the program)
  --cert FILE --key FILE   serve with TLS
  --proxy            a proxy on this machine stands in front: believe its X-Forwarded-For
  --proxy-at ADDRESS the same for a proxy at that address
  --origin URL       another origin whose pages may connect, "https://aude.example"
  --bot-threads N    threads on which bots think (default: all processors but one)
  --bot-ms N         milliseconds that a bot may think about one action (default 2000)
  --connections N    connections allowed in all (default 20000)
  --connections-each N   connections allowed from one address (default 100)
  --rate N           requests a second from one address (default 50)
  --messages N       WebSocket messages a second on one connection (default 20)
  --tables N         tables that one address may make at once (default 30; then one in 10 s)
  --log json         what happens as JSON on standard error, a line each (default: in words)
  --open             open the browser
  --backup FILE      write a copy of the data to FILE and exit; a server may be running meanwhile
)";

fs::path usual_data() {
  if (const char* set = std::getenv("XDG_DATA_HOME"); set != nullptr && *set != '\0')
    return fs::path(set) / "aude";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return fs::path(home) / ".local/share/aude";
  }
  return "aude-data";
}

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
  if (config.client.empty()) {
    std::cout
        << "  The browser client is not built: scripts/client builds it, --client says where it is.\n";
  }
  std::cout << std::flush;
}

void open_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  if (fork() == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execlp("xdg-open", "xdg-open", address.c_str(), nullptr);
    _exit(1);
  }
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  const bool made = fs::create_directories(folder, error);
  if (!error && made) fs::permissions(folder, fs::perms::owner_all, error);
  if (error) throw Refused{{"--data " + folder.string(), "cannot be created: " + error.message()}};
  if (access(folder.c_str(), W_OK | X_OK) != 0)
    throw Refused{{"--data " + folder.string(), "this user may not write there"}};
}

// Every connection is a file handle.
void raise_handle_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// An address in the environment may hold a password, one on the command line may not.
std::string take_store(Arguments& words) {
  if (const auto word = words.text("--store")) return database_from_word("--store", *word);
  const char* set = std::getenv("AUDE_STORE");
  if (set == nullptr || *set == '\0') return {};
  if (!server::is_database_address(set))
    throw WrongUsage("AUDE_STORE expects postgresql://USER@HOST:PORT/DATABASE");
  return set;
}

server::ServerConfig take_config(Arguments& words) {
  server::ServerConfig config;
  config.host = words.text("--host").value_or(config.host);
  const auto port = words.whole("--port", -1, 0, 65535);
  config.port = static_cast<unsigned short>(port < 0 ? 8080 : port);
  config.more_ports = port < 0 ? 20 : 0;
  config.data = words.text("--data").value_or(usual_data().string());
  config.store = take_store(words);
  config.client = words.text("--client").value_or(usual_client().string());
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
  if (const auto origin = words.text("--origin")) config.origins.push_back(*origin);
  const int processors = static_cast<int>(std::thread::hardware_concurrency());
  config.bot_threads =
      static_cast<int>(words.whole("--bot-threads", std::max(1, processors - 1), 1, 256));
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

// For a server that stands by: lets a moment pass, and says whether it was told to end.
bool is_ended_meanwhile(const sigset_t& ending) {
  server::notify_system("READY=1");
  server::notify_system("WATCHDOG=1");
  constexpr timespec kMoment{0, 100'000'000};
  return sigtimedwait(&ending, nullptr, &kMoment) > 0;
}

bool takes_json_log(Arguments& words) {
  const std::string style = words.text("--log").value_or("words");
  if (style != "json" && style != "words") throw WrongUsage("--log expects json or words");
  if (style == "json") server::set_log_format(server::LogFormat::Json);
  return style == "json";
}

int run_serve(Arguments& words) {
  const auto backup = words.text("--backup");
  const bool open = words.flag("--open");
  const bool waits = words.flag("--stand-by");
  server::ServerConfig config = take_config(words);
  const bool json = takes_json_log(words);
  words.finish();
  if (waits && !config.node.empty())
    throw WrongUsage(
        "--stand-by is for a server that has the tables alone; nodes go on for each other");
  const fs::path folder = config.data;
  config.data = folder / "aude.sqlite";
  if (backup) {
    if (!config.store.empty())
      throw WrongUsage("--backup copies a file of SQLite's; use pg_dump for a PostgreSQL database");
    server::SqliteStore::back_up(config.data, *backup);
    return kSuccess;
  }
  if (config.store.empty()) make_folder(folder);
  raise_handle_limit();
  // Signals are taken by one thread that waits for them; all others never see them.
  sigset_t ending;
  sigemptyset(&ending);
  sigaddset(&ending, SIGINT);
  sigaddset(&ending, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ending, nullptr);
  signal(SIGPIPE, SIG_IGN);
  umask(S_IRWXG | S_IRWXO);  // what is stored is nobody else's business
  const auto begun = waits ? server::standby(config, [&] { return is_ended_meanwhile(ending); })
                           : std::make_unique<server::Server>(config);
  if (begun == nullptr) return kSuccess;
  server::Server& server = *begun;
  server.prepare_assets();
  server::notify_system("READY=1");
  print_addresses(config, server.port());
  if (json) server::note("started", "version " AUDE_VERSION, {{"port", std::to_string(server.port())}});
  if (open) open_browser(own_address(config, server.port()));
  std::thread listener([&] {
    int which = 0;
    sigwait(&ending, &which);
    server.stop();
  });
  const bool held_store = server.run();
  if (!held_store) kill(getpid(), SIGTERM);  // for the listener
  listener.join();
  if (json) server::note("ended", "no more requests are answered");
  if (!held_store) throw std::runtime_error("another server has taken the tables; this one ends");
  return kSuccess;
}

}  // namespace

extern const Command kServe{"serve", "serve the game to browsers", kServeHelp, run_serve};

}  // namespace aude::app
