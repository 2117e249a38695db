import { counting } from '../i18n/plural';
import type { Terrain, WhyCode } from '../lib/protocol';
import type { LessonId } from '../lib/study/lessons.svelte';
import type { Theme } from '../lib/study/puzzles';

const plural = counting('en');
const points = (n: number, digits = 1): string =>
  `${n.toFixed(digits)} ${Math.abs(n) === 1 && digits === 0 ? 'point' : 'points'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${Math.abs(n).toFixed(1)}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const terrain: Record<Terrain, string> = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'field',
  river: 'river',
};
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : `: ${plural(tiles[0], 'unseen tile fits', 'unseen tiles fit')}, not ${tiles[1]}`;

export const en = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analysis',
    drop: 'Drop a record here to have it judged, or choose a file.',
    working: (done: number, all: number) => `Looking at move ${done} of ${all} …`,
    stop: 'Stop',
    go_on: 'Go on',
    failed: 'The analysis has stopped.',
    win: 'Chance to win',
    points_scale: 'Points to expect',
    graph: (what: string) => `${what} over the game. Press to jump to a move.`,
    tabs: { summary: 'Summary', moments: 'Moments', move: 'This move' },
    summary: 'How everybody played',
    played: ['with much to learn', 'with ups and downs', 'soundly', 'strongly', 'like a master'] as string[], // from the weakest
    so: (name: string, how: string) => `${name} played ${how}.`,
    lost: (each: number, decisions: number) =>
      `${each.toFixed(2)} points lost by each of ${plural(decisions, 'decision', 'decisions')}`,
    errors: (errors: number, blunders: number) =>
      errors === 0
        ? 'no error'
        : `${plural(errors, 'error', 'errors')}${blunders === 0 ? '' : `, ${plural(blunders, 'blunder', 'blunders')} among them`}`,
    luck: (luck: number) =>
      Math.abs(luck) < 0.5
        ? 'Luck was even.'
        : luck > 0
          ? `Luck brought ${points(luck)}.`
          : `Luck took ${points(-luck)}.`,
    margin: (margin: number, adjusted: number, over: boolean) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'level' : n > 0 ? `ahead by ${points(n)}` : `behind by ${points(-n)}`;
      return `${over ? 'At the end' : 'To be expected'}: ${how(margin)}; without luck ${how(adjusted)}.`;
    },
    moments: 'What mattered most',
    no_moments: 'Nobody lost a point by one decision, and chance was kind to all alike.',
    moment: {
      error: (name: string, size: number) => `${name} loses ${points(size)}`,
      blunder: (name: string, size: number) => `${name} loses ${points(size)}: a blunder`,
      lucky: (name: string, size: number) => `${name} draws luckily: ${signed(size)}`,
      unlucky: (name: string, size: number) => `${name} draws badly: ${signed(size)}`,
    },
    at: (n: number) => `move ${n}`,
    next_moment: 'To the next thing that mattered',
    previous_moment: 'To the last thing that mattered',
    to_act: (name: string) => `${name} decides`,
    drawn: (name: string, luck: number) => `${name} has drawn this tile: ${signed(luck)} points of luck`,
    plans: 'The best plans',
    thinking: 'Thinking …',
    forced: 'There is nothing to choose here.',
    nothing: 'Here chance decides.',
    over: 'The game is over here.',
    best: 'best',
    as_played: 'played',
    loses: (loss: number) => (loss < 0.05 ? 'just as good' : `−${loss.toFixed(1)}`),
    verdict: {
      best: 'The best there was.',
      good: (loss: number) => `Nearly the best: ${points(loss)} less.`,
      error: (loss: number) => `An error: ${points(loss)} lost.`,
      blunder: (loss: number) => `A blunder: ${points(loss)} lost.`,
    },
    exact: 'Worked out to the end.',
    give_or_take: (error: number) => `Give or take ${points(error)}.`,
    why: 'Why the best is better',
    why_first: 'Why this is the best',
    play_plan: (rank: number) => `Play plan ${rank} on the board`,
    try: 'Try a move',
    trying: 'Lay the tile where you like: the game as it was stays as it is.',
    which_tile: 'Which tile comes now?',
    which_token: 'Which token comes now?',
    draw_any: 'Any, by chance',
    as_it_came: 'as in the game',
    lines: 'Lines you tried',
    line: (n: number, moves: number) => `From move ${n}: ${plural(moves, 'move', 'moves')}`,
    back_to_game: 'Back to the game',
    forget: 'Forget this line',
    pass: 'no piece',
    then: (plan: string[]) => plan.join(' · '),
  },
  why: {
    scores: (name: string, _feature: Terrain, more: number, less: number) =>
      `${name} scores ${more.toFixed(0)} at once instead of ${less.toFixed(0)}.`,
    finishes: (name: string, feature: Terrain, more: number, less: number, tiles) =>
      `${name} finishes the ${terrain[feature]} with ${percent(more)} instead of ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name: string, feature: Terrain, more: number, less: number, tiles) =>
      `${name} finishes the ${terrain[feature]} with only ${percent(more)} instead of ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name: string, feature: Terrain, more: number) =>
      `The ${terrain[feature]} changes hands: that is worth ${points(more)}.`,
    promises: (name: string, feature: Terrain, more: number, less: number) =>
      `The ${terrain[feature]} of ${name} promises ${more.toFixed(1)} points instead of ${less.toFixed(1)}.`,
    followers: (name: string, _feature: Terrain, more: number, less: number) =>
      `${name} keeps ${plural(more, 'meeple', 'meeples')} at home instead of ${less.toFixed(0)}.`,
    threat: (name: string, feature: Terrain, more: number, less: number) =>
      `${plural(more, 'unseen tile', 'unseen tiles')} instead of ${less.toFixed(0)} could join others to the ${terrain[feature]} of ${name}.`,
  } as Record<
    WhyCode,
    (name: string, feature: Terrain, more: number, less: number, tiles?: readonly [number, number]) => string
  >,
  no_why: 'Many small things: the board as a whole stands better.',
  hint: {
    thinking: 'Thinking about it …',
    where: 'Look here.',
    show: 'Show me how',
    why: 'Why?',
    close: 'Close the hint',
  },
  odds: {
    title: 'What the bag holds for this cell',
    fit: (tiles: number, unseen: number) =>
      tiles === 0
        ? 'No unseen tile fits here: the cell stays empty.'
        : `${plural(tiles, 'tile', 'tiles')} of ${unseen} unseen ${tiles === 1 ? 'fits' : 'fit'}.`,
    next: (chance: number) => `The next draw fits with ${percent(chance)}.`,
    seat: (name: string, chance: number) => `${name} still draws one: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Puzzles',
    daily: 'Puzzle of the day',
    task: (name: string) => `${name} to play: find the plan that is better than all others.`,
    solved: 'Solved! That is the plan.',
    wrong: 'Not the best plan. Another one is better by three points or more.',
    solution: 'The solution',
    again: 'Try again',
    reveal: 'Show the solution',
    next: 'Next puzzle',
    another: 'Another puzzle',
    lead: (lead: number) => `It is better than every other plan by ${points(lead)}.`,
    surely: (least: number) => `Surely by ${points(least)} or more.`,
    rating: 'Rating',
    streak: (n: number) => `Daily puzzles in a row: ${n}`,
    tried: (solved: number, tried: number) => `${solved} of ${tried} solved at the first try.`,
    kept: 'Kept in this browser only.',
    any_theme: 'Any theme',
    any_grade: 'Any grade',
    grade: ['very easy', 'easy', 'medium', 'hard', 'very hard'] as string[],
    theme: {
      finish: 'Finish',
      steal: 'Steal',
      block: 'Block',
      farm: 'Farm',
      last_tiles: 'Last tiles',
      wheel: 'Wheel',
      hills: 'Hills',
      builder: 'Builder',
      patience: 'Patience',
      claim: 'Claim',
    } satisfies Record<Theme, string>,
  },
  lessons: {
    title: 'Learn to play',
    lead: 'Short lessons on the board, a minute or two each. Do what is asked; everything else happens by itself.',
    sets: 'Expansions',
    done: 'done',
    again: 'Once more',
    next: 'Next',
    all: 'All lessons',
    keep: 'You need not place a meeple: keep it.',
    missed: 'That is allowed too, but here we want something else. Try again.',
    missed_turn: 'The cell is right. Turn the tile first: tap the tile in your hand.',
    // A step without words of its own: keep the meeple.
    course: {
      lay: {
        title: 'Lay a tile',
        steps: [
          'Each turn you lay the tile you have drawn. Its sides must match: road to road, field to field. Tap the marked cell, then lay the tile.',
          'Now you might place a meeple on this tile. For once, keep it.',
          'Aude has finished a city. Your next tile has a bend: turn it so that the road goes on to the south, then lay it.',
          '',
        ],
        done: 'That is how a turn begins: match the sides, turn the tile as you like.',
      },
      road: {
        title: 'Roads',
        steps: [
          'This road begins at the village. Make it longer: lay the tile east of it.',
          'Place your meeple on the road. It is a thief now, and the road is yours.',
          'The crossing ends the road. Lay it at the other end.',
          '',
        ],
        done: 'The road is finished: 1 point for each of its 3 tiles. Your meeple comes home and can be used again.',
      },
      city: {
        title: 'Cities',
        steps: [
          'The start tile has a city to the north. Turn the tile so that the walls meet, and lay it there.',
          'Place your meeple in the city. It is a knight now.',
          'This tile closes the city. Lay it at the top.',
          '',
        ],
        done: 'A finished city brings 2 points for each tile, and 2 more for each pennant: here 6 points.',
      },
      cloister: {
        title: 'Cloisters',
        steps: [
          'Lay the cloister into the middle.',
          'Place your meeple in the cloister. It is a monk now.',
          'One tile is missing around it. Lay it there, roads outwards.',
          '',
        ],
        done: 'A cloister with eight neighbours brings 9 points.',
      },
      farmer: {
        title: 'Farmers',
        steps: [
          'There is a finished city. Lay the road beside it.',
          'North of the road lies the field of this city. Let your meeple lie down there: a farmer.',
        ],
        done: 'A farmer stays until the end. Then each finished city at the field brings 3 points. Whoever has most farmers in a field gets them.',
      },
      final: {
        title: 'The end of the game',
        steps: [
          'You are knight of a city that is not finished. This is the last tile: lay the cloister south of the start.',
          'Place your last monk. It scores although it is not surrounded.',
        ],
        done: 'At the end unfinished things count too: 1 point for each tile of a road or city, and a cloister 1 for each tile around and itself.',
      },
      river: {
        title: 'The River',
        steps: [
          'With the river the first tiles are water. Lay this one so that the river goes on.',
          'Nobody stands in water. But there is a city on this tile: place a knight.',
          'The river has turned south. Lay the next piece; it must go on.',
          '',
        ],
        done: 'When the river has reached its lake, the ordinary tiles follow.',
      },
      inns: {
        title: 'Inns & Cathedrals',
        steps: [
          'A road with an inn at a lake. Lay it east of the village.',
          'Place your large meeple as a thief. It counts as two.',
          'Finish the road with the crossing.',
          '',
        ],
        done: 'With an inn each tile of a finished road counts 2: 6 points. Unfinished at the end, it counts nothing. Cathedrals do the same to cities: 3 points a tile.',
      },
      traders: {
        title: 'Traders & Builders',
        steps: [
          'This city has a barrel of wine. Lay it so that the walls meet.',
          'Place a knight.',
          'Make the city longer.',
          'Now your builder: place him in the same city. When you continue it, you get another tile.',
          'Finish the city.',
          '',
        ],
        done: '8 points, a barrel of wine for finishing the city, and because of the builder you draw another tile. Whoever has most of a kind of goods gets 10 points at the end.',
      },
      hills: {
        title: 'Hills & Sheep',
        steps: [
          'Lay the road: we want the field beside it.',
          'Place your shepherd on the field north of the road. He draws a token: sheep, or the wolf.',
          'Two sheep! Make the field larger: lay the tile to the east.',
          '',
          'Your field has grown: draw another token, or drive the flock home? Drive it home before the wolf comes.',
        ],
        done: 'Each sheep is 1 point. And a meeple on a hill wins ties.',
      },
      wheel: {
        title: 'Wheel of Fortune',
        steps: [
          'In the middle is the great wheel. Lay this tile at its northern rim.',
          'You may also place a meeple on a crown space of the wheel. Choose Taxes.',
        ],
        done: 'Aude drew a tile with a number: the pig walks so many steps. It stopped at Taxes, and your meeple on the crown brought 6 points.',
      },
    } as Record<LessonId, { title: string; steps: string[]; done: string }>,
  },
};

export type StudyWords = typeof en;
