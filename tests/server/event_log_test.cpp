// SPDX-License-Identifier: MIT
// The log of a server.
#include "server/event_log.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

namespace aude::server {
namespace {

TEST(EventLog, an_event_is_a_line_of_text_or_json) {
  const auto line = [](LogFormat style, std::string_view node) {
    return log_line(style, "table_damaged", "table x is\n\"damaged\"", {{"table", "x"}},
                    "2026-11-16T02:35:27.123Z", node);
  };
  EXPECT_EQ(line(LogFormat::Words, "10.0.0.1:80"), "table_damaged: table x is\n\"damaged\"");
  const std::string text = line(LogFormat::Json, "10.0.0.1:80");
  EXPECT_EQ(text.find('\n'), std::string::npos);
  EXPECT_EQ(boost::json::parse(text), (boost::json::value{{"time", "2026-11-16T02:35:27.123Z"},
                                                          {"event", "table_damaged"},
                                                          {"text", "table x is\n\"damaged\""},
                                                          {"node", "10.0.0.1:80"},
                                                          {"table", "x"}}));
  EXPECT_FALSE(boost::json::parse(line(LogFormat::Json, "")).as_object().contains("node"));
}

}  // namespace
}  // namespace aude::server
