// Questions people ask about a position: whose is this city and what is it worth, what fits this cell?
#pragma once

#include <boost/json/object.hpp>

#include "rules/result.h"
#include "rules/state.h"
#include "table/messages.h"

namespace aude::table {

// The members of the answer (docs/protocol.md), `what` among them.
Result<boost::json::object> answer_to(const State& state, const Ask& ask);

// In two steps, for a table whose version this is: the expensive one, whose result holds for everybody
// who asks the same, and the whole message to one of them.
Result<std::string> answer_body(const State& state, const Ask& ask, int version);
std::string answer_text(std::optional<int> id, const Result<std::string>& body);

}  // namespace aude::table
