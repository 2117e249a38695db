// SPDX-License-Identifier: MIT
// The names by which the art sheet knows the eight colours, in the order of their numbers.
export const kColours = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'orange', 'violet'] as const;
