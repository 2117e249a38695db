import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { log_lines, sum_in_words } from '../src/lib/log';
import { step } from './mock';

const city = { type: 'scored' as const, feature: 'city' as const, points: 14, players: [0, 1], final: false, sum: '6 tiles x 2 + 1 pennant x 2', why: [], spots: [[0, 0, 0], [0, -1, 0], [0, 0, 1]] as [number, number, number][] };

describe('sums in words', () => {
  it('keeps the English of the server', () => {
    expect(sum_in_words('3 tiles x 2 + 1 pennant x 2', en)).toBe('3 tiles × 2 + 1 pennant × 2');
  });
  it.each([
    ['1 tile x 2 + 2 pennants x 2', '1 Karte × 2 + 2 Wappen × 2'],
    ['2 cities x 3', '2 Städte × 3'],
    ['5 sheep x 1', '5 Schafe × 1'],
    ['1 wine majority x 10 + 1 cloth majority x 10', '1 Mehrheit Wein × 10 + 1 Mehrheit Tuch × 10'],
    ['9 tiles x 1; 1 city x 4', '9 Karten × 1; 1 Stadt × 4'],
  ])('says %s in German', (sum, german) => {
    expect(sum_in_words(sum, de)).toBe(german);
  });
});

describe('log', () => {
  it('tells who scored what and how, once per score', () => {
    const lines = log_lines([step(3, 'follower 0', [city, { type: 'returned', player: 0, piece: 'follower', at: [0, 0], segment: 0 }])], ['Ann', 'Bob'], en);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ text: 'Ann and Bob: 14 points for a city', detail: '6 tiles × 2 + 1 pennant × 2 = 14', cells: [[0, 0], [0, -1]] });
  });

  it('tells of a plague without scores', () => {
    const lines = log_lines([step(4, 'recall 0,0 0 follower', [{ type: 'returned', player: 1, piece: 'follower', at: [0, 0], segment: 0 }], 1)], ['Ann', 'Bob'], en);
    expect(lines[0]?.text).toBe('Bob takes the follower home.');
  });

  it('speaks German with the right cases', () => {
    const deployed = step(2, 'large 3', [{ type: 'deployed', player: 0, piece: 'large', at: [0, 0], segment: 3, on: 'field' }]);
    expect(log_lines([deployed], ['Ann'], de)[0]?.text).toBe('Ann setzt einen großen Bauern ein.');
  });

  it('translates every reason the server gives', () => {
    const lines = log_lines([step(5, 'pass', [{ ...city, why: ['A follower on a hill broke the tie.'] }])], ['Ann', 'Bob'], de);
    expect(lines[0]?.why).toEqual(['Ein Gefolgsmann auf einem Hügel entschied den Gleichstand.']);
  });
});
