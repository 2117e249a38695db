// SPDX-License-Identifier: MIT
// Strict JSON: one document at a time, of limited size, with the place of each error.
//
// If a name occurs twice in an object, Boost.JSON keeps the last value. In a record this is an error,
// so a custom handler builds documents and rejects duplicate names.
#pragma once

#include <boost/json/value.hpp>
#include <initializer_list>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/result.h"

namespace aude::notation {

inline constexpr std::size_t kMaxDocumentBytes = 16U << 20U;
inline constexpr std::size_t kMaxDocumentValues = 1'000'000;
inline constexpr std::size_t kMaxDocumentDepth = 32;

// The refusal's place is a line and a column of the text.
Result<boost::json::value> parse_document(std::string_view text);

// Splits a stream into documents: one over several lines, one per line, or several on a line. Holds at
// most one document, of at most kMaxDocumentBytes.
class DocumentStream {
 public:
  explicit DocumentStream(std::istream& in) : in_(in) {}

  // The text of the next document, not yet checked; nullopt at the end of the stream. A refusal if the
  // text cannot be a document; the stream must not be used after that.
  std::optional<Result<std::string>> next();

  int line() const { return first_line_; }  // first line of the latest document, from 1

 private:
  bool skip_to_start();

  std::istream& in_;
  int line_ = 1;
  int first_line_ = 1;
};

// The first error in a document. After an error, every JsonCursor reads as empty (no items, no members,
// the lowest number), so that readers can continue with harmless values. The caller checks once at the
// end.
class Fault {
 public:
  explicit operator bool() const { return first_.has_value(); }
  const Refusal& refusal() const { return *first_; }
  void note(Refusal refusal) {
    if (!first_) first_ = std::move(refusal);
  }

 private:
  std::optional<Refusal> first_;
};

// A value of a document and its path, "setup.start[2].at", for error messages. If a value does not have
// the requested type, this is recorded in the document's fault.
class JsonCursor {
 public:
  JsonCursor(const boost::json::value& value, std::string path, Fault& fault)
      : value_(&value), path_(std::move(path)), fault_(&fault) {}

  const boost::json::value& value() const { return *value_; }
  const std::string& path() const { return path_; }
  JsonCursor called(std::string path) const { return {*value_, std::move(path), *fault_}; }
  void refuse(std::string what) const;

  // Members of an object.
  void only_members(std::span<const std::string_view> known) const;
  void only_members(std::initializer_list<std::string_view> known) const {
    only_members(std::span(known.begin(), known.size()));
  }
  JsonCursor member(std::string_view name) const;  // a fault if it is missing
  std::optional<JsonCursor> find(std::string_view name) const;

  std::vector<JsonCursor> items() const;
  std::string_view text(std::size_t max_bytes) const;
  int whole(int low, int high) const;
  bool truth() const;

 private:
  const boost::json::object* object() const;
  std::string path_to(std::string_view name) const;

  const boost::json::value* value_;
  std::string path_;
  Fault* fault_;
};

// The result of `read`, called with a cursor to the value; a refusal if there was a fault.
template <typename Read>
auto reading(const boost::json::value& value, std::string path, Read read)
    -> Result<decltype(read(std::declval<const JsonCursor&>()))> {
  Fault fault;
  auto made = read(JsonCursor(value, std::move(path), fault));
  if (fault) return fault.refusal();
  return made;
}

}  // namespace aude::notation
