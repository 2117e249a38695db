// SPDX-License-Identifier: MIT
#include "server/test_device.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>

#include <array>

#include "server/device_key.h"
#include "table/secure.h"

namespace aude::server {

namespace json = boost::json;

void TestDevice::Freer::operator()(evp_pkey_st* pair) const { EVP_PKEY_free(pair); }

TestDevice::TestDevice() : pair_(EVP_EC_gen("P-256")) {
  std::array<unsigned char, 65> point{};
  std::size_t length = 0;
  EVP_PKEY_get_octet_string_param(pair_.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size(),
                                  &length);
  key_ = to_base64url({reinterpret_cast<const char*>(point.data()), length});
}

std::string TestDevice::sign(std::string_view purpose, std::string_view host,
                             std::string_view challenge) const {
  const std::string text = text_to_sign(purpose, host, challenge);
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  std::array<unsigned char, 100> der{};
  std::size_t length = der.size();
  EVP_DigestSignInit(context, nullptr, EVP_sha256(), nullptr, pair_.get());
  EVP_DigestSign(context, der.data(), &length, reinterpret_cast<const unsigned char*>(text.data()),
                 text.size());
  EVP_MD_CTX_free(context);
  const unsigned char* start = der.data();
  ECDSA_SIG* parts = d2i_ECDSA_SIG(nullptr, &start, static_cast<long>(length));
  std::array<unsigned char, 64> bytes{};
  BN_bn2binpad(ECDSA_SIG_get0_r(parts), bytes.data(), 32);
  BN_bn2binpad(ECDSA_SIG_get0_s(parts), bytes.data() + 32, 32);
  ECDSA_SIG_free(parts);
  return to_base64url({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

std::string new_challenge(unsigned short port) {
  return std::string(request(port, "GET", "/api/challenge").json().at("challenge").as_string());
}

Headers TestDevice::proof(unsigned short port, const std::string& method, const std::string& target,
                          const std::string& body) const {
  const std::string challenge = new_challenge(port);
  const std::string purpose = method + " " + target + " " + table::hash_of(body);
  return {{"Authorization",
           "Aude " + key_ + "." + challenge + "." + sign(purpose, "localhost", challenge)}};
}

json::object TestDevice::login(unsigned short port, const std::string& table) const {
  const std::string challenge = new_challenge(port);
  return {{"type", "login"},
          {"key", key_},
          {"challenge", challenge},
          {"signature", sign("WS /ws/" + table, "localhost", challenge)}};
}

}  // namespace aude::server
