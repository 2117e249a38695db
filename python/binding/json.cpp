// SPDX-License-Identifier: MIT
// Converts JSON values to Python objects.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "binding/binding.h"

namespace aude::python {

namespace json = boost::json;

nb::object to_python(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return nb::none();
    case json::kind::bool_:
      return nb::bool_(value.get_bool());
    case json::kind::int64:
      return nb::int_(value.get_int64());
    case json::kind::uint64:
      return nb::int_(value.get_uint64());
    case json::kind::double_:
      return nb::float_(value.get_double());
    case json::kind::string:
      return nb::str(value.get_string().data(), value.get_string().size());
    case json::kind::array: {
      nb::list out;
      for (const json::value& item : value.get_array()) out.append(to_python(item));
      return out;
    }
    case json::kind::object: {
      nb::dict out;
      for (const auto& member : value.get_object())
        out[nb::str(member.key().data(), member.key().size())] = to_python(member.value());
      return out;
    }
  }
  return nb::none();
}

}  // namespace aude::python
