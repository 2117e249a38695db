// SPDX-License-Identifier: MIT
// Keys and signatures of WebCrypto, the test vectors of base64, and what must be refused.
#include "server/device_key.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <fstream>
#include <string>
#include <vector>

#include "server/recovery_code.h"

namespace aude::server {
namespace {

namespace json = boost::json;

struct Signed {
  std::string raw, spki, message, signature;
};

std::vector<Signed> cases() {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/players/device_keys.json");
  std::vector<Signed> out;
  const json::value parsed = json::parse(file);
  for (const json::value& each : parsed.as_array()) {
    const auto text = [&](const char* name) { return std::string(each.at(name).as_string()); };
    out.push_back({text("raw"), text("spki"), text("message"), text("signature")});
  }
  return out;
}

DeviceKey key(const std::string& text) { return *DeviceKey::parse(text); }

// The text with one of its letters replaced by another.
std::string changed(std::string text, std::size_t at) {
  text[at] = text[at] == 'B' ? 'C' : 'B';
  return text;
}

TEST(DeviceKeys, of_webcrypto_verify_its_signatures) {
  ASSERT_EQ(cases().size(), 3U);
  for (const Signed& each : cases()) {
    EXPECT_TRUE(key(each.raw).has_signed(each.message, each.signature));
    EXPECT_TRUE(key(each.spki).has_signed(each.message, each.signature));
    EXPECT_FALSE(key(each.raw).has_signed(each.message + "x", each.signature));
  }
}

TEST(DeviceKeys, are_the_same_in_both_forms) {
  for (const Signed& each : cases()) {
    EXPECT_EQ(key(each.raw), key(each.spki));
    EXPECT_EQ(key(each.spki).text(), each.raw);
    EXPECT_EQ(key(each.spki).fingerprint(), key(each.raw).fingerprint());
    EXPECT_EQ(key(each.raw).fingerprint().size(), 64U);
  }
  EXPECT_FALSE(key(cases()[0].raw) == key(cases()[1].raw));
  EXPECT_NE(key(cases()[0].raw).fingerprint(), key(cases()[1].raw).fingerprint());
}

TEST(DeviceKeys, do_not_verify_what_another_device_or_nobody_has_signed) {
  const Signed one = cases()[1];
  EXPECT_FALSE(key(cases()[0].raw).has_signed(one.message, one.signature));
  for (const std::size_t at : {std::size_t{0}, std::size_t{42}, std::size_t{50}, std::size_t{84}})
    EXPECT_FALSE(key(one.raw).has_signed(one.message, changed(one.signature, at))) << at;
  EXPECT_FALSE(key(one.raw).has_signed(one.message, ""));
  EXPECT_FALSE(key(one.raw).has_signed(one.message, one.signature + "AAAA"));
  EXPECT_FALSE(key(one.raw).has_signed(one.message, one.signature.substr(0, 82)));
  EXPECT_FALSE(key(one.raw).has_signed(one.message, "?" + one.signature.substr(1)));
  EXPECT_FALSE(key(one.raw).has_signed(one.message, to_base64url(std::string(64, '\0'))));
  EXPECT_FALSE(key(one.raw).has_signed(one.message, to_base64url(std::string(64, '\xFF'))));
}

TEST(DeviceKeys, refuse_what_is_not_a_point_of_the_curve) {
  const auto why = [](const std::string& text) {
    const auto parsed = DeviceKey::parse(text);
    return parsed ? "" : parsed.refusal().what;
  };
  const Signed one = cases()[0];
  const std::string expected = "expected a public key of P-256, raw or SPKI";
  EXPECT_EQ(why(""), expected);
  EXPECT_EQ(why("BA"), expected);
  EXPECT_EQ(why(one.raw.substr(0, 84)), expected);
  EXPECT_EQ(why(one.spki.substr(0, 120)), expected);
  EXPECT_EQ(why(changed(one.spki, 3)), expected);
  EXPECT_EQ(why(to_base64url("\x02" + from_base64url(one.raw)->substr(1))), expected);  // compressed
  EXPECT_EQ(why(changed(one.raw, 60)), "the point is not on the curve");
  EXPECT_EQ(why(to_base64url("\x04" + std::string(64, '\0'))), "the point is not on the curve");
  EXPECT_EQ(why(one.raw + "="), "expected base64url without padding");
}

TEST(DeviceKeys, sign_a_purpose_a_host_and_a_challenge) {
  EXPECT_EQ(text_to_sign("login", "aude.example", "A1b2"), "aude\nlogin\naude.example\nA1b2");
  EXPECT_EQ(text_to_sign("login", "aude.example", "A1b2"), cases()[1].message);
}

TEST(Base64url, test_vectors_of_its_standard) {
  const std::vector<std::pair<std::string, std::string>> vectors{
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xFB\xFF\xBF", "-_-_"}};
  for (const auto& [bytes, text] : vectors) {
    EXPECT_EQ(to_base64url(bytes), text);
    EXPECT_EQ(*from_base64url(text), bytes);
  }
}

TEST(Base64url, each_text_has_one_value) {
  for (const char* wrong : {"A", "AAAAA", "Zh", "Zm9", "Z+", "Z/", "Zg==", "Z g", "Z\n"})
    EXPECT_FALSE(from_base64url(wrong)) << wrong;
}

// --- recovery codes ---

table::ChanceSource counting(std::uint32_t next) {
  return [next](std::uint32_t bound) mutable {
    EXPECT_EQ(bound, 0x10000U);
    const std::uint32_t now = next;
    next += 0x1111;
    return now % bound;
  };
}

// Examples of the proposal: 127.0.0.1 is lusab-babad, 63.84.220.193 is gutih-tugad.
TEST(RecoveryCodes, have_the_words_of_the_proposal) {
  const std::vector<std::uint32_t> numbers{0x7F00, 0x0001, 0x3F54, 0xDCC1,
                                           0x7F00, 0x0001, 0x3F54, 0xDCC1};
  std::size_t at = 0;
  const std::string code = make_recovery_code([&](std::uint32_t) { return numbers[at++]; });
  EXPECT_EQ(code.substr(0, 47), "lusab-babad-gutih-tugad-lusab-babad-gutih-tugad");
  EXPECT_EQ(code.size(), 53U);
  EXPECT_EQ(at, 8U);
}

TEST(RecoveryCodes, are_read_as_they_were_made) {
  for (std::uint32_t start = 0; start < 50; ++start) {
    const std::string code = make_recovery_code(counting(start * 977));
    EXPECT_EQ(*read_recovery_code(code), code);
  }
}

TEST(RecoveryCodes, may_be_typed_in_other_ways) {
  const std::string code = make_recovery_code(counting(5));
  std::string typed = " ";
  for (const char letter : code)
    typed +=
        letter == '-' ? std::string(" , ") : std::string(1, static_cast<char>(std::toupper(letter)));
  EXPECT_EQ(*read_recovery_code(typed + "\n"), code);
  std::string joined = code;
  std::erase(joined, '-');
  EXPECT_EQ(*read_recovery_code(joined), code);
}

TEST(RecoveryCodes, find_typing_errors) {
  const std::string code = make_recovery_code(counting(5));
  const auto why = [](const std::string& text) {
    const auto read = read_recovery_code(text);
    return read ? "" : read.refusal().what;
  };
  EXPECT_EQ(why(""), "expected nine words of five letters");
  EXPECT_EQ(why(code.substr(6)), "expected nine words of five letters");
  EXPECT_EQ(why(code + "-babab"), "expected nine words of five letters");
  EXPECT_EQ(why("x" + code.substr(1)), "\"x" + code.substr(1, 4) + "\" is not a word of a code");
  std::string vowel = code;
  vowel[1] = 'e';
  EXPECT_NE(why(vowel).find("is not a word"), std::string::npos);
  std::string other = code;
  other[0] = other[0] == 'b' ? 'd' : 'b';
  EXPECT_EQ(why(other), "a letter is wrong, or two words have changed places");
  EXPECT_EQ(why(code.substr(6, 6) + code.substr(0, 6) + code.substr(12)),
            "a letter is wrong, or two words have changed places");
  std::string last = code;
  last.back() = last.back() == 'b' ? 'd' : 'b';
  EXPECT_EQ(why(last), "a letter is wrong, or two words have changed places");
}

}  // namespace
}  // namespace aude::server
