// SPDX-License-Identifier: MIT
import './codes';
import type { ClientSet } from '../client_set';

export const inns: ClientSet = {
  name: 'inns',
  in_big_box: true,
  emblem: 'EK',
  pieces: [{ piece: 'large', follower: true }],
  tile_marks: ({ segments }, _symbol, t) => [
    ...(segments.some((one) => one.cathedral === true) ? [t.mark.cathedral] : []),
    ...(segments.some((one) => one.inn === true) ? [t.mark.inn] : []),
  ],
  feature_marks: ({ inn, cathedral }, t) => [...(inn ? [t.card.inn] : []), ...(cathedral ? [t.card.cathedral] : [])],
  print: ({ inn, cathedral }) => [inn, cathedral],
};
