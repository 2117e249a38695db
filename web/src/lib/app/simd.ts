// SPDX-License-Identifier: MIT
// Whether this browser computes four numbers at a time in WebAssembly: all do since 2021, Safari since 2023. The bytes
// are a module with one function that returns such a vector.
export const has_simd = WebAssembly.validate(
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
  ]),
);
