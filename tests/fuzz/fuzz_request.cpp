// Any bytes as a message of a client: understood, or refused with a reason.
#include "fuzz.h"
#include "server/messages.h"

using namespace aude;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto request = server::parse_request(text);
  if (!request) {
    fuzz::check(!request.refusal().what.empty(), "a refused request has a reason");
  } else if (const auto* claim = std::get_if<server::Claim>(&request->body)) {
    fuzz::check(claim->seat >= 0, "a seat is a seat number");
  }
  for (const auto& clean : {server::clean_name(text), server::clean_chat(text)}) {
    fuzz::check(clean ? !clean->empty() : !clean.refusal().what.empty(), "a text is clean or refused");
  }
  return 0;
}
