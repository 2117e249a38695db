// SPDX-License-Identifier: MIT
// The symbol of a token in the art; 0 sheep: the wolf.
export const token_symbol = (sheep: number): string => (sheep === 0 ? 'token-wolf' : `token-${sheep}`);
