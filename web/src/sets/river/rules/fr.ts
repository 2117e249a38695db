// SPDX-License-Identifier: MIT
// The rules of The River, French.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Douze tuiles rivière sont posées avant toutes les autres.',
  blocks: [
    h('Son cours'),
    ul(
      'La source est posée sur la table à la place de la tuile de départ.',
      'Les dix tuiles de son cours sont piochées d’abord, une par tour, et chacune doit prolonger la ' +
        'rivière. Le lac vient en dernier, posé par celui dont c’est le tour.',
      'Deux virages du même côté ne peuvent pas se suivre directement, et il doit rester une case libre ' +
        'devant le bout ouvert.',
    ),
    pic('river', 'De la source au lac, avec un pont, un virage et deux villes.'),
    h('Sur ses rives'),
    p(
      'Sur les routes, dans les villes, les abbayes et les prés des tuiles rivière, on place des meeples ' +
        'comme ailleurs ; jamais sur l’eau. La rivière sépare les prés de ses deux rives ; ils ne se ' +
        'rejoignent qu’autour de la source et du lac. Les routes la traversent sur des ponts.',
    ),
  ],
};
