// SPDX-License-Identifier: MIT
// Where code is compiled without exceptions, Boost calls this function instead of throwing. This
// happens only on misuse, such as reading a missing member, and is an internal error.
#include <boost/throw_exception.hpp>
#include <cstdio>
#include <cstdlib>
#include <exception>

#ifdef BOOST_NO_EXCEPTIONS
namespace boost {

void throw_exception(const std::exception& error) {
  std::fprintf(stderr, "aude: %s\n", error.what());
  std::abort();
}

void throw_exception(const std::exception& error, const source_location&) { throw_exception(error); }

}  // namespace boost
#endif
