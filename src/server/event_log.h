// SPDX-License-Identifier: MIT
// The server's log on standard error: one line per event, as text or as JSON. It never contains tokens
// or what people write.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace aude::server {

enum class LogFormat { Words, Json };
void set_log_format(LogFormat style);
// The node of a cluster, in JSON only.
void set_log_node(std::string node);

// `event` is one of docs/hosting.md; `facts` are members of the JSON object, the text contains them
// too.
using Fact = std::pair<std::string_view, std::string>;
void note(std::string_view event, std::string_view text, std::initializer_list<Fact> facts = {});

// The same at most once per second: for events that come in floods, such as those of an outage.
void note_sometimes(std::string_view event, std::string_view text);

// The line without its end.
std::string log_line(LogFormat style, std::string_view event, std::string_view text,
                     std::initializer_list<Fact> facts, std::string_view time, std::string_view node);

}  // namespace aude::server
