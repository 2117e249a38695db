// The words of the Abbot, French.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const words = {
  set: { abbot: 'L’Abbé' },
  set_hint: {
    abbot: 'Huit jardins, et un abbé que vous pouvez reprendre à tout moment pour les points acquis jusque-là.',
  },
  preset: { abbot: ['Avec l’abbé', 'Le jeu de base, avec des jardins et un abbé pour chacun.'] as [string, string] },
  piece: { abbot: 'abbé' },
  pieces: { abbot: ['abbé', 'abbés'] },
  role: { garden: 'abbé' },
  terrain: { garden: 'jardin' },
  feature: { garden: 'Jardin' },
  for: { garden: 'un jardin' },
  mark: { garden: 'un jardin' },
  choice_hint: {
    garden: 'Seul un abbé occupe un jardin, jusqu’à ce qu’il soit entouré : 9 points.',
    abbot: '9 points une fois entouré. D’ici là, vous pouvez reprendre l’abbé : 1 point par tuile présente.',
  },
  table: {
    retrieve: 'Reprendre l’abbé',
    retrieve_hint: 'Au lieu de placer une pièce : 1 point pour sa tuile et pour chaque tuile autour.',
  },
};

const chapter: Chapter = {
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
export const rules = { abbot: chapter };

export const study = {
  the: { garden: 'le jardin' },
  course: {
    abbot: {
      title: 'L’Abbé',
      steps: [
        'Cette tuile montre un jardin. Posez-la à l’est de la tuile de départ, pour prolonger la route.',
        'Seul un abbé peut occuper un jardin. Placez-y votre abbé.',
        'Chaque tuile autour du jardin augmente sa valeur. Posez celle-ci à l’est.',
        'Au lieu de placer une pièce, vous pouvez reprendre votre abbé. Faites-le maintenant.',
      ],
      done:
        'Votre abbé a rapporté 4 points : 1 pour sa tuile et 1 pour chacune des 3 tuiles autour. Entouré ' +
        'de huit tuiles, un jardin rapporte 9 points, comme une abbaye. Votre abbé est de nouveau libre.',
    },
  },
};
