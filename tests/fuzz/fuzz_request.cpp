// SPDX-License-Identifier: MIT
// Any bytes as a client's message or as the body of a request: accepted, or refused with a reason.
#include "fuzz.h"
#include "table/messages.h"
#include "table/requests.h"

using namespace aude;

namespace {

void hear(std::string_view text) {
  const auto request = table::parse_request(text);
  if (!request) {
    fuzz::check(!request.refusal().what.empty(), "a refused request has a reason");
  } else if (const auto* claim = std::get_if<table::Claim>(&request->body)) {
    fuzz::check(claim->seat >= 0, "a seat is a seat number");
  }
  for (const auto& clean : {table::clean_name(text), table::clean_chat(text)}) {
    fuzz::check(clean ? !clean->empty() : !clean.refusal().what.empty(), "a text is clean or refused");
  }
}

template <typename Value>
void check_refusal(const table::Answer<Value>& answer) {
  if (const auto* problem = std::get_if<table::Problem>(&answer)) {
    fuzz::check(problem->status == 400 && !problem->code.empty() && !problem->message.empty(),
                "a refused body has a reason");
  }
}

void answer(std::string_view body) {
  const auto order = table::read_order(body, fuzz::no_chance, 0);
  check_refusal(order);
  if (const auto* taken = std::get_if<table::TableOrder>(&order)) {
    fuzz::check(!table::order_answer("table", *taken).empty(), "an order has an answer");
    // A restarted server must be able to read what is stored about a table.
    const std::string entry = table::to_text(taken->plan, *taken->plan.game);
    const auto again = table::entry_from_text(entry, nullptr);
    fuzz::check(again && table::to_text(*again, *taken->plan.game) == entry,
                "a table is stored as it was ordered");
  }
  check_refusal(table::replay_text(body));
  check_refusal(table::ask_text(body));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  hear(text);
  answer(text);
  return 0;
}
