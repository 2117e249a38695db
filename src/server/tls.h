// SPDX-License-Identifier: MIT
// TLS settings of the server.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <string>

namespace aude::server {

// TLS 1.2 with forward secrecy only, and TLS 1.3. Throws std::runtime_error if a file cannot be used,
// or the key is not that of the certificate.
boost::asio::ssl::context make_tls(const std::filesystem::path& certificate,
                                   const std::filesystem::path& key);

// The days of a certificate, in UTC. Throws std::runtime_error if the file cannot be read.
struct CertificateDays {
  std::string first_day;  // 2026-11-17
  std::string last_day;
  bool not_yet = false;
  int days = 0;  // whole ones that are left; negative after the last one
};
CertificateDays certificate_days(const std::filesystem::path& certificate);

// When the files were last changed; nothing if one is not there.
struct CertificateTimes {
  std::filesystem::file_time_type certificate{};
  std::filesystem::file_time_type key{};
  friend bool operator==(const CertificateTimes&, const CertificateTimes&) = default;
};
CertificateTimes times_of(const std::filesystem::path& certificate, const std::filesystem::path& key);

}  // namespace aude::server
