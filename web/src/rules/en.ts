import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/en';

export const rules: RuleBook = {
  points_head: ['', 'complete', 'unfinished, at the end'],
  chapters: {
    base: {
      lead: 'Each turn you lay a tile and may place a meeple. Hold roads, cities, cloisters and fields to score.',
      blocks: [
        h('A turn'),
        ul(
          'Draw a tile and lay it next to the tiles on the table. Roads must meet roads, cities must meet ' +
            'cities, fields must meet fields. A tile that fits nowhere is out of the game, and you draw another.',
          'You may place one meeple from your supply on the tile you have just laid.',
          'Whatever your tile completes is scored, and its meeples return to their owners.',
        ),
        pic('start', 'Every edge of a tile continues what it touches.'),
        h('Where a meeple may go'),
        p(
          'On a road it is a thief, in a city a knight, in a cloister a monk, in a field a farmer. There must be ' +
            'no other meeple anywhere on that road, city or field, not even one of yours. But two separate ' +
            'features may be joined later by a tile, and then several meeples share them.',
        ),
        pic('roles', 'Knight (red), monk (blue), thief (green) and farmer (yellow).'),
        p(
          'A meeple stays until its feature is complete; a farmer stays to the end. If you have none left, you ' +
            'simply lay tiles.',
        ),
        p(
          'A road is complete when both ends are closed by a crossing, a city or a cloister, or when it forms a ' +
            'loop. A city is complete when its wall is closed and no tile is missing inside. A cloister is ' +
            'complete when eight tiles surround it.',
        ),
        h('Scoring'),
        points(
          ['Road', '1 per tile', '1 per tile'],
          ['City', '2 per tile and per pennant', '1 per tile and per pennant'],
          ['Cloister', '9 when surrounded by eight tiles', '1, plus 1 per neighbouring tile'],
          ['Field', 'only at the end', '3 per completed city it touches'],
        ),
        pic('road', 'A road between a cloister and a crossing: 4 tiles, 4 points.'),
        pic('city', 'Three tiles and a pennant: 3 × 2 + 2 = 8 points.'),
        pic('cloister', 'A cloister surrounded by tiles: 9 points.'),
        p(
          'The player with the most meeples in a feature scores all its points. If several players are tied, ' +
            'each of them scores the full points.',
        ),
        h('Fields'),
        p(
          'A field ends at roads, city walls and rivers, and is never joined across a corner. At the end, the ' +
            'player with the most farmers in a field scores 3 points for every completed city that it touches. A ' +
            'city that touches two fields counts for both.',
        ),
        pic('field', 'This field touches two completed cities: 6 points for its farmer.'),
        h('The end'),
        p(
          'The game ends with the turn in which the last tile is laid. Unfinished roads, cities and cloisters ' +
            'are scored as in the table above, then the fields. The player with the most points wins; if tied, ' +
            'the victory is shared.',
        ),
      ],
    },
    river: {
      lead: 'Twelve river tiles are laid before all others.',
      blocks: [
        h('How it flows'),
        ul(
          'The source lies on the table instead of the start tile.',
          'The ten tiles of its course are drawn first, one each turn, and each must continue the river. The ' +
            'mouth comes last, laid by the player whose turn it is.',
          'Two bends in a row may not turn the same way, and the open end must face a free space.',
        ),
        pic('river', 'From the source past a bridge, a bend and two cities to the mouth.'),
        h('On its banks'),
        p(
          'Meeples go on roads, cities, cloisters and fields of river tiles as usual, never on the water. The ' +
            'river separates the fields on its two banks; they meet only around the source and the mouth. Roads ' +
            'cross it on bridges.',
        ),
      ],
    },
    inns: {
      lead: 'Bigger stakes: inns and cathedrals make a feature worth more, or nothing at all.',
      blocks: [
        h('Lakeside inns'),
        p(
          'A completed road with at least one inn beside it scores 2 per tile instead of 1. Left unfinished at ' +
            'the end, it scores nothing. A second inn changes nothing more.',
        ),
        pic('inn', 'Three tiles with an inn: 3 × 2 = 6 points.'),
        h('Cathedrals'),
        p(
          'A completed city with at least one cathedral scores 3 for each tile and each pennant. Left unfinished ' +
            'at the end, it scores nothing.',
        ),
        pic('cathedral', 'Five tiles around a cathedral: 15 points, here for a large meeple.'),
        h('The large meeple'),
        p(
          'Every player has one. It goes wherever a meeple may go and counts as two when it comes to who has the ' +
            'most. In every other way it is one meeple.',
        ),
      ],
    },
    traders: {
      lead:
        'Goods for completing cities, a builder who gives you double turns, and a pig that makes your ' +
        'fields richer.',
      blocks: [
        h('Goods'),
        p(
          'Some cities show wine, wheat or cloth. The player who lays the tile that completes such a city takes ' +
            'one token for each symbol in it, no matter who owns the city. At the end, the player with the most ' +
            'tokens of each kind of goods scores 10 points; if tied, each of them does.',
        ),
        pic('goods', 'The player who completes this city takes a wheat token. The points go to the owner.'),
        h('The builder'),
        p(
          'Instead of a meeple you may place your builder on the tile you lay, on a road or in a city where you ' +
            'already have a meeple on another tile. Whenever you extend that road or city later, you get a ' +
            'double turn: draw, lay, place and score once more. There is never a third time. The builder returns ' +
            'to you with the last of your meeples there.',
        ),
        pic('builder', 'The road goes on: the builder earns a double turn.'),
        h('The pig'),
        p(
          'Instead of a meeple you may place your pig in a field of the tile you lay where you already have a ' +
            'farmer. If you have the most farmers there at the end, alone or tied, you score 4 instead of 3 ' +
            'points per completed city.',
        ),
        pic('pig', 'A farmer with a pig: 4 points for each completed city.'),
      ],
    },
    hills: {
      lead: 'Hills break ties, vineyards help cloisters, and shepherds gather sheep until the wolf comes.',
      blocks: [
        h('Hills'),
        p(
          'When a hill tile is laid, an unseen tile is placed face down under it and is out of the game. If ' +
            'players are tied for the most meeples on a road, in a city or in a field, only those of them with a ' +
            'meeple on a hill there score. If all of them have one, or none, they all score in full, as usual.',
        ),
        pic('hill', 'Both have one knight; red stands on a hill, so only red will score.'),
        h('Vineyards'),
        p(
          'When a cloister is completed, each vineyard on the eight tiles around it adds 3 points. An unfinished ' +
            'cloister gets nothing for vineyards.',
        ),
        pic('vineyard', 'The vineyard in the north-west will be worth 3 extra points.'),
        h('Shepherd and sheep'),
        ul(
          'Instead of a meeple you may place your shepherd in a field of the tile you lay, if there is no ' +
            'shepherd anywhere in that field yet. You draw a token right away: one to four sheep stay with the ' +
            'shepherd, the wolf drives him off.',
          'Whenever you extend that field, you choose: draw another token, or bring the flock home.',
          'Bring the flock home: every shepherd in that field scores 1 point for each sheep there, printed ones ' +
            'included. The shepherds return to their owners, the tokens to the bag.',
          'The wolf: all sheep tokens of the field go back to the bag, and its shepherds return with nothing.',
          'The flock of a field that can no longer grow is scored automatically; if you close the field of your ' +
            'own shepherd, you make your choice first. Shepherds still out at the end score nothing.',
        ),
        pic('shepherd', 'Five sheep so far. Draw another token, or bring them home?'),
        p('A shepherd is not a meeple: he claims no field and does not get in the way of farmers.'),
      ],
    },
    wheel: {
      lead:
        'The board begins with a great wheel. A pig walks around it from sector to sector, and the sector ' +
        'where it stops takes effect.',
      blocks: [
        h('The wheel board'),
        p(
          'The wheel board, 4 × 4 tiles in size, lies on the table instead of the start tile. Its spaces count ' +
            'as laid tiles. No pieces are placed on them, but their roads, cities and fields continue outside. ' +
            'The pig starts on Fortune.',
        ),
        pic('wheel', 'The wheel with its six sectors and nine crown spaces.'),
        h('When the pig walks'),
        p(
          'If the tile you draw shows a wheel symbol (1, 2 or 3), the pig walks that many sectors clockwise ' +
            'before you lay the tile. Only the sector where it stops takes effect:',
        ),
        ul(
          'Fortune: you score 3 points.',
          'Taxes: each of your knights scores 1 point per pennant and 1 per knight of yours in that city, ' +
            'itself included.',
          'Famine: each of your farmers scores 1 point for every completed city next to the field, with or ' +
            'without a majority.',
          'Storm: 1 point for each meeple in your supply.',
          'Inquisition: 2 points for each of your monks.',
          'Plague: each player takes back one meeple from the tiles, not from a crown space, without points. The ' +
            'player whose turn it is begins.',
        ),
        p('All players score this way at the same time; only Fortune is for the player whose turn it is.'),
        h('Crown spaces'),
        p(
          'Instead of placing a piece on your tile, you may place a meeple on a free crown space of any sector. ' +
            'When the pig stops in that sector, the sector takes effect first. Then each meeple on its crown ' +
            'spaces scores 3 points, or 6 if it is alone in a sector with two crown spaces, and returns. At the ' +
            'end of the game, crown spaces score nothing.',
        ),
        h('Alone or with the base game'),
        p(
          'The Wheel of Fortune is a game in its own right with 72 tiles. Together with the base game it adds ' +
            'twelve tiles, and wheel symbols on sixteen others.',
        ),
      ],
    },
    ...of_sets,
  },
};
