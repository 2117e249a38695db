// SPDX-License-Identifier: MIT
// Moves and reasons as phrases.
import { capital } from '../../i18n/capital';
import type { Words } from '../../i18n/en';
import type { Who } from '../../i18n/who';
import type { StudyWords } from '../../study/en';
import { action_of } from '../game/actions';
import { art } from '../art/art.svelte';
import { first_of_sets } from '../../sets';
import type { Idea, Reason, Spot, Terrain, View } from '../protocol';

export function reason_in_words(reason: Reason, people: readonly Who[], s: StudyWords): string {
  const who = people[reason.seat] ?? { name: '', you: false };
  const terrain = reason.terrain ?? 'city';
  const say = s.why[reason.code] as StudyWords['why'][typeof reason.code] | undefined;
  if (say === undefined) return s.no_why; // a code of a newer server
  if (reason.code === 'rest') return say(who, terrain, reason.points, 0);
  const sentence =
    // A feature that changes hands: only the swing in points matters, the old owner's expectation does not.
    reason.code === 'takes'
      ? say(who, terrain, Math.abs(reason.points), 0)
      : say(who, terrain, reason.with, reason.without, reason.tiles);
  return reason.points < 0 ? s.against(sentence, who.you ? '' : who.name) : sentence;
}

// "A monk here is sure of 5 points and will likely make 9."
export function idea_in_words(idea: Idea, t: Words, s: StudyWords): string {
  const { terrain = 'city', piece = 'follower', sure = 0, likely = 0 } = idea;
  switch (idea.code) {
    case 'scores':
      return s.idea.scores(terrain, sure);
    case 'claims':
      return s.idea.claims(t.figure(piece, terrain), sure, likely);
    case 'extends':
      return s.idea.extends(terrain, sure, likely);
    default:
      return s.idea.keeps;
  }
}

// The reasons to show: all, or those of an older server.
export const reasons_of = (from: { why?: Reason[]; reasons?: Reason[] } | null | undefined): Reason[] | undefined =>
  from?.reasons ?? from?.why;

// `on`: what the piece at a spot stands on.
function action_in_words(
  text: string,
  tile: string | null,
  on: (at: Spot) => Terrain | undefined,
  t: Words,
  s: StudyWords,
): string {
  const action = action_of(text);
  switch (action.verb) {
    case 'place':
      return t.where(...action.at);
    case 'deploy':
      return t.table.figure_on(
        action.piece,
        (tile === null ? undefined : art.segment(tile, action.segment)?.terrain) ?? 'field',
      );
    case 'pass':
      return s.analysis.pass;
    default:
      return first_of_sets((set) => set.action_text?.(action, t, on)) ?? text;
  }
}

// "2 north, 1 east · Knight": where the tile goes, what comes onto it.
export function plan_in_words(actions: readonly string[], view: View, t: Words, s: StudyWords): string {
  const on = ([x, y, segment]: Spot): Terrain | undefined =>
    view.pieces.find((piece) => piece.at[0] === x && piece.at[1] === y && piece.segment === segment)?.on;
  return s.analysis.then(actions.map((action) => action_in_words(action, view.tile, on, t, s)));
}

// The players of a puzzle are called by their colours: "Red", "Rot".
export const colour_names = (view: Pick<View, 'seats'>, t: Words): string[] =>
  view.seats.map(({ colour }) => capital(t.colour[colour] ?? ''));
