// Questions people ask about a position: whose is this city and what is it worth, what fits this cell?
#pragma once

#include <boost/json/object.hpp>

#include "rules/result.h"
#include "rules/state.h"
#include "table/messages.h"

namespace aude::table {

// The members of the answer (docs/protocol.md), `what` among them.
Result<boost::json::object> answer_to(const State& state, const Ask& ask);

}  // namespace aude::table
