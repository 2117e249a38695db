// TLS settings of the server.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>

namespace aude::server {

// TLS 1.2 with forward secrecy only, and TLS 1.3. Throws std::runtime_error if a file cannot be used.
void use_certificate(boost::asio::ssl::context& tls, const std::filesystem::path& certificate,
                     const std::filesystem::path& key);

}  // namespace aude::server
