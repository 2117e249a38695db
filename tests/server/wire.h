// SPDX-License-Identifier: MIT
// A client for tests, on bare sockets: so that it can also say what no well-bred library would.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace aude::server {

// A TCP connection to this machine. Every function blocks; a closed connection reads as nothing.
class Wire {
 public:
  explicit Wire(unsigned short port);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  Wire& operator=(Wire&&) = delete;

  bool write(std::string_view bytes);
  // Exactly this many bytes, or nothing.
  std::optional<std::string> read(std::size_t count);
  // Up to and with the ending, or nothing.
  std::optional<std::string> read_until(std::string_view ending);
  bool is_closed();  // waits for bytes or the end

 private:
  bool fill();
  int handle_ = -1;
  std::string buffer_;
};

struct HttpReply {
  int status = 0;                              // 0: the connection was closed without an answer
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
  boost::json::object json() const;
};

using Headers = std::map<std::string, std::string>;
HttpReply read_reply(Wire& wire, bool has_body = true);
HttpReply request(unsigned short port, std::string_view method, std::string_view path,
                  std::string_view body = {}, const Headers& headers = {});

std::string frame(std::string_view payload, unsigned char first_byte = 0x81);

class WebSocket {
 public:
  // Without a connection `status` says why not.
  WebSocket(unsigned short port, const std::string& path, const Headers& headers = {});

  int status() const { return status_; }
  void send(const boost::json::value& message);
  void send_text(std::string_view text);
  Wire& wire() { return wire_; }

  // The next text message; nothing when the connection is closed. Pings are answered on the way.
  std::optional<std::string> next_text();
  // The next message, which must come; fails the test otherwise.
  boost::json::object next();
  // The next message of a type; others are passed over.
  boost::json::object next(std::string_view type);

 private:
  Wire wire_;
  int status_ = 0;
};

}  // namespace aude::server
