// SPDX-License-Identifier: MIT
// A document of symbols. The page itself has of the near one what it shows: a browser builds and styles all that is
// in a page, shown or not. The others stay beside it, since their names are the same.
export interface Sheet {
  text: string;
  find: (id: string) => Element | null;
  shared: Element | null;
  shadow: number;
}
