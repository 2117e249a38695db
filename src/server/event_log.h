// What a server has to say to whoever runs it, on standard error: a line of words for each event, or
// of JSON for programs that collect them. Never tokens, and nothing that people write.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace aude::server {

enum class LogFormat { Words, Json };
void set_log_format(LogFormat style);
// Which node of several it is; in JSON only.
void set_log_node(std::string node);

// `event` is one of docs/hosting.md; `facts` are for programs: in words all of them are in the text.
using Fact = std::pair<std::string_view, std::string>;
void note(std::string_view event, std::string_view text, std::initializer_list<Fact> facts = {});

// The line without its end.
std::string log_line(LogFormat style, std::string_view event, std::string_view text,
                     std::initializer_list<Fact> facts, std::string_view time, std::string_view node);

}  // namespace aude::server
