// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, German.
import { does } from '../../../i18n/who';
import { capital } from '../../../i18n/capital';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('de');
const sector: Record<Sector, string> = {
  fortune: 'Fortuna',
  taxes: 'Steuern',
  famine: 'Hungersnot',
  storm: 'Unwetter',
  inquisition: 'Inquisition',
  plague: 'Pest',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortuna: Wer am Zug ist, bekommt 3 Punkte.',
  taxes: 'Steuern: Jeder Ritter bringt so viele Punkte, wie in seiner Stadt Wappen und Ritter seiner Farbe sind.',
  famine: 'Hungersnot: Jeder Bauer bringt 1 Punkt je fertiger Stadt an seiner Wiese.',
  storm: 'Unwetter: 1 Punkt je Meeple im Vorrat.',
  inquisition: 'Inquisition: 2 Punkte je Mönch.',
  plague: 'Pest: Alle nehmen je einen Meeple zurück.',
};

export const words = {
  alone: { wheel: 'das Schicksalsrad' },
  in_box: { wheel: 'das Rad' },
  own: { sector, sector_hint },
  set: {
    wheel: 'Das Schicksalsrad',
  },
  set_hint: {
    wheel: 'Ein großes Rad in der Mitte bringt Fortuna, Steuern, Hungersnot, Unwetter, Inquisition und Pest.',
  },
  preset: {
    wheel: ['Das Schicksalsrad', 'Ein Spiel für sich, rund um das große Rad.'],
  },
  option: {
    pig_in_famine: [
      'Schweine bei Hungersnot',
      'Bei Hungersnot bringt ein Schwein den Bauern seines Besitzers dort je Stadt 1 Punkt mehr.',
    ],
  },
  feature: {
    crown: 'Kronenfeld',
    fortune: 'Fortuna',
    taxes: 'Steuern',
    famine: 'Hungersnot',
    storm: 'Unwetter',
    inquisition: 'Inquisition',
  },
  for: {
    crown: 'ein Kronenfeld',
    fortune: 'Fortuna',
    taxes: 'die Steuern',
    famine: 'die Hungersnot',
    storm: 'das Unwetter',
    inquisition: 'die Inquisition',
  },
  mark: {
    wheel: (n) => `Radsymbol ${n}`,
  },
  choice_hint: {
    crown: 'Bringt 3 oder 6 Punkte, wenn das Schwein hier stehen bleibt.',
  },
  table: {
    crown: 'Kronenfeld',
    recall: 'Die Pest! Nimm einen deiner Meeple zurück.',
    recall_who: (whom, place) => `${capital(whom)} zurücknehmen (${place})`,
    crown_at: (name) => `Kronenfeld „${name}“`,
  },
  log: {
    crowned: (who, whom, at) => `${does(who, 'Du setzt', 'setzt')} ${whom} auf ein Kronenfeld („${sector[at]}“).`,
    wheel: (steps, to) => `Das Schwein läuft ${plural(steps, 'Segment', 'Segmente')} weiter: ${sector[to]}.`,
  },
  counted: {
    follower: ['Meeple', 'Meeple'],
    turn: ['Zug', 'Züge'],
    knight: ['Ritter', 'Ritter'],
    farmer: ['Bauer', 'Bauern'],
    monk: ['Mönch', 'Mönche'],
  },
  because: {
    alone_on_two: 'Ein Meeple allein in einem Segment mit zwei Kronenfeldern zählt doppelt.',
  },
} satisfies Words & Record<string, unknown>;
