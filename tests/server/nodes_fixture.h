// SPDX-License-Identifier: MIT
// A schema of its own in the test cluster, for several nodes.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "server/cluster.h"
#include "server/postgres_store.h"

namespace aude::server {

inline constexpr Millis kHour = 3'600'000;
inline constexpr DatabaseWaits kPatient{std::chrono::minutes(10), std::chrono::minutes(10),
                                        std::chrono::minutes(10)};

// The lease timeout is an hour, so that no test depends on the speed of the machine.
class NodesFixture : public testing::Test {
 protected:
  void SetUp() override {
    const PostgresStore made(fixture, kPatient);
    ask("UPDATE aude_house SET patience = " + std::to_string(kHour));
  }
  std::string ask(const std::string& sql) { return cluster().run(fixture, sql); }

  const std::string fixture = cluster().fresh_address();
};

}  // namespace aude::server
