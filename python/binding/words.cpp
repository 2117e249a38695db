// SPDX-License-Identifier: MIT
// Calls with arguments that do not fit are refused in one sentence, not with the binding's list of
// signatures. The package asks for it when it is imported: stubs are made from the plain functions.
#include <nanobind/stl/string.h>

#include <string>
#include <string_view>
#include <vector>

#include "binding/binding.h"

namespace aude::python {
namespace {

constexpr std::string_view kDump = "incompatible function arguments";

std::string name_of_type(nb::handle value) {
  return nb::cast<std::string>(value.type().attr("__name__"));
}

bool is_method(nb::handle member) { return name_of_type(member) == "nb_method"; }
bool is_function(nb::handle member) { return name_of_type(member) == "nb_func"; }

// What the binding wrote about a function: "apply(self, action: str) -> list[dict]", and its
// description.
struct Description {
  explicit Description(nb::handle function) {
    const auto text = nb::cast<std::string>(function.attr("__doc__"));
    const std::size_t end = text.find('\n');
    signature = text.substr(0, end);
    const std::size_t more = text.find_first_not_of('\n', end);
    if (more != std::string::npos) rest = text.substr(more);
  }
  // "(action: str)"
  std::string parameters() const {
    const std::size_t begin = signature.find('(');
    std::string inside = signature.substr(begin + 1, signature.rfind(") ->") - begin - 1);
    for (const std::string_view self : {"self, ", "self"}) {
      if (inside.starts_with(self)) inside.erase(0, self.size());
    }
    for (const std::string_view inner : {"._aude", "collections.abc."}) {
      for (auto at = inside.find(inner); at != std::string::npos; at = inside.find(inner))
        inside.erase(at, inner.size());
    }
    return "(" + inside + ")";
  }

  std::string signature, rest;
};

std::string text_of(const nb::object& value) { return nb::cast<std::string>(value.attr("__str__")()); }

std::string type_of(nb::handle value) {
  std::string name = name_of_type(value);
  if (name == "int") return text_of(nb::borrow(value));  // it may be negative or too large
  if (nb::hasattr(value, "dtype") && nb::hasattr(value, "shape"))
    name += " of " + text_of(value.attr("dtype")) + " " + text_of(value.attr("shape"));
  return name;
}

std::string types_of(const nb::args& args, const nb::kwargs& kwargs) {
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
  for (nb::handle value : args) add(type_of(value));
  for (auto [name, value] : kwargs) add(nb::cast<std::string>(name) + ": " + type_of(value));
  return "(" + out + ")";
}

// Calls a function and replaces the binding's refusal.
class InWords {
 public:
  InWords(nb::object function, std::string name)
      : function_(std::move(function)), name_(std::move(name)) {}

  nb::object method(nb::handle self, const nb::args& args, const nb::kwargs& kwargs) const {
    return in_words(args, kwargs, [&] { return function_(self, *args, **kwargs); });
  }
  nb::object function(const nb::args& args, const nb::kwargs& kwargs) const {
    return in_words(args, kwargs, [&] { return function_(*args, **kwargs); });
  }

 private:
  template <typename Call>
  nb::object in_words(const nb::args& args, const nb::kwargs& kwargs, Call call) const {
    try {
      return call();
    } catch (nb::python_error& error) {
      if (!error.matches(PyExc_TypeError)) throw;
      const std::string text = text_of(nb::borrow(error.value()));
      if (text.find(kDump) == std::string::npos) throw;
      const std::string words =
          name_ + "() takes " + Description(function_).parameters() + ", not " + types_of(args, kwargs);
      throw nb::type_error(words.c_str());
    }
  }

  nb::object function_;
  std::string name_;
};

void put_in_words(nb::handle scope, const std::string& name, const std::string& shown) {
  const nb::object old = scope.attr("__dict__")[name.c_str()];
  const Description about(old);
  const std::string signature = "def " + about.signature;
  nb::delattr(scope, name.c_str());  // or the new function would only be another overload
  InWords call(old, shown);
  if (is_method(old)) {
    nb::cpp_function([call](nb::handle self, const nb::args& args,
                            const nb::kwargs& kwargs) { return call.method(self, args, kwargs); },
                     nb::scope(scope), nb::sig(signature.c_str()), nb::is_method(), about.rest.c_str());
  } else {
    nb::cpp_function(
        [call](const nb::args& args, const nb::kwargs& kwargs) { return call.function(args, kwargs); },
        nb::scope(scope), nb::sig(signature.c_str()), about.rest.c_str());
  }
}

// `shown`: what comes before the names of functions in messages.
void put_in_words(nb::handle scope, const std::string& shown) {
  const nb::object members = scope.attr("__dict__");
  std::vector<std::string> names;
  for (nb::handle name : members) names.push_back(nb::cast<std::string>(name));
  for (const std::string& name : names) {
    const nb::object member = members[name.c_str()];
    if (!is_method(member) && !is_function(member)) continue;
    if (name == "__init__") {
      put_in_words(scope, name, shown);
    } else if (!name.starts_with("_")) {
      put_in_words(scope, name, shown + "." + name);
    }
  }
}

}  // namespace

void bind_words(nb::module_& module) {
  module.def("_refuse_in_words", [](const nb::dict& scopes) {
    for (auto [shown, scope] : scopes) put_in_words(scope, nb::cast<std::string>(shown));
  });
}

}  // namespace aude::python
