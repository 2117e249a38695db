// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';

// The client's own transport over the real aude.wasm, which scripts/test-wasm builds first.
export default defineConfig({ test: { environment: 'node', include: ['wasm/*.test.ts'], testTimeout: 60_000 } });
