// SPDX-License-Identifier: MIT
// A rating over time as a graph: where its line, its margin and its lines of numbers are.
import type { RatingHistory } from '../protocol';

export interface GraphSize {
  width: number;
  height: number;
  left: number; // for numbers
  bottom: number;
}

export interface RatingGraph {
  line: string;
  margin: string; // an area around it
  levels: { y: number; rating: number }[];
  end: { x: number; y: number };
}

const kSure = 1.96; // deviations on both sides: 95%
const kSteps = [10, 20, 50, 100, 200, 500];

export function rating_graph(points: RatingHistory['points'], size: GraphSize): RatingGraph {
  const most = Math.max(...points.map(([, rating, deviation]) => rating + kSure * deviation));
  const least = Math.min(...points.map(([, rating, deviation]) => rating - kSure * deviation));
  const step = kSteps.find((one) => (most - least) / one <= 6) ?? kSteps.at(-1)!;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  // By games, not by days: games of one evening would lie upon each other.
  const x = (n: number): number => size.left + ((n + 0.5) / points.length) * (size.width - size.left);
  const y = (rating: number): number => (1 - (rating - low) / (high - low)) * (size.height - size.bottom);
  const path = (places: [number, number][]): string =>
    places.map(([at, up], n) => `${n === 0 ? 'M' : 'L'}${at.toFixed(1)} ${up.toFixed(1)}`).join('');
  const upper = points.map(([, rating, deviation], n): [number, number] => [x(n), y(rating + kSure * deviation)]);
  const lower = points.map(([, rating, deviation], n): [number, number] => [x(n), y(rating - kSure * deviation)]);
  const last = points.length - 1;
  return {
    line: path(points.map(([, rating], n) => [x(n), y(rating)])),
    margin: `${path([...upper, ...lower.reverse()])}Z`,
    levels: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step).map((rating) => ({
      rating,
      y: y(rating),
    })),
    end: { x: x(last), y: y(points[last]![1]) },
  };
}
