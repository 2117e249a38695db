// SPDX-License-Identifier: MIT
// Waiting in coroutines for what the hub and the pool do.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <string>

#include "server/hub.h"
#include "server/worker_pool.h"

namespace aude::server {

// A note on style: g++ 12 destroys some temporaries in expressions with co_await twice. So whatever is
// more than a number gets a name first, and the co_await stands alone.

// Waiting that gives the error back instead of throwing it.
inline constexpr auto kTuple = boost::asio::as_tuple(boost::asio::use_awaitable);

// What the hub answers; `start` asks it.
using Done = std::function<void(Answer<std::string>)>;
boost::asio::awaitable<Answer<std::string>> from_hub(boost::asio::io_context& io,
                                                     std::function<void(Done)> start);

// For coroutines that no other coroutine waits for: logs an exception that ends one.
void note_end(const std::exception_ptr& failure);

// Runs a job on the pool and waits for it. Cancels the job when `is_needed` returns false, which is
// asked a few times per second. Returns false when the job was refused, was cancelled or has thrown.
// The job may outlive the caller: it must own what it uses.
boost::asio::awaitable<bool> on_pool_while(boost::asio::io_context& io, WorkerPool& pool, Job job,
                                           std::function<bool()> is_needed);

// A piece of work on another thread. False when too much of its owner's waits already, or it has
// failed.
boost::asio::awaitable<bool> on_pool(boost::asio::io_context& io, WorkerPool& pool, std::string owner,
                                     double estimate, std::function<void()> work);

}  // namespace aude::server
