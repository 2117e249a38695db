#include "server/waiting.h"

#include <boost/asio/post.hpp>
#include <memory>

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

}  // namespace aude::server
