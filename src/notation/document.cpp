// SPDX-License-Identifier: MIT
#include "notation/document.h"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <unordered_set>

#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

// Builds a value like Boost's own handler, but rejects duplicate names and documents with too many
// values.
class Builder {
 public:
  static constexpr std::size_t max_object_size = kMaxDocumentBytes;
  static constexpr std::size_t max_array_size = kMaxDocumentBytes;
  static constexpr std::size_t max_key_size = kMaxDocumentBytes;
  static constexpr std::size_t max_string_size = kMaxDocumentBytes;

  const std::string& complaint() const { return complaint_; }
  json::value release() { return stack_.release(); }

  bool on_document_begin(json::error_code&) {
    stack_.reset();
    return true;
  }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) {
    names_.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t size, json::error_code& error) {
    names_.pop_back();
    stack_.push_object(size);
    return counted(error);
  }
  bool on_array_begin(json::error_code&) { return true; }
  bool on_array_end(std::size_t size, json::error_code& error) {
    stack_.push_array(size);
    return counted(error);
  }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    name_.append(part.data(), part.size());
    stack_.push_chars(part);
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code& error) {
    name_.append(part.data(), part.size());
    stack_.push_key(part);
    const std::string name = std::exchange(name_, {});
    if (names_.back().insert(name).second) return true;
    return refuse("the name " + quoted(name) + " appears twice in one object", error);
  }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) {
    stack_.push_chars(part);
    return true;
  }
  bool on_string(json::string_view part, std::size_t, json::error_code& error) {
    stack_.push_string(part);
    return counted(error);
  }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t value, json::string_view, json::error_code& error) {
    stack_.push_int64(value);
    return counted(error);
  }
  bool on_uint64(std::uint64_t value, json::string_view, json::error_code& error) {
    stack_.push_uint64(value);
    return counted(error);
  }
  bool on_double(double value, json::string_view, json::error_code& error) {
    stack_.push_double(value);
    return counted(error);
  }
  bool on_bool(bool value, json::error_code& error) {
    stack_.push_bool(value);
    return counted(error);
  }
  bool on_null(json::error_code& error) {
    stack_.push_null();
    return counted(error);
  }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  bool counted(json::error_code& error) {
    if (++values_ <= kMaxDocumentValues) return true;
    return refuse("more than " + std::to_string(kMaxDocumentValues) + " values in one document", error);
  }
  bool refuse(std::string complaint, json::error_code& error) {
    complaint_ = std::move(complaint);
    error = json::error::extra_data;  // any error stops the parser; the message gives the reason
    return false;
  }

  json::value_stack stack_;
  std::vector<std::unordered_set<std::string>> names_;  // of the objects that are open
  std::string name_;
  std::string complaint_;
  std::size_t values_ = 0;
};

std::string position_in(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return "line " + std::to_string(line) + ", column " + std::to_string(offset - line_start + 1);
}

std::string complaint_about(json::error_code error, std::string_view rest) {
  if (error == json::error::incomplete) return "unexpected end of input";
  if (error == json::error::extra_data)
    return "something follows the end of the document: " + quoted(rest);
  if (error == json::error::too_deep) {
    return "nested more than " + std::to_string(kMaxDocumentDepth) + " levels deep";
  }
  if (!rest.empty() && (rest[0] & 0x80) != 0) {
    return "bytes that are not valid UTF-8 or stand outside a string: " + quoted(rest.substr(0, 12));
  }
  return "not valid JSON (" + error.message() + ") at " + quoted(rest.substr(0, 12));
}

std::string kind_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return "null";
    case json::kind::bool_:
      return value.get_bool() ? "true" : "false";
    case json::kind::int64:
      return std::to_string(value.get_int64());
    case json::kind::uint64:
      return std::to_string(value.get_uint64());
    case json::kind::double_:
      return "a number that is not an integer";
    case json::kind::string:
      return quoted({value.get_string().data(), value.get_string().size()});
    case json::kind::array:
      return "a list";
    case json::kind::object:
      return "an object";
  }
  return "something else";
}

}  // namespace

Result<json::value> parse_document(std::string_view text) {
  if (text.size() > kMaxDocumentBytes) {
    return Refusal{"document", std::to_string(text.size()) + " bytes; at most " +
                                   std::to_string(kMaxDocumentBytes) + " are read"};
  }
  json::parse_options options;
  options.max_depth = kMaxDocumentDepth;
  json::basic_parser<Builder> parser(options);
  json::error_code error;
  std::size_t read = parser.write_some(false, text.data(), text.size(), error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (!error) return parser.handler().release();
  read = std::min(read, text.size());
  const std::string& complaint = parser.handler().complaint();
  return Refusal{position_in(text, read),
                 complaint.empty() ? complaint_about(error, text.substr(read)) : complaint};
}

// Skips white space; false at the end of the stream.
bool DocumentStream::skip_to_start() {
  constexpr int kEnd = std::istream::traits_type::eof();
  if (in_.peek() == kEnd) return false;  // also if the stream cannot be read
  std::streambuf& buffer = *in_.rdbuf();
  for (int byte = buffer.sgetc(); byte != kEnd; byte = buffer.snextc()) {
    if (byte != ' ' && byte != '\t' && byte != '\n' && byte != '\r') return true;
    if (byte == '\n') ++line_;
  }
  return false;
}

std::optional<Result<std::string>> DocumentStream::next() {
  if (!skip_to_start()) return {};
  first_line_ = line_;
  if (in_.peek() != '{') {
    char found[12];
    in_.read(found, sizeof found);
    const std::string_view text(found, static_cast<std::size_t>(in_.gcount()));
    return Refusal{"line " + std::to_string(line_),
                   "expected a JSON object, which begins with {, found " + quoted(text)};
  }
  // The document ends where the brackets outside strings are balanced. The parser checks the rest.
  std::string text;
  int depth = 0;
  bool in_string = false;
  bool escaped = false;
  std::streambuf& buffer = *in_.rdbuf();
  for (int byte = buffer.sbumpc(); byte != std::istream::traits_type::eof(); byte = buffer.sbumpc()) {
    text += static_cast<char>(byte);
    if (byte == '\n') ++line_;
    if (in_string) {
      if (!escaped && byte == '"') in_string = false;
      escaped = !escaped && byte == '\\';
    } else if (byte == '"') {
      in_string = true;
    } else if (byte == '{' || byte == '[') {
      ++depth;
    } else if ((byte == '}' || byte == ']') && --depth == 0) {
      return text;
    }
    if (text.size() > kMaxDocumentBytes) {
      return Refusal{
          "line " + std::to_string(first_line_),
          "a document of more than " + std::to_string(kMaxDocumentBytes) + " bytes begins here"};
    }
  }
  return text;  // truncated; the parser reports it
}

void JsonCursor::refuse(std::string what) const {
  fault_->note({path_.empty() ? "top level" : path_, std::move(what)});
}

// nullptr after a fault.
const json::object* JsonCursor::object() const {
  if (*fault_) return nullptr;
  if (!value_->is_object()) refuse("expected an object, found " + kind_of(*value_));
  return value_->if_object();
}

std::string JsonCursor::path_to(std::string_view name) const {
  return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void JsonCursor::only_members(std::span<const std::string_view> known) const {
  const json::object* members = object();
  if (members == nullptr) return;
  for (const auto& [key, value] : *members) {
    const std::string_view name(key.data(), key.size());
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    std::string names;
    for (std::string_view each : known) names += (names.empty() ? "" : ", ") + std::string(each);
    refuse("unknown member " + quoted(name) + "; members: " + names);
  }
}

std::optional<JsonCursor> JsonCursor::find(std::string_view name) const {
  const json::object* members = object();
  if (members == nullptr) return {};
  const json::value* found = members->if_contains({name.data(), name.size()});
  if (found == nullptr) return {};
  return JsonCursor(*found, path_to(name), *fault_);
}

JsonCursor JsonCursor::member(std::string_view name) const {
  if (auto found = find(name)) return *found;
  static const json::value kNothing;
  refuse("\"" + std::string(name) + "\" is missing");
  return {kNothing, path_to(name), *fault_};
}

std::vector<JsonCursor> JsonCursor::items() const {
  std::vector<JsonCursor> fields;
  if (*fault_) return fields;
  const json::array* array = value_->if_array();
  if (array == nullptr) {
    refuse("expected a list, found " + kind_of(*value_));
    return fields;
  }
  fields.reserve(array->size());
  for (std::size_t i = 0; i < array->size(); ++i) {
    fields.emplace_back((*array)[i], path_ + "[" + std::to_string(i) + "]", *fault_);
  }
  return fields;
}

std::string_view JsonCursor::text(std::size_t max_bytes) const {
  if (*fault_) return {};
  const json::string* text = value_->if_string();
  if (text == nullptr) {
    refuse("expected text in quotes, found " + kind_of(*value_));
    return {};
  }
  if (text->size() > max_bytes) {
    refuse("text of " + std::to_string(text->size()) + " bytes; at most " + std::to_string(max_bytes) +
           " are allowed");
    return {};
  }
  return {text->data(), text->size()};
}

int JsonCursor::whole(int low, int high) const {
  if (*fault_) return low;
  const std::int64_t* number = value_->if_int64();
  if (number != nullptr && *number >= low && *number <= high) return static_cast<int>(*number);
  refuse("expected an integer from " + std::to_string(low) + " to " + std::to_string(high) +
         ", found " + kind_of(*value_));
  return low;
}

bool JsonCursor::truth() const {
  if (*fault_) return false;
  const bool* truth = value_->if_bool();
  if (truth != nullptr) return *truth;
  refuse("expected true or false, found " + kind_of(*value_));
  return false;
}

}  // namespace aude::notation
