// SPDX-License-Identifier: MIT
// The sounds of the page by name: sets name theirs without loading how they are made.
export type SoundName = 'knock' | 'bell' | 'chime' | 'call' | 'pop' | 'tick' | 'rest';
