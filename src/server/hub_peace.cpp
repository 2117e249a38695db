// SPDX-License-Identifier: MIT
// Reports of players, and sanctions against them.
#include <algorithm>

#include "server/loaded_table.h"

namespace aude::server {

// The reply follows when the report is stored.
void Hub::report(LoadedTable& loaded, ClientSession& session, const Request& request) {
  const auto& report = std::get<Report>(request.body);
  const auto refuse = [&](std::string_view code, std::string_view message, std::string_view where) {
    ++count_.refused;
    send(loaded, session,
         std::make_shared<const std::string>(error_text(request.id, code, message, where)));
  };
  const auto about = loaded.table->person_at(report.seat);
  if (!about || session.member_.holds(report.seat))
    return refuse("not_allowed", "Only another person can be reported.", "seat");
  FiledReport filed{loaded.table->id(),        report.seat,      *about,        {},
                    session.member_.player.id, session.address_, report.reason, {}};
  if (!report.text.empty()) {
    auto text = clean_chat(report.text);
    if (!text) return refuse("too_long", "This text cannot be sent.", "text");
    filed.text = std::move(*text);
  }
  for (const auto& each : loaded.sessions) {
    if (each->member_.holds(report.seat)) filed.address = each->address_;
  }
  const auto stored = std::make_shared<bool>(false);
  const auto done = [stored, id = request.id, sink = session.sink_,
                     version = loaded.table->version()](bool) {
    const auto there = sink.lock();
    if (there == nullptr) return;
    const std::string text =
        *stored ? ok_text(id, version)
                : error_text(id, "storage", "The report could not be stored; please try again.");
    there->send(std::make_shared<const std::string>(text));
  };
  const auto ticket = storage_pool_.submit({session.address_, 0, 1,
                                            [this, stored, filed](const auto&) {
                                              *stored = config_.report(filed);
                                              return false;
                                            },
                                            done});
  if (ticket == nullptr) done(false);
}

void Hub::turn_out(ClientSession& session, const Problem& why) {
  const auto sink = session.sink_.lock();
  if (sink == nullptr) return;
  sink->send(std::make_shared<const std::string>(problem_message({}, why)));
  sink->close(why.code);
}

// The sessions end when their connections have closed.
void Hub::enforce_sanctions() {
  for (const auto& [table, loaded] : loaded_tables_) {
    for (const auto& session : loaded->sessions) {
      const auto barred =
          config_.why_barred(BarredFrom::Entry, session->member_.player.id, session->address_);
      if (barred) turn_out(*session, *barred);
    }
  }
}

}  // namespace aude::server
