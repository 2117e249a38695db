// SPDX-License-Identifier: MIT
// Events as sentences. Points and sums come from the server; nothing is calculated here.
import type { Words } from '../../i18n/en';
import type { Who } from '../../i18n/who';
import { first_of_sets, from_sets } from '../../sets';
import { log_line, type LogLine } from '../../sets/client_set';
import type { Cell, GameEvent, ScoredEvent, Step, Term } from '../protocol';

export interface Line extends LogLine {
  key: string;
  n: number;
}

const uncounted = from_sets((set) => set.uncounted);

const in_words = (term: Term, t: Words): string => `${t.plural(term.count, ...t.counted[term.of])} × ${term.each}`;

// "3 tiles × 2 + 1 pennant × 2"; several, joined by a semicolon, if players reached the same points in different ways.
export function sum_in_words(terms: readonly Term[][], t: Words): string {
  return terms.map((sum) => sum.map((term) => in_words(term, t)).join(' + ')).join(t.semicolon);
}

export function score_detail(event: ScoredEvent, t: Words): string | null {
  if (event.terms.flat().some((term) => uncounted.includes(term.of))) return null;
  const text = sum_in_words(event.terms, t);
  if (event.points === 0 || text === '') return null;
  return event.terms.length > 1 ? text : t.log.sum(text, event.points);
}

export const why_in_words = (event: ScoredEvent, t: Words): string[] => event.because.map((why) => t.because[why]);

const unique = (cells: Cell[]): Cell[] => [...new Map(cells.map((cell) => [`${cell[0]},${cell[1]}`, cell])).values()];

// Names of several players; the reader comes first.
export const names_in_words = (all: readonly Who[], t: Words): string =>
  t.list([...all].sort((a, b) => Number(b.you) - Number(a.you)).map((one) => (one.you ? t.you : one.name)));

function scored_line(event: ScoredEvent, who: (seat: number) => Who, t: Words): LogLine {
  const what = t.log.for[event.feature];
  const names = names_in_words(event.players.map(who), t);
  const text =
    event.points === 0
      ? t.log.nothing(names, what)
      : t.log.scored(names, event.points, what, event.players.length > 1);
  return {
    kind: event.final ? 'final' : 'score',
    seat: event.players[0] ?? null,
    text,
    detail: score_detail(event, t),
    why: why_in_words(event, t),
    cells: unique((event.spots ?? []).map(([x, y]): Cell => [x, y])),
  };
}

// A part of the final scoring: `parts` are the points of each feature in it.
export function final_line(
  event: ScoredEvent,
  parts: readonly number[],
  people: readonly Who[],
  t: Words,
): { text: string; detail: string | null } {
  if (parts.length < 2) return event_line(event, people, t)!;
  const names = names_in_words(
    event.players.map((seat) => people[seat] ?? { name: '?', you: false }),
    t,
  );
  return {
    text: t.log.final_points(names, event.points, event.players.length > 1),
    detail: t.log.final_parts(t.feature[event.feature], parts.length, parts.join(' + ')),
  };
}

export function event_line(event: GameEvent, people: readonly Who[], t: Words): LogLine | null {
  const who = (seat: number): Who => people[seat] ?? { name: '?', you: false };
  const of_set = first_of_sets((set) => set.line?.(event, who, t));
  if (of_set !== null) return of_set;
  switch (event.type) {
    case 'placed':
      return log_line('move', event.player, t.log.laid(who(event.player), t.where(...event.at)), [event.at]);
    case 'deployed': {
      const text = t.log.deployed(who(event.player), event.piece, event.on);
      return log_line('move', event.player, text, event.at === undefined ? [] : [event.at]);
    }
    case 'discarded':
      return log_line('note', event.player, t.log.discarded(who(event.player)));
    case 'buried':
      return log_line('note', null, t.log.buried, [event.at]);
    case 'returned': {
      const text = t.log.returned(who(event.player), event.piece);
      return log_line('note', event.player, text, event.at === undefined ? [] : [event.at]);
    }
    case 'scored':
      return scored_line(event, who, t);
    case 'over':
      return log_line('note', null, t.log.over);
    default:
      return null;
  }
}

// Pieces that return after their feature has scored need no line.
const has_line = (event: GameEvent, after_score: boolean): boolean => !(event.type === 'returned' && after_score);

export function log_lines(steps: readonly Step[], people: readonly Who[], t: Words): Line[] {
  const lines: Line[] = [];
  for (const step of steps) {
    const scored = step.events.some((event) => event.type === 'scored');
    step.events.forEach((event, index) => {
      const line = has_line(event, scored) ? event_line(event, people, t) : null;
      if (line !== null) lines.push({ ...line, key: `${step.n}.${index}`, n: step.n });
    });
  }
  return lines;
}
