// The words of the Abbot, English.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const words = {
  set: { abbot: 'The Abbot' },
  set_hint: {
    abbot: 'Eight gardens, and an abbot you may take back at any time for the points earned so far.',
  },
  preset: { abbot: ['With the abbot', 'The base game with gardens and an abbot for everyone.'] as [string, string] },
  piece: { abbot: 'abbot' },
  pieces: { abbot: ['abbot', 'abbots'] },
  role: { garden: 'abbot' },
  terrain: { garden: 'garden' },
  feature: { garden: 'Garden' },
  for: { garden: 'a garden' },
  mark: { garden: 'a garden' },
  choice_hint: {
    garden: 'Only an abbot stands in a garden, until it is surrounded: 9 points.',
    abbot: '9 points when surrounded. Until then you may take the abbot back for 1 point per tile there.',
  },
  table: {
    retrieve: 'Take back the abbot',
    retrieve_hint: 'Instead of placing a piece: 1 point for its tile and each tile around it.',
  },
};

const chapter: Chapter = {
  lead: 'Eight tiles have a garden, and every player has an abbot who may be taken back at any time.',
  blocks: [
    h('Gardens'),
    p(
      'One copy each of eight tiles of the base game has a garden. A garden scores like a cloister: 9 ' +
        'points when it is surrounded by eight tiles; at the end of the game 1 point for its tile and for ' +
        'each tile around it. Vineyards add nothing.',
    ),
    h('The abbot'),
    p(
      'Each player has one abbot. You may place him in a garden or a cloister of the tile you have just ' +
        'laid, and nowhere else. Only abbots may stand in gardens.',
    ),
    h('Taking him back'),
    p(
      'Instead of placing a piece, you may take your abbot back from a garden or cloister that is not ' +
        'complete. You score 1 point for its tile and for each tile around it, without vineyards.',
    ),
    pic('garden', 'Take the abbot back for 5 points now, or wait for 9.'),
    p(
      'With the Wheel of Fortune the abbot counts as a meeple: Storm counts him in your supply, the Plague ' +
        'may take him back, and in a cloister he is a monk.',
    ),
  ],
};
export const rules = { abbot: chapter };

export const study = {
  terrain: { garden: 'garden' },
  course: {
    abbot: {
      title: 'The Abbot',
      steps: [
        'This tile has a garden. Lay it east of the start tile, so that the road continues.',
        'Only an abbot may stand in a garden. Place your abbot there.',
        'Each tile around the garden makes it worth more. Lay this tile to the east.',
        'Instead of placing a piece, you may take your abbot back. Do it now.',
      ],
      done:
        'Your abbot scored 4 points: 1 for his tile and 1 for each of the 3 tiles around it. Surrounded ' +
        'by eight tiles, a garden scores 9 points, like a cloister. Your abbot is free again.',
    },
  },
};
