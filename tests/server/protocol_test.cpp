// SPDX-License-Identifier: MIT
// Runs the conversations of docs/protocol.md against a real server.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <sstream>

#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

struct Line {
  int number = 0;
  std::string text;  // with its continuation lines
};
using Talk = std::vector<Line>;

std::vector<Talk> read_talks() {
  std::ifstream in(AUDE_SOURCE_DIR "/docs/protocol.md");
  std::vector<Talk> talks;
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.starts_with("```")) {
      inside = line == "```talk";
      if (inside) talks.emplace_back();
    } else if (inside && line.starts_with(" ")) {
      talks.back().back().text += line;
    } else if (inside) {
      talks.back().push_back({number, line});
    }
  }
  return talks;
}

void replace_all(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size()) {
    text.replace(at, what.size(), with);
  }
}

// One conversation: its open sockets and the values its names stand for.
class Conversation {
 public:
  explicit Conversation(unsigned short port) : port_(port) {}

  void run(const Line& line) {
    SCOPED_TRACE("docs/protocol.md:" + std::to_string(line.number) + ": " + line.text);
    const std::size_t mark = line.text.find_first_of("<>");
    ASSERT_NE(mark, std::string::npos);
    const std::string who = line.text.substr(0, mark);
    const std::string what = line.text.substr(mark + 2);
    const bool says = line.text[mark] == '>';
    if (who.empty() && says && what.starts_with("WS ")) {
      const std::string name = what.substr(3, what.find(' ', 3) - 3);
      sockets_[name] = std::make_unique<WebSocket>(port_, filled(what.substr(what.find('/'))));
      EXPECT_EQ(sockets_[name]->status(), 101);
    } else if (who.empty() && says) {
      ask(what);
    } else if (who.empty()) {
      EXPECT_EQ(reply_.status, std::stoi(what)) << reply_.body;
      expect(json::parse(reply_.body), parsed(what.substr(4)), "");
    } else if (says) {
      sockets_.at(who)->send(filled_in(parsed(what)));
    } else {
      const json::value wanted = parsed(what);
      expect(sockets_.at(who)->next(wanted.at("type").as_string()), wanted, "");
    }
  }

 private:
  void ask(const std::string& what) {
    const std::size_t path = what.find(' ') + 1;
    const std::size_t body = what.find(" {");
    reply_ = request(port_, what.substr(0, path - 1), filled(what.substr(path, body - path)),
                     body == std::string::npos ? "" : what.substr(body + 1));
  }

  static json::value parsed(std::string text) {
    replace_all(text, ", ...]", ", \"...\"]");
    return json::parse(text);
  }

  // Names that are known are replaced by what they stand for.
  std::string filled(std::string text) const {
    for (const auto& [name, value] : names_) {
      if (value.is_string()) replace_all(text, name, std::string(value.as_string()));
    }
    return text;
  }
  json::value filled_in(json::value value) const {
    if (value.is_string()) {
      const auto known = names_.find(std::string(value.as_string()));
      return known == names_.end() ? value : known->second;
    }
    if (value.is_object()) {
      for (auto& [key, member] : value.as_object()) member = filled_in(member);
    }
    if (value.is_array()) {
      for (json::value& item : value.as_array()) item = filled_in(item);
    }
    return value;
  }

  void expect(const json::value& found, const json::value& wanted, const std::string& path) {
    if (wanted.is_string() && wanted.as_string() == "*") return;
    if (wanted.is_string() && wanted.as_string().starts_with('$')) {
      const auto [known, is_new] = names_.emplace(std::string(wanted.as_string()), found);
      EXPECT_TRUE(is_new || known->second == found) << path << ": " << json::serialize(found);
    } else if (wanted.is_object()) {
      ASSERT_TRUE(found.is_object()) << path << ": " << json::serialize(found);
      for (const auto& [key, value] : wanted.as_object()) {
        const json::value* member = found.as_object().if_contains(key);
        ASSERT_NE(member, nullptr) << path << "." << key << " is missing: " << json::serialize(found);
        expect(*member, value, path + "." + std::string(key));
      }
    } else if (wanted.is_array()) {
      expect_items(found, wanted.as_array(), path);
    } else {
      const json::value exact =
          wanted.is_string() ? json::value(filled(std::string(wanted.as_string()))) : wanted;
      EXPECT_EQ(json::serialize(found), json::serialize(exact)) << path;
    }
  }

  void expect_items(const json::value& found, const json::array& wanted, const std::string& path) {
    ASSERT_TRUE(found.is_array()) << path;
    const bool more = !wanted.empty() && wanted.back() == "...";
    const std::size_t count = wanted.size() - (more ? 1 : 0);
    ASSERT_GE(found.as_array().size(), count) << path << ": " << json::serialize(found);
    if (!more) {
      EXPECT_EQ(found.as_array().size(), count) << path << ": " << json::serialize(found);
    }
    for (std::size_t i = 0; i < count; ++i) {
      expect(found.as_array()[i], wanted[i], path + "[" + std::to_string(i) + "]");
    }
  }

  unsigned short port_;
  std::map<std::string, std::unique_ptr<WebSocket>> sockets_;
  std::map<std::string, json::value> names_;
  HttpReply reply_;
};

TEST(Protocol, the_conversations_of_the_documentation_happen) {
  const TemporaryFolder folder;
  const RunningServer server(test_config(folder.path()));
  const auto talks = read_talks();
  ASSERT_GE(talks.size(), 4U);
  for (const Talk& talk : talks) {
    Conversation conversation(server.port());
    for (const Line& line : talk) {
      conversation.run(line);
      if (HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace aude::server
