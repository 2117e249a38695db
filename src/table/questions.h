// SPDX-License-Identifier: MIT
// Queries about a position: who owns a feature, what it is worth, which tiles fit a cell.
#pragma once

#include <boost/json/object.hpp>

#include "rules/result.h"
#include "rules/state.h"
#include "table/messages.h"

namespace aude::table {

// The members of the answer (docs/protocol.md), `what` among them.
Result<boost::json::object> answer_to(const State& state, const Ask& ask);

// In two steps, for a table of this version: the expensive one, whose result is the same for all
// clients that send the query, and the message to one of them.
using AnswerBody = Result<boost::json::object>;
AnswerBody answer_body(const State& state, const Ask& ask, int version);
std::string answer_text(std::optional<int> id, const AnswerBody& body);

}  // namespace aude::table
