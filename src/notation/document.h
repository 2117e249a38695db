// Strict JSON: one document at a time, bounded, with errors that say where.
//
// Boost.JSON's own document reader keeps the last of several members with one name; two "setup"s in a
// record are a mistake that nobody should have to guess about, so documents are built by a handler of
// our own that refuses them.
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

// Takes apart a stream of documents: one spread over many lines, one per line, or simply one after the
// other. Never holds more than one document, nor more of it than kMaxDocumentBytes.
class DocumentStream {
 public:
  explicit DocumentStream(std::istream& in) : in_(in) {}

  // The text of the next document, not yet checked; nothing at the end of the stream. A refusal when
  // what comes cannot be one; the stream is then of no further use.
  std::optional<Result<std::string>> next();

  int line() const { return first_line_; }  // where the latest document began, from 1

 private:
  bool skip_to_start();

  std::istream& in_;
  int line_ = 1;
  int first_line_ = 1;
};

// What is wrong with a document: the first complaint counts. After one, every Field reads as nothing
// (no items, no members, the lowest number), so readers run to their end on harmless values and need
// not look after every step; whoever wanted the document looks once.
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

// A value of a document and the way to it, "setup.start[2].at", so that every complaint says where.
// What does not have the shape that is asked for is noted in the document's fault.
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
  JsonCursor member(std::string_view name) const;  // refused when missing
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

// What `read` makes of a value, given as a Field; a refusal when it found anything wrong.
template <typename Read>
auto reading(const boost::json::value& value, std::string path, Read read)
    -> Result<decltype(read(std::declval<const JsonCursor&>()))> {
  Fault fault;
  auto made = read(JsonCursor(value, std::move(path), fault));
  if (fault) return fault.refusal();
  return made;
}

}  // namespace aude::notation
