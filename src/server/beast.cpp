// SPDX-License-Identifier: MIT
// Asio's and Beast's own code, compiled here once.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
