// SPDX-License-Identifier: MIT
import { replaced_at } from '../../lib/game/collections';
import { log_line, type ClientSet } from '../client_set';
import './codes';

export const traders: ClientSet = {
  name: 'traders',
  in_big_box: true,
  emblem: 'HA',
  themes: ['builder', 'pig'],
  pieces: [
    { piece: 'builder', follower: false, hint: (t) => t.choice_hint.builder },
    { piece: 'pig', follower: false, hint: (t) => t.choice_hint.pig },
  ],
  scores: [{ feature: 'goods', colour: '#c98a3a' }],
  place_prompt: ({ second_part }, t) => (second_part ? t.table.second : null),
  times: { goods: 900 },
  apply(view, event) {
    if (event.type !== 'goods' || view.goods === null) return view;
    const { player, goods: kind, count } = event;
    return {
      ...view,
      goods: replaced_at(view.goods, player, (goods) => ({ ...goods, [kind]: goods[kind] + count })),
    };
  },
  line: (event, who, t) =>
    event.type === 'goods'
      ? log_line('note', event.player, t.log.goods(who(event.player), event.count, event.goods))
      : null,
  tile_marks: ({ segments }, _symbol, t) => segments.flatMap(({ goods }) => (goods ? [t.goods[goods]] : [])),
  print: ({ goods }) => [goods],
};
