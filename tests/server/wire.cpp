// SPDX-License-Identifier: MIT
#include "server/wire.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <stdexcept>
#include <string>

#include "support/waiting.h"

namespace aude::server {

namespace json = boost::json;

Wire::Wire(unsigned short port) : handle_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(handle_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const timeval limit{.tv_sec = test_deadline().count(), .tv_usec = 0};
  setsockopt(handle_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  if (connect(handle_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close(handle_);
    handle_ = -1;
  }
}

Wire::Wire(Wire&& other) noexcept
    : handle_(std::exchange(other.handle_, -1)), buffer_(std::move(other.buffer_)) {}

Wire::~Wire() {
  if (handle_ >= 0) close(handle_);
}

bool Wire::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Wire::fill() {
  char some[16384];
  const ssize_t got = recv(handle_, some, sizeof some, 0);
  if (got < 0 && errno == EAGAIN) {
    throw std::runtime_error("the server sent nothing for " + std::to_string(test_deadline().count()) +
                             " s; received and not yet read: \"" + buffer_ + "\"");
  }
  if (got <= 0) return false;
  buffer_.append(some, static_cast<std::size_t>(got));
  return true;
}

std::optional<std::string> Wire::read(std::size_t count) {
  while (buffer_.size() < count) {
    if (!fill()) return {};
  }
  std::string out = buffer_.substr(0, count);
  buffer_.erase(0, count);
  return out;
}

std::optional<std::string> Wire::read_until(std::string_view ending) {
  std::size_t at = 0;
  while ((at = buffer_.find(ending)) == std::string::npos) {
    if (!fill()) return {};
  }
  return read(at + ending.size());
}

bool Wire::is_closed() { return buffer_.empty() && !fill(); }

json::object HttpReply::json() const { return json::parse(body).as_object(); }

HttpReply read_reply(Wire& wire, bool has_body) {
  HttpReply reply;
  const auto head = wire.read_until("\r\n\r\n");
  if (!head) return reply;
  reply.status = std::stoi(head->substr(9, 3));
  std::size_t at = head->find("\r\n") + 2;
  while (at + 2 < head->size()) {
    const std::size_t end = head->find("\r\n", at);
    const std::size_t colon = head->find(": ", at);
    std::string name = head->substr(at, colon - at);
    for (char& letter : name)
      letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    reply.headers[name] = head->substr(colon + 2, end - colon - 2);
    at = end + 2;
  }
  const auto length = reply.headers.find("content-length");
  if (has_body && length != reply.headers.end())
    reply.body = wire.read(std::stoul(length->second)).value_or("");
  return reply;
}

HttpReply request(unsigned short port, std::string_view method, std::string_view path,
                  std::string_view body, const Headers& headers) {
  Wire wire(port);
  std::string text = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\n";
  if (!headers.contains("Host")) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  text += "Connection: close\r\n\r\n";
  wire.write(text + std::string(body));
  return read_reply(wire, method != "HEAD");
}

std::string frame(std::string_view payload, unsigned char first_byte) {
  std::string out(1, static_cast<char>(first_byte));
  if (payload.size() < 126) {
    out += static_cast<char>(0x80 | payload.size());
  } else {
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(payload.size() >> 8U);
    out += static_cast<char>(payload.size() & 0xFFU);
  }
  return out.append(4, '\0').append(payload);  // a mask of zeros leaves the payload as it is
}

WebSocket::WebSocket(unsigned short port, const std::string& path, const Headers& headers)
    : wire_(port) {
  std::string text = "GET " + path +
                     " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  wire_.write(text + "\r\n");
  status_ = read_reply(wire_, false).status;
}

void WebSocket::send(const json::value& message) { send_text(json::serialize(message)); }
void WebSocket::send_text(std::string_view text) { wire_.write(frame(text)); }

std::optional<std::string> WebSocket::next_text() {
  const Deadline deadline("a text message comes; there were only pings");
  while (true) {
    deadline.check();
    const auto head = wire_.read(2);
    if (!head) return {};
    const int kind = (*head)[0] & 0x0F;
    std::size_t length = static_cast<unsigned char>((*head)[1]);
    if (length >= 126) {
      const auto more = wire_.read(length == 126 ? 2 : 8);
      if (!more) return {};
      length = 0;
      for (char byte : *more) length = length << 8U | static_cast<unsigned char>(byte);
    }
    auto payload = wire_.read(length);
    if (!payload || kind == 8) return {};
    if (kind == 9) wire_.write(frame(*payload, 0x8A));
    if (kind == 1) return payload;
  }
}

json::object WebSocket::next() {
  const auto text = next_text();
  if (!text) throw std::runtime_error("the connection is closed; a message was expected");
  return json::parse(*text).as_object();
}

json::object WebSocket::next(std::string_view type) {
  const Deadline deadline("a message of type " + std::string(type) + " comes");
  while (true) {
    deadline.check();
    json::object message = next();
    if (message.at("type").as_string() == type) return message;
  }
}

}  // namespace aude::server
