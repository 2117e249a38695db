// SPDX-License-Identifier: MIT
// What a chapter of the rules is made of.
import type { SetName } from '../lib/protocol';
import type { PictureName } from './pictures';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'points'; rows: [string, string, string][] } // what, when complete, at the end
  | { kind: 'picture'; name: PictureName; caption: string };

export interface Chapter {
  lead: string;
  blocks: Block[];
}
export interface RuleBook {
  points_head: [string, string, string];
  licences: string; // the link to the licences of Aude and its components
  chapters: Record<SetName, Chapter>;
}

export const h = (text: string): Block => ({ kind: 'heading', text });
export const p = (text: string): Block => ({ kind: 'text', text });
export const ul = (...items: string[]): Block => ({ kind: 'list', items });
export const pic = (name: PictureName, caption: string): Block => ({ kind: 'picture', name, caption });
export const points = (...rows: [string, string, string][]): Block => ({ kind: 'points', rows });
