// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, French.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Des marchandises pour qui complète les villes, un bâtisseur qui fait rejouer et un cochon qui ' +
    'enrichit vos prés.',
  blocks: [
    h('Les marchandises'),
    p(
      'Certaines villes montrent du vin, du blé ou du tissu. Celui qui pose la tuile complétant une telle ' +
        'ville prend un jeton pour chaque symbole de la ville, quel que soit le propriétaire de la ville. À ' +
        'la fin, celui qui a le plus de jetons d’une sorte gagne 10 points ; en cas d’égalité, chacun ' +
        'les gagne.',
    ),
    pic('goods', 'Qui complète cette ville prend un jeton Blé ; les points vont au propriétaire de la ville.'),
    h('Le bâtisseur'),
    p(
      'Au lieu d’un meeple, vous pouvez placer votre bâtisseur sur la tuile posée, sur une route ou dans une ' +
        'ville où vous avez déjà un meeple sur une autre tuile. Chaque fois que vous prolongez ensuite cette ' +
        'route ou cette ville, vous rejouez : piochez, posez, placez et comptez une deuxième fois, jamais ' +
        'une troisième. Le bâtisseur vous revient en même temps que votre dernier meeple de cette zone.',
    ),
    pic('builder', 'La route continue : le bâtisseur permet de rejouer.'),
    h('Le cochon'),
    p(
      'Au lieu d’un meeple, vous pouvez placer votre cochon sur la tuile posée, dans un pré où vous avez ' +
        'déjà un paysan. Si vous y avez le plus de paysans à la fin, seul ou à égalité, vous gagnez 4 points ' +
        'au lieu de 3 par ville complète.',
    ),
    pic('pig', 'Un paysan et son cochon : 4 points par ville complète.'),
  ],
};
