// SPDX-License-Identifier: MIT
#include "art/xml.h"

#include <cctype>

namespace aude::art {

namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  XmlDocument read() {
    while (!failed() && at_ < text_.size()) {
      if (text_[at_] == '<') {
        read_tag();
      } else {
        read_text();
      }
    }
    if (!failed() && !open_.empty()) fail("<" + open_.back() + "> is not closed");
    if (!failed() && roots_ != 1) fail("there must be one root element");
    return std::move(out_);
  }

 private:
  bool failed() const { return out_.fault.has_value(); }
  void fail(const std::string& why) {
    if (!failed())
      out_.fault = "at " + std::to_string(at_) + ": " + why + " near \"" +
                   std::string(text_.substr(at_, 40)) + "\"";
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (std::isspace(static_cast<unsigned char>(peek()))) ++at_;
  }

  std::string read_name() {
    const std::size_t from = at_;
    if (!std::isalpha(static_cast<unsigned char>(peek()))) fail("a name was expected");
    while (std::isalnum(static_cast<unsigned char>(peek())) || peek() == '-' || peek() == ':' ||
           peek() == '_')
      ++at_;
    return std::string(text_.substr(from, at_ - from));
  }

  void read_text() {
    for (; at_ < text_.size() && text_[at_] != '<'; ++at_) {
      if (text_[at_] == '&') check_entity();
      if (open_.empty() && !std::isspace(static_cast<unsigned char>(text_[at_])))
        return fail("text outside of the root");
      check_character();
    }
  }

  void check_character() {
    if (static_cast<unsigned char>(text_[at_]) < 0x20 && text_[at_] != '\n' && text_[at_] != '\t')
      fail("a control character");
  }

  void check_entity() {
    for (std::string_view entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"}) {
      if (text_.substr(at_, entity.size()) == entity) return;
    }
    fail("a bare &");
  }

  void read_tag() {
    ++at_;
    if (peek() == '/') return read_end();
    const std::string name = read_name();
    if (open_.empty()) ++roots_;
    std::set<std::string> seen;
    for (;;) {
      const std::size_t before = at_;
      skip_space();
      if (failed()) return;
      if (peek() == '>') {
        ++at_;
        open_.push_back(name);
        return;
      }
      if (text_.substr(at_, 2) == "/>") {
        at_ += 2;
        return;
      }
      if (at_ == before) return fail("a space before an attribute was expected");
      read_attribute(seen);
    }
  }

  void read_attribute(std::set<std::string>& seen) {
    const std::string name = read_name();
    if (!seen.insert(name).second) return fail("attribute " + name + " twice");
    if (peek() != '=') return fail("= was expected");
    ++at_;
    const char quote = peek();
    if (quote != '"' && quote != '\'') return fail("a quote was expected");
    const std::size_t from = ++at_;
    for (; at_ < text_.size() && text_[at_] != quote; ++at_) {
      if (text_[at_] == '<') return fail("< in an attribute");
      if (text_[at_] == '&') check_entity();
      check_character();
    }
    const std::string_view value = text_.substr(from, at_ - from);
    if (peek() != quote) return fail("an attribute is not closed");
    ++at_;
    if (value.find("nan") != std::string_view::npos || value.find("inf") != std::string_view::npos)
      fail("no number");
    note(name, value);
  }

  void note(const std::string& name, std::string_view value) {
    if (name == "id" && !out_.ids.insert(std::string(value)).second)
      fail("id " + std::string(value) + " twice");
    if (name == "href") out_.references.emplace_back(value.substr(1));
    if (value.starts_with("url(#")) out_.references.emplace_back(value.substr(5, value.size() - 6));
  }

  void read_end() {
    ++at_;
    const std::string name = read_name();
    if (open_.empty() || open_.back() != name) return fail("</" + name + "> closes nothing");
    open_.pop_back();
    if (peek() != '>') return fail("> was expected");
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int roots_ = 0;
  std::vector<std::string> open_;
  XmlDocument out_;
};

}  // namespace

XmlDocument read_xml(std::string_view text) { return Reader(text).read(); }

}  // namespace aude::art
