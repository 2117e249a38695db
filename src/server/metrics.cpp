// SPDX-License-Identifier: MIT
// The server's part of /metrics; the hub has its own (hub_bots.cpp).
#include "server/inside.h"

namespace aude::server {
namespace {

std::string metric(const char* name, const char* type, auto value) {
  return std::string("# TYPE aude_") + name + " " + type + "\naude_" + name + " " +
         std::to_string(value) + "\n";
}

}  // namespace

std::string Server::Inside::metrics() const {
  const WorkerPool::Count analysis =
      analysis_pool_ == nullptr ? WorkerPool::Count{} : analysis_pool_->count();
  return hub_.metrics() + metric("connections", "gauge", connection_limits_.open()) +
         metric("connections_turned_away_total", "counter", turned_away_) +
         metric("unsent_bytes", "gauge", backlog_.bytes()) +
         metric("slow_readers_cut_off_total", "counter", backlog_.cuts()) +
         metric("http_requests_total", "counter", responder_.requests()) +
         metric("analysis_waiting", "gauge", analysis.waiting) +
         metric("analysis_running", "gauge", analysis.running) +
         metric("analysis_total", "counter", analysis.finished) +
         metric("analysis_refused_total", "counter", analysis.refused) +
         metric("analysis_cancelled_total", "counter", analysis.cancelled) +
         metric("storage_jobs_waiting", "gauge", storage_pool_.count().waiting) + node_metrics();
}

std::string Server::Inside::node_metrics() const {
  if (node_ == nullptr) return {};
  const Node::Count count = node_->count();
  const auto forwarded = router_->count().forwarded;
  return metric("node_heartbeats_total", "counter", count.heartbeats) +
         metric("node_heartbeats_failed_total", "counter", count.failed) +
         metric("node_silent_milliseconds", "gauge", count.silent) +
         metric("node_lease_timeout_milliseconds", "gauge", count.timeout) +
         metric("node_leases", "gauge", count.leases) +
         metric("node_leases_lost_total", "counter", count.revoked) +
         metric("node_isolated_total", "counter", count.isolations) +
         metric("node_tables_taken_over_total", "counter", count.adopted) +
         metric("node_tables_moved_total", "counter", count.moved) +
         metric("node_requests_forwarded_total", "counter", forwarded) +
         metric("node_requests_waiting", "gauge", router_->count().waiting) +
         metric("node_relays_open", "gauge", router_->count().open) +
         metric("node_relays_closed_total", "counter", router_->count().closed) +
         // Deprecated names of the same.
         metric("node_beats_total", "counter", count.heartbeats) +
         metric("node_cut_off_total", "counter", count.isolations) +
         metric("node_tables_adopted_total", "counter", count.adopted) +
         metric("node_requests_passed_on_total", "counter", forwarded) +
         metric("node_limits_shared_total", "counter", shared_limits_->exchanges()) +
         metric("nodes_alive", "gauge", static_cast<std::int64_t>(count.hosts));
}

}  // namespace aude::server
