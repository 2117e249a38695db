// SPDX-License-Identifier: MIT
// Texts for screen readers, in one polite live region.
class Announcer {
  text = $state('');

  say(text: string): void {
    this.text = text;
  }
}

export const announcer = new Announcer();
