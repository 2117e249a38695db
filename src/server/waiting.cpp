// SPDX-License-Identifier: MIT
#include "server/waiting.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

#include "server/event_log.h"

namespace aude::server {

namespace net = boost::asio;

net::awaitable<Answer<std::string>> from_hub(net::io_context& io, std::function<void(Done)> start) {
  return net::async_initiate<const net::use_awaitable_t<>, void(Answer<std::string>)>(
      [&io](auto handler, const std::function<void(Done)>& begin) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        begin([&io, waiting](Answer<std::string> answer) {
          net::post(io,
                    [waiting, answer = std::move(answer)]() mutable { (*waiting)(std::move(answer)); });
        });
      },
      net::use_awaitable, std::move(start));
}

net::awaitable<bool> on_pool(net::io_context& io, WorkerPool& pool, std::string owner, double estimate,
                             std::function<void()> work) {
  return net::async_initiate<const net::use_awaitable_t<>, void(bool)>(
      [&io, &pool](auto handler, std::string whose, double millis, std::function<void()> job) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        const auto ticket = pool.submit({std::move(whose), 0, millis,
                                         [job = std::move(job)](const auto&) {
                                           job();
                                           return false;
                                         },
                                         [waiting](bool finished) { (*waiting)(finished); }});
        if (ticket == nullptr) net::post(io, [waiting] { (*waiting)(false); });
      },
      net::use_awaitable, std::move(owner), estimate, std::move(work));
}

net::awaitable<bool> on_pool_while(net::io_context& io, WorkerPool& pool, Job job,
                                   std::function<bool()> is_needed) {
  constexpr std::chrono::milliseconds kLook(200);
  struct State {
    explicit State(net::io_context& context) : timer(context) {}
    net::steady_timer timer;
    bool over = false;
    bool finished = false;
  };
  const auto state = std::make_shared<State>(io);
  job.done = [state](bool finished) {
    state->over = true;
    state->finished = finished;
    state->timer.cancel();
  };
  const auto ticket = pool.submit(std::move(job));
  if (ticket == nullptr) co_return false;
  while (!state->over) {
    state->timer.expires_after(kLook);
    co_await state->timer.async_wait(kTuple);
    if (!state->over && !is_needed()) {
      pool.cancel(ticket);
      co_return false;
    }
  }
  co_return state->finished;
}

void note_end(const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    note("connection_failed", error.what());
  }
}

}  // namespace aude::server
