// Boost says through this function what it would throw, where code is compiled without exceptions. It
// speaks up only when it is misused, a member asked for that is not there: a mistake of ours.
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
