// SPDX-License-Identifier: MIT
// Another object like one of the page's single ones, as it is when the page starts.
export const fresh = <One extends object>(one: One): One => new (one.constructor as new () => One)();
