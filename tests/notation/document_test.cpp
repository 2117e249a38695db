// SPDX-License-Identifier: MIT
// Strict JSON, and splitting a stream into documents.
#include "notation/document.h"

#include <gtest/gtest.h>

#include <sstream>

namespace aude::notation {
namespace {

std::string complaint(std::string_view text) {
  const auto parsed = parse_document(text);
  return parsed ? "accepted" : parsed.refusal().where + ": " + parsed.refusal().what;
}

TEST(Document, a_value_is_parsed) {
  const auto parsed = parse_document(R"({"a": [1, -2, true, null, "\u00e9"], "b": {"a": 1}})");
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->at("a").at(1).as_int64(), -2);
  EXPECT_EQ(parsed->at("a").at(4).as_string(), "\xC3\xA9");
  EXPECT_EQ(parsed->at("b").at("a").as_int64(), 1);
}

TEST(Document, duplicate_names_in_an_object_are_refused) {
  EXPECT_NE(complaint("{\"a\": 1,\n \"a\": 2}").find("line 2"), std::string::npos);
  EXPECT_NE(complaint("{\"a\": 1, \"a\": 2}").find("\"a\" appears twice"), std::string::npos);
  EXPECT_NE(complaint(R"({"a": 1, "\u0061": 2})").find("\"a\" appears twice"), std::string::npos);
  EXPECT_NE(complaint(R"([{"x": {"y": 1, "y": 1}}])").find("\"y\" appears twice"), std::string::npos);
  EXPECT_EQ(complaint(R"([{"a": 1}, {"a": {"a": 1}}])"), "accepted");
}

TEST(Document, a_truncated_text_is_reported_as_ending_too_early) {
  const std::string whole = R"({"a": [1, "two", {"b": null}]})";
  for (std::size_t length = 1; length < whole.size(); ++length) {
    EXPECT_NE(complaint(whole.substr(0, length)).find("unexpected end of input"), std::string::npos)
        << length;
  }
}

TEST(Document, nothing_may_follow) {
  EXPECT_NE(complaint("{} {}").find("something follows the end"), std::string::npos);
  EXPECT_EQ(complaint("{} \n"), "accepted");
}

TEST(Document, depth_is_limited) {
  EXPECT_EQ(complaint(std::string(30, '[') + std::string(30, ']')), "accepted");
  EXPECT_NE(complaint(std::string(100'000, '[')).find("levels deep"), std::string::npos);
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_NE(complaint(objects).find("levels deep"), std::string::npos);
}

TEST(Document, text_that_is_not_strict_json_is_refused) {
  for (const char* text :
       {"NaN", "[NaN]", "[Infinity]", "[-Infinity]", "[01]", "[1.]", "[.5]", "[+1]", "['a']", "[1,]",
        "{\"a\":1,}", "// x\n1", "[\"\t\"]", "[\"\\x\"]", "[tru]", "\xEF\xBB\xBF{}", "{a: 1}"}) {
    EXPECT_NE(complaint(text), "accepted") << text;
  }
}

TEST(Document, bytes_that_are_not_utf8_are_refused) {
  for (const char* text : {"[\"\xFF\"]", "[\"\xC0\x80\"]", "[\"\xE2\x82\"]", "[\"\xED\xA0\x80\"]",
                           "[\"\xF5\x80\x80\x80\"]", "[\"\x80\"]", "{\"\xFF\": 1}", "[\xFF]"}) {
    EXPECT_NE(complaint(text), "accepted") << text;
  }
}

TEST(Document, too_many_values_are_refused) {
  std::string text = "[0";
  for (std::size_t i = 0; i < kMaxDocumentValues; ++i) text += ",0";
  EXPECT_NE(complaint(text + "]").find("more than 1000000 values"), std::string::npos);
}

TEST(Document, errors_shorten_long_names) {
  const std::string name(1'000'000, 'x');
  EXPECT_LT(complaint("{\"" + name + "\": 1, \"" + name + "\": 2}").size(), 300U);
}

std::vector<std::string> documents(const std::string& text) {
  std::istringstream in(text);
  DocumentStream stream(in);
  std::vector<std::string> found;
  while (auto next = stream.next()) {
    if (!*next) {
      found.push_back("refused at " + next->refusal().where);
      break;
    }
    found.push_back(**next);
  }
  return found;
}

TEST(DocumentStream, finds_documents_on_one_line_over_lines_and_side_by_side) {
  EXPECT_EQ(documents("{\"a\":1}\n{\"b\":2}\n"), (std::vector<std::string>{"{\"a\":1}", "{\"b\":2}"}));
  EXPECT_EQ(documents("\n {\n\"a\":\n[1]\n}{}"), (std::vector<std::string>{"{\n\"a\":\n[1]\n}", "{}"}));
  EXPECT_EQ(documents(" \t\r\n"), std::vector<std::string>{});
}

TEST(DocumentStream, brackets_inside_strings_do_not_count) {
  const std::string text = R"({"a":"}}]]\"}","b\\":"{"})";
  EXPECT_EQ(documents(text + text), (std::vector<std::string>{text, text}));
}

TEST(DocumentStream, refuses_text_that_does_not_start_with_a_brace) {
  EXPECT_EQ(documents("{}\n\nnonsense"), (std::vector<std::string>{"{}", "refused at line 3"}));
}

TEST(DocumentStream, gives_the_rest_of_a_truncated_document_to_the_parser) {
  EXPECT_EQ(documents("{\"a\": [1, "), std::vector<std::string>{"{\"a\": [1, "});
}

TEST(DocumentStream, refuses_a_document_that_is_too_long_without_reading_it_all) {
  std::istringstream in("\n{\"a\":\"" + std::string(2 * kMaxDocumentBytes, 'x'));
  DocumentStream stream(in);
  const auto next = stream.next();
  ASSERT_TRUE(next);
  ASSERT_FALSE(*next);
  EXPECT_EQ(next->refusal().where, "line 2");
  EXPECT_LT(static_cast<std::size_t>(in.tellg()), kMaxDocumentBytes + 100);
}

// --- cursors ---

TEST(JsonCursor, the_first_fault_counts_and_everything_reads_as_empty_after_it) {
  const auto document = parse_document(R"({"a":[1,"x"],"b":{"c":true},"d":"text"})");
  ASSERT_TRUE(document);
  Fault fault;
  const JsonCursor root(*document, "", fault);
  EXPECT_EQ(root.member("a").items()[0].whole(0, 9), 1);
  EXPECT_EQ(root.member("d").text(9), "text");
  EXPECT_TRUE(root.member("b").member("c").truth());
  EXPECT_FALSE(fault);

  EXPECT_EQ(root.member("a").items()[1].whole(3, 9), 3);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault.refusal().where, "a[1]");
  EXPECT_EQ(fault.refusal().what, R"(expected an integer from 3 to 9, found "x")");

  root.member("e").only_members({});
  EXPECT_FALSE(root.find("b"));
  EXPECT_TRUE(root.member("a").items().empty());
  EXPECT_EQ(root.member("d").text(9), "");
  EXPECT_FALSE(root.member("b").member("c").truth());
  EXPECT_EQ(fault.refusal().where, "a[1]");
}

TEST(JsonCursor, a_missing_member_reads_as_empty_and_is_reported) {
  const auto read = reading(*parse_document("{}"), "", [](const JsonCursor& root) {
    return static_cast<int>(root.member("a").member("b").items().size());
  });
  ASSERT_FALSE(read);
  EXPECT_EQ(read.refusal().where, "top level");
  EXPECT_EQ(read.refusal().what, R"("a" is missing)");
}

}  // namespace
}  // namespace aude::notation
