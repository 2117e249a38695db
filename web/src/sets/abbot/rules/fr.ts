// SPDX-License-Identifier: MIT
// The rules of the Abbot, French.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Huit tuiles montrent un jardin, et chaque joueur a un abbé qu’il peut reprendre à tout moment.',
  blocks: [
    h('Les jardins'),
    p(
      'Une tuile de chacun de huit modèles du jeu de base montre un jardin. Un jardin se compte comme une ' +
        'abbaye : 9 points quand huit tuiles l’entourent ; à la fin de la partie, 1 point pour sa tuile et ' +
        'pour chaque tuile autour. Les vignobles n’ajoutent rien.',
    ),
    h('L’abbé'),
    p(
      'Chaque joueur a un abbé. Vous pouvez le placer dans un jardin ou une abbaye de la tuile que vous ' +
        'venez de poser, et nulle part ailleurs. Seuls les abbés occupent les jardins.',
    ),
    h('Reprendre l’abbé'),
    p(
      'Au lieu de placer une pièce, vous pouvez reprendre votre abbé d’un jardin ou d’une abbaye ' +
        'incomplète. Vous marquez 1 point pour sa tuile et pour chaque tuile autour, sans les vignobles.',
    ),
    pic('garden', 'Reprendre l’abbé maintenant pour 5 points, ou attendre d’en avoir 9 ?'),
    p(
      'Avec la Roue de la Fortune, l’abbé compte comme un meeple : la Tempête le compte dans la réserve, la ' +
        'Peste peut le faire revenir, et dans une abbaye il est un moine.',
    ),
  ],
};
