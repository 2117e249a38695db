import { h, p, pic, points, ul, type RuleBook } from './blocks';

export const rules: RuleBook = {
  points_head: ['', 'complete', 'unfinished, at the end'],
  chapters: {
    base: {
      lead: 'A tile each turn, and a meeple if you like: the land grows, and whoever holds its roads, cities, cloisters and fields scores.',
      blocks: [
        h('A turn'),
        ul(
          'Draw a tile and lay it next to the land. Roads must meet roads, cities must meet cities, fields must meet fields. A tile that fits nowhere is out of the game, and you draw another.',
          'You may place one meeple from your supply on the tile you have just laid.',
          'Whatever your tile completes is scored, and its meeples return to their owners.',
        ),
        pic('start', 'Every side of a tile continues what it touches.'),
        h('Where a meeple may go'),
        p(
          'On a road it is a thief, in a city a knight, in a cloister a monk, in a field a farmer. There must be no other meeple anywhere on that road, city or field, not even one of yours. But two separate features may be joined later by a tile, and then several meeples share them.',
        ),
        pic('roles', 'Knight (red), monk (blue), thief (green) and farmer (yellow).'),
        p(
          'A meeple stays until its feature is complete; a farmer stays to the end. If you have none left, you simply lay tiles.',
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
          'Whoever has the most meeples in a feature takes all its points. If several players are tied, each of them gets the full points.',
        ),
        h('Fields'),
        p(
          'A field ends at roads, city walls and rivers, and is never joined across a corner. At the end, whoever has the most farmers in it gets 3 points for every completed city it touches. A city that touches two fields counts for both.',
        ),
        pic('field', 'This field touches two completed cities: 6 points for its farmer.'),
        h('The end'),
        p(
          'The game ends with the turn in which the last tile is laid. Unfinished roads, cities and cloisters are scored as in the table above, then the fields. The most points win; if tied, the victory is shared.',
        ),
      ],
    },
    river: {
      lead: 'Twelve river tiles come before all others and open up the land.',
      blocks: [
        h('How it flows'),
        ul(
          'The source lies on the table instead of the start tile.',
          'The ten tiles of its course are drawn first, one each turn, and each must continue the river. The mouth comes last; whoever’s turn it is lays it.',
          'Two bends in the same direction may not follow directly upon each other, and there must be a free space in front of the open end.',
        ),
        pic('river', 'From the source past a bridge, a bend and two towns to the mouth.'),
        h('On its banks'),
        p(
          'Meeples go on roads, cities, cloisters and fields of river tiles as usual, never on the water. The river separates the fields on its two banks; they meet only around the source and the mouth. Roads cross it on bridges.',
        ),
      ],
    },
    inns: {
      lead: 'Bigger stakes: inns and cathedrals make a feature worth more, or nothing at all.',
      blocks: [
        h('Lakeside inns'),
        p(
          'A completed road with at least one inn beside it scores 2 per tile instead of 1. Left unfinished at the end, it scores nothing. A second inn changes nothing more.',
        ),
        pic('inn', 'Three tiles with an inn: 3 × 2 = 6 points.'),
        h('Cathedrals'),
        p(
          'A completed city with at least one cathedral scores 3 for each tile and each pennant. Left unfinished at the end, it scores nothing.',
        ),
        pic('cathedral', 'Five tiles around a cathedral: 15 points, here for a large meeple.'),
        h('The large meeple'),
        p(
          'Every player has one. It goes wherever a meeple may go and counts as two when it comes to who has the most. In every other way it is one meeple.',
        ),
      ],
    },
    traders: {
      lead: 'Goods for those who finish cities, a builder who brings double turns, and a pig that makes your fields richer.',
      blocks: [
        h('Goods'),
        p(
          'Some cities show wine, wheat or cloth. Whoever lays the tile that completes such a city takes one token for each symbol in it, no matter who owns the city. At the end, whoever has the most of one kind gets 10 points for it; if tied, each of them does.',
        ),
        pic('goods', 'Whoever completes this city takes one wheat, besides the owner’s points.'),
        h('The builder'),
        p(
          'Instead of a meeple you may place your builder on the tile you lay, on a road or in a city where you already have a meeple on another tile. Whenever you extend that road or city later, you get a double turn: draw, lay, place and score once more. There is never a third time. The builder returns to you with the last of your meeples there.',
        ),
        pic('builder', 'The road goes on: the builder earns a double turn.'),
        h('The pig'),
        p(
          'Instead of a meeple you may place your pig in a field where you have a farmer. If you have the most farmers there at the end, alone or tied, you get 4 instead of 3 points per completed city.',
        ),
        pic('pig', 'A farmer with a pig: 4 points for each completed city.'),
      ],
    },
    hills: {
      lead: 'Hills break ties, vineyards help cloisters, and shepherds gather sheep until the wolf comes.',
      blocks: [
        h('Hills'),
        p(
          'When a hill tile is laid, a hidden tile goes under it and is out of the game; nobody looks at it. If players are tied for the most meeples on a road, in a city or in a field, only those of them with a meeple on a hill there score. If all of them have one, or none, they share as usual.',
        ),
        pic('hill', 'Both have one knight; red stands on a hill and will score alone.'),
        h('Vineyards'),
        p(
          'When a cloister is completed, each vineyard on the eight tiles around it adds 3 points. An unfinished cloister gets nothing for vineyards.',
        ),
        pic('vineyard', 'The vineyard in the north-west will bring 3 points more.'),
        h('Shepherd and sheep'),
        ul(
          'Instead of a meeple you may place your shepherd in a field of the tile you lay, if there is no shepherd anywhere in that field yet. You draw a token right away: one to four sheep stay with the shepherd, the wolf drives him off.',
          'Whenever you extend that field, you choose: draw another token, or bring the flock home.',
          'Bring the flock home: every shepherd in that field scores 1 point for each sheep there, printed ones included. The shepherds return to their owners, the tokens to the bag.',
          'The wolf: all sheep tokens of the field go back to the bag, and its shepherds return with nothing.',
          'The flock of a field that can no longer grow is scored automatically. Shepherds still out at the end score nothing.',
        ),
        pic('shepherd', 'Five sheep so far. One more token, or home?'),
        p('A shepherd is not a meeple: he claims no field and does not get in the way of farmers.'),
      ],
    },
    wheel: {
      lead: 'The land begins with a great wheel. A pig walks around it from sector to sector, and where it stops, something happens to everyone.',
      blocks: [
        h('The board'),
        p(
          'The wheel board, 4 × 4 tiles in size, lies on the table instead of the start tile. Its spaces count as laid tiles; nobody places a piece on its land, but its roads, cities and fields continue outside. The pig starts on Fortune.',
        ),
        pic('wheel', 'The wheel with its six sectors and nine crown spaces.'),
        h('When it turns'),
        p(
          'If the tile you draw shows a wheel symbol, the pig walks that many sectors clockwise before you lay the tile. Only the sector where it stops takes effect:',
        ),
        ul(
          'Fortune: you get 3 points.',
          'Taxes: for each of your knights, 1 point for every knight of yours and every pennant in that city.',
          'Famine: for each of your farmers, 1 point for every completed city next to the field.',
          'Storm: 1 point for each meeple in your supply.',
          'Inquisition: 2 points for each of your monks.',
          'Plague: beginning with whoever’s turn it is, everyone takes one meeple back from the land, without points.',
        ),
        p('All players score this way at the same time; only Fortune is for the player whose turn it is.'),
        h('Crown spaces'),
        p(
          'Instead of placing a piece on your tile, you may put a meeple on a free crown space of any sector. When the pig stops there, the meeples on its crown spaces score after the sector has taken effect, and return: 3 points each, or 6 for a meeple that is alone in a sector with two crown spaces.',
        ),
        h('Alone or with the base game'),
        p(
          'The Wheel of Fortune is a game in its own right with 72 tiles. Together with the base game it adds twelve tiles, and wheel symbols on sixteen others.',
        ),
      ],
    },
  },
};
