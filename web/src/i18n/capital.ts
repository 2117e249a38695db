// SPDX-License-Identifier: MIT
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// For the middle of a sentence; a name at the beginning stays as it is.
export const uncapital = (text: string, name: string): string =>
  name !== '' && text.startsWith(name) ? text : text.charAt(0).toLowerCase() + text.slice(1);
