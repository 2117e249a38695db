// SPDX-License-Identifier: MIT
#include "app/bundle.h"

#include "server/postgres_session.h"

#ifdef AUDE_BUNDLE
// client.S
extern "C" const char kAudeClient[];
extern "C" const char kAudeClientEnd[];
#endif

namespace aude::app {

std::string_view bundled_client() {
#ifdef AUDE_BUNDLE
  return {kAudeClient, static_cast<std::size_t>(kAudeClientEnd - kAudeClient)};
#else
  return {};
#endif
}

std::string version_text() {
  std::string text = "aude " AUDE_VERSION "\n";
  if (const std::string_view commit = AUDE_COMMIT; !commit.empty())
    text += "commit: " + std::string(commit) + "\n";
  const std::size_t kilobytes = bundled_client().size() / 1024;
  text += "storage: SQLite";
  text += server::has_postgres() ? ", PostgreSQL\n" : "; PostgreSQL is not built in\n";
  text += "client: ";
  text += kilobytes > 0 ? "built in (" + std::to_string(kilobytes) + " KB)" : "not built in";
  return text + "\n";
}

}  // namespace aude::app
