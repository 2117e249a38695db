// SPDX-License-Identifier: MIT
// Addresses under which friends reach a server that runs on this machine.
import { kServer } from '../../transport/addresses';
import { api } from './api';

const kLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

// Whether the page was opened on the machine that runs the server.
export const is_host_machine = (hostname = location.hostname): boolean => kServer && kLoopback.test(hostname);

// The origin for links that are sent to others. On the host's machine the page's own origin would be localhost.
export async function join_origin(): Promise<string> {
  if (!is_host_machine()) return location.origin;
  const first = await api.addresses().then(
    ({ addresses }) => addresses[0],
    () => undefined,
  );
  return first === undefined ? location.origin : new URL(first).origin;
}
