// SPDX-License-Identifier: MIT
import { capital } from '../i18n/capital';
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';
import { study as of_sets } from './sets/de';

const plural = counting('de');
const number_word = ['', 'Ein', 'Zwei', 'Drei'];
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string =>
  `${number(n, digits)}\u00a0${Math.abs(n) === 1 && digits === 0 ? 'Punkt' : 'Punkte'}`;
const by_points = (n: number): string => `${number(n)}\u00a0Punkten`; // dative
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
// Accusative.
const the: Record<Terrain, string> = {
  city: 'die Stadt',
  road: 'die Straße',
  cloister: 'das Kloster',
  field: 'die Wiese',
  ...of_sets.the,
};
const The = (feature: Terrain): string => {
  const nominative = the[feature].replace(/^den/, 'der');
  return capital(nominative);
};
const from: Record<Terrain, string> = {
  city: 'der Stadt',
  road: 'der Straße',
  cloister: 'dem Kloster',
  field: 'der Wiese',
  ...of_sets.from,
};
const your: Record<string, string> = { die: 'deine', das: 'dein', den: 'deinen' };
// Nominative: "deine Stadt".
const yours = (feature: Terrain): string =>
  the[feature].replace(/^(die|das|den)/, (article) => your[article]!).replace(/^deinen/, 'dein');
// "in die Stadt von Anna", "in deine Stadt".
const into = (who: Who, feature: Terrain): string => {
  const way = feature === 'road' || feature === 'field' ? 'auf' : 'in';
  if (who.you) return `${way} ${the[feature].replace(/^(die|das|den)/, (article) => your[article]!)}`;
  return `${feature === 'cloister' ? 'ins Kloster' : `${way} ${the[feature]}`} von ${who.name}`;
};
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : `; passende verdeckte Karten: ${tiles[0]} statt ${tiles[1]}`;

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `wahrscheinlich ${points(likely, 0)}`
    : `${points(sure, 0)} sicher${likely > sure ? `, wahrscheinlich werden es ${likely}` : ''}`;

export const de: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Zieh eine gespeicherte Partie hierher oder wähle eine Datei, um sie analysieren zu lassen.',
    working: (done, all) => `Zug ${done} von ${all} wird analysiert\u00a0…`,
    stop: 'Anhalten',
    go_on: 'Fortsetzen',
    failed: 'Die Analyse ist fehlgeschlagen.',
    win: 'Siegchance',
    points_scale: 'Punkte in Sicht',
    scale: 'In der Grafik zeigen',
    graph: (what) => `${what} im Verlauf der Partie. Antippen springt zu diesem Zug.`,
    position: (turn, all) => (turn === 0 ? 'Beginn' : `Zug ${turn} von ${all}`),
    jump: 'Zu einem Zug springen',
    legend: {
      title: 'Legende',
      error: 'Fehler: mindestens 1\u00a0Punkt verschenkt',
      blunder: 'Grober Fehler: mindestens 4\u00a0Punkte verschenkt',
      lucky: 'Glückliche Karte: mindestens 3\u00a0Punkte',
      unlucky: 'Unglückliche Karte: mindestens 3\u00a0Punkte',
      rank: 'Auf dem Spielfeld: ein Vorschlag. Je grüner, desto besser',
      played: 'Gestrichelter Rahmen: der gespielte Zug',
    },
    tabs: { summary: 'Überblick', moments: 'Wendepunkte', move: 'Dieser Zug' },
    summary: 'Wie alle gespielt haben',
    played: [
      'viel Luft nach oben',
      'mit Höhen und Tiefen',
      'ordentlich gespielt',
      'stark gespielt',
      'meisterlich gespielt',
    ],
    so: (who, how) => `${who.you ? 'Du' : who.name}: ${how}`,
    lost: (each, decisions) =>
      `Im Schnitt ${number(each, 2)}\u00a0Punkte pro Entscheidung verschenkt ` +
      `(${plural(decisions, 'Entscheidung', 'Entscheidungen')})`,
    played_like: (rating, error) => `Gespielt wie ein Bot mit Wertung ${rating} ± ${error}.`,
    kinds: {
      cities: 'Städte',
      roads: 'Straßen',
      cloisters: 'Klöster',
      fields: 'Wiesen',
      joining: 'Verbinden',
      followers: 'Meeple',
      other: 'Sonstiges',
    },
    kind_lost: (kind, lost) => `${kind} ${number(lost)}`,
    no_decisions: 'Keine Entscheidungen zu analysieren.',
    lost_by: (kinds) => `Durch Fehler verschenkte Punkte: ${kinds.join('; ')}.`,
    lost_when: (early, middle, late) =>
      `Pro Entscheidung verschenkt: am Anfang ${number(early, 2)}; in der Mitte ${number(middle, 2)}; ` +
      `am Ende ${number(late, 2)}.`,
    trend: 'Wie du im Lauf der Zeit spielst',
    last_games: (n, rating, error) =>
      `Deine letzten ${n} analysierten Partien: wie ein Bot mit Wertung ${rating} ± ${error}.`,
    games_before: (n, rating, error) => `Die ${n} davor: ${rating} ± ${error}.`,
    equals: 'Die Siegchance nimmt an, dass alle gleich stark spielen.',
    by_ratings: (players) => `Die Siegchance berücksichtigt die Wertungen: ${players.join(', ')}.`,
    deepen: 'Gründlich analysieren',
    deep_takes: 'Dauert einige Minuten',
    errors: (errors, blunders) => {
      if (errors === 0) return 'kein Fehler';
      if (errors === blunders) return plural(blunders, 'grober Fehler', 'grobe Fehler');
      const all = plural(errors, 'Fehler', 'Fehler');
      return blunders === 0 ? all : `${all}, darunter ${plural(blunders, 'grober', 'grobe')}`;
    },
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Glück und Pech hielten sich die Waage.'
        : luck > 0
          ? `Glück brachte ${points(luck)}.`
          : `Pech kostete ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number, digits: number): string =>
        Math.abs(n) < 0.5 ? 'gleichauf' : `${points(Math.abs(n), digits)} ${n > 0 ? 'vorn' : 'zurück'}`;
      return `${over ? 'Endstand' : 'Erwartet'}: ${how(margin, over ? 0 : 1)}; ohne Glück ${how(adjusted, 1)}.`;
    },
    // What is shown first: whose, then one sentence with the points.
    highlights: (n) => (n === 1 ? 'Ein Moment' : `${number_word[n] ?? n} Momente`),
    more_highlights: (n) => (n === 1 ? 'Ein weiterer Moment' : `${number_word[n] ?? n} weitere Momente`),
    turn: (n) => `Zug ${n}`,
    highlight: {
      costliest: (who) => (who.you ? 'Dein teuerster Fehler' : `Der teuerste Fehler von ${who.name}`),
      best: (who) => (who.you ? 'Dein bester Zug' : `Der beste Zug von ${who.name}`),
      lucky: (who) => (who.you ? 'Deine glücklichste Karte' : `Die glücklichste Karte von ${who.name}`),
      unlucky: (who) => (who.you ? 'Deine unglücklichste Karte' : `Die unglücklichste Karte von ${who.name}`),
    },
    further_highlight: {
      costliest: (who) => `Noch ein Fehler von ${who.you ? 'dir' : who.name}`,
      best: (who) => `Noch ein guter Zug von ${who.you ? 'dir' : who.name}`,
      lucky: (who) => `Noch eine glückliche Karte von ${who.you ? 'dir' : who.name}`,
      unlucky: (who) => `Noch eine unglückliche Karte von ${who.you ? 'dir' : who.name}`,
    },
    highlight_size: {
      costliest: (size) => `Er hat ${points(size)} gekostet.`,
      best: (size) => `Er ist ${points(size)} besser als der nächstbeste.`,
      lucky: (size) => `Sie war ${points(size)} mehr wert als eine durchschnittliche.`,
      unlucky: (size) => `Sie war ${points(-size)} weniger wert als eine durchschnittliche.`,
    },
    moments: 'Wendepunkte',
    no_moments:
      'Niemand hat mit einer einzelnen Entscheidung viel verschenkt, und das Glück war gleichmäßig verteilt.',
    moment: {
      error: (who, size) => `${does(who, 'Du verschenkst', 'verschenkt')} ${points(size)}`,
      blunder: (who, size) => `${does(who, 'Du verschenkst', 'verschenkt')} ${points(size)}: ein grober Fehler`,
      lucky: (who, size) => `Glück für ${who.you ? 'dich' : who.name}: ${signed(size)}`,
      unlucky: (who, size) => `Pech für ${who.you ? 'dich' : who.name}: ${signed(size)}`,
    },
    next_moment: 'Zum nächsten Wendepunkt',
    previous_moment: 'Zum vorigen Wendepunkt',
    to_act: (who) => `${does(who, 'Du bist', 'ist')} am Zug`,
    drawn: (who, luck) =>
      `${does(who, 'Du hast', 'hat')} diese Karte gezogen (${luck <= -0.05 ? 'Pech' : 'Glück'}: ${signed(luck)}).`,
    plans: 'Die besten Züge',
    thinking: 'Wird berechnet\u00a0…',
    forced: 'Nur ein Zug ist möglich.',
    nothing: 'Hier wird gezogen: Es gibt nichts zu entscheiden.',
    over: 'Die Partie ist zu Ende.',
    best: 'am besten',
    as_played: 'gespielt',
    loses: (loss) => (loss < 0.05 ? 'gleich gut' : `−${number(loss)}`),
    verdict: {
      best: 'Der beste Zug.',
      good: (loss) => `Fast optimal: ${points(loss)} weniger.`,
      error: (loss) => `Ein Fehler: ${points(loss)} verschenkt.`,
      blunder: (loss) => `Ein grober Fehler: ${points(loss)} verschenkt.`,
    },
    exact: 'Bis zum Spielende durchgerechnet.',
    give_or_take: (error) => `±${points(error)}.`,
    why: 'Warum der beste Zug besser ist',
    why_first: 'Warum dieser Zug der beste ist',
    play_plan: (rank) => `Vorschlag ${rank} auf dem Spielfeld spielen`,
    try: 'Einen Zug probieren',
    trying: 'Lege die Karte, wohin du möchtest. Die gespeicherte Partie ändert sich nicht.',
    which_tile: 'Wähle die nächste Karte',
    ...of_sets.analysis,
    draw_any: 'Zufällig ziehen',
    as_it_came: 'wie in der Partie',
    lines: 'Ausprobierte Varianten',
    line: (n, turns) => `Ab Zug ${n}: ${plural(turns, 'Zug', 'Züge')}`,
    back_to_game: 'Zurück zur Partie',
    forget: 'Variante löschen',
    pass: 'keine Figur',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${does(who, 'Du bekommst', 'bekommt')} sofort ${points(more, 0)} statt ${number(less, 0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${does(who, 'Du stellst', 'stellt')} ${the[feature]} mit ${percent(more)} Wahrscheinlichkeit fertig ` +
      `(statt ${percent(less)})${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${does(who, 'Du stellst', 'stellt')} ${the[feature]} nur noch mit ${percent(more)} ` +
      'Wahrscheinlichkeit fertig ' +
      `(statt ${percent(less)})${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `${The(feature)} wechselt den Besitzer: Das ist ${points(more)} wert.`,
    promises: (who, feature, more, less) =>
      `${does(who, 'Du kannst', 'kann')} mit ${by_points(more)} aus ${from[feature]} rechnen (statt ` +
      `${number(less)}).`,
    followers: (who, _feature, more, less) =>
      `${does(who, 'Du hast', 'hat')} danach noch ${plural(more, 'Meeple', 'Meeple')} im Vorrat ` +
      `(statt ${number(less, 0)}).`,
    threat: (who, feature, more, less) =>
      more === 0
        ? `Keine verdeckte Karte bringt mehr Mitspieler ${into(who, feature)} (statt ${number(less, 0)}).`
        : `${more < less ? 'Nur ' : ''}${plural(more, 'verdeckte Karte kann', 'verdeckte Karten können')} ` +
          `Mitspieler ${into(who, feature)} bringen (statt ${number(less, 0)}).`,
    sets: (who, _feature, more, less) =>
      `${does(who, 'Du kannst', 'kann')} mit ${by_points(more)} aus den Erweiterungen rechnen ` +
      `(statt ${number(less)}).`,
    later: (who, _feature, more, less) =>
      `${does(who, 'Du kannst', 'kann')} mit ${by_points(more)} aus späteren Gebieten rechnen ` +
      `(statt ${number(less)}).`,
    rest: (_who, _feature, more) =>
      more < 0
        ? `Viele Kleinigkeiten kosten zusammen ${points(-more)}.`
        : `Viele Kleinigkeiten bringen zusammen ${points(more)}.`,
  },
  against: (sentence) => `Dagegen spricht: ${sentence}`,
  no_why: 'Viele Kleinigkeiten: Insgesamt ist die Stellung danach besser.',
  line: {
    show: 'Beste Fortsetzung zeigen',
    title: 'Die beste Fortsetzung',
    draws: (who) => `${does(who, 'Du ziehst', 'zieht')} eine dieser Karten.`,
    odds: 'Unter jeder Karte: ihre Wahrscheinlichkeit, und um wie viele Punkte sie besser oder schlechter ist.',
    average: 'Durchschnittliche Karte',
    next: 'So spielen',
    end: 'Hier aufhören',
  },
  guide: {
    title: 'Deine erste Partie',
    lead:
      'Eine kurze Partie mit 16 Karten gegen einen leichten Gegner. In jedem deiner Züge sagt dir der ' +
      'Trainer, was passiert ist und worauf du achten kannst.',
    place: 'Du bist am Zug. Lege die Karte auf eines der markierten Felder.',
    deploy: 'Jetzt darfst du eine Figur auf diese Karte setzen oder sie behalten.',
    wait: 'Dein Gegner überlegt.',
    tip: (idea) => `Tipp: ${idea}`,
    show: 'Zeig es mir',
  },
  idea: {
    scores: (feature, sure) => `Die Karte stellt ${the[feature]} fertig: sofort ${points(sure, 0)}.`,
    claims: (figure, sure, likely) => `${capital(figure)} an dieser Stelle: ${likely_points(sure, likely)}.`,
    extends: (feature, sure, likely) => `${capital(yours(feature))} wächst: ` + `${likely_points(sure, likely)}.`,
    keeps: 'Hier lohnt sich kein Meeple. Heb ihn für etwas Besseres auf.',
  },
  hint: {
    thinking: 'Wird berechnet\u00a0…',
    where: 'Schau dir diesen Teil des Spielfelds an.',
    about: 'Worum geht es?',
    show: 'Zug zeigen',
    why: 'Warum er besser ist als der nächstbeste',
    close: 'Tipp schließen',
  },
  odds: {
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Keine verdeckte Karte passt: Das Feld bleibt leer.'
        : `${tiles} von ${unseen} verdeckten Karten ${tiles === 1 ? 'passt' : 'passen'}.`,
    next: (chance) => `Die nächste Karte passt mit ${percent(chance)} Wahrscheinlichkeit.`,
    seat: (name, chance) => `${name} zieht noch mindestens eine davon: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Rätsel',
    daily: 'Rätsel des Tages',
    task: (name) => `${name} ist am Zug. Welcher Zug ist besser als alle anderen?`,
    solved: 'Gelöst! Das ist der beste Zug.',
    wrong: 'Nicht der beste Zug: Ein anderer ist mindestens drei Punkte besser.',
    solution: 'Die Lösung',
    worse: (lost) => `Dein Zug kostet etwa ${points(lost)}.`,
    why_worse: 'Warum ein anderer Zug besser ist',
    again: 'Noch einmal',
    reveal: 'Lösung zeigen',
    next: 'Nächstes Rätsel',
    another: 'Ein anderes Rätsel',
    lead: (lead) => `Er ist ${points(lead)} besser als jeder andere.`,
    surely: (least) => `Mindestens sind es ${points(least)}.`,
    rating: 'Rätselstärke',
    streak: (n) => `Tagesrätsel in Folge: ${n}`,
    tried: (solved, tried) => `${solved} von ${tried} beim ersten Versuch gelöst.`,
    kept: 'Nur in diesem Browser gespeichert.',
    rush: 'Drei Minuten',
    rush_lead: 'Löse in drei Minuten so viele, wie du kannst.',
    rush_solved: (n) => `${n} gelöst`,
    rush_best: (n) => `Dein Rekord: ${n}`,
    rush_stop: 'Beenden',
    any_theme: 'Jedes Thema',
    which_theme: 'Thema',
    any_grade: 'Jede Schwierigkeit',
    which_grade: 'Schwierigkeit',
    grade: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
    theme: {
      finish: 'Fertigstellen',
      steal: 'Übernehmen',
      block: 'Blockieren',
      spoil: 'Verbauen',
      farm: 'Wiesen',
      farm_late: 'Späte Bauern',
      last_tiles: 'Letzte Karten',
      patience: 'Geduld',
      claim: 'Besetzen',
      ...of_sets.theme,
    },
  },
  lessons: {
    title: 'Spielen lernen',
    lead:
      'Kurze Lektionen direkt auf dem Spielfeld, je ein bis zwei Minuten. Mach einfach, was dasteht; alles ' +
      'andere läuft von selbst.',
    sets: 'Die Erweiterungen',
    done: 'geschafft',
    again: 'Lektion wiederholen',
    next: 'Weiter',
    all: 'Alle Lektionen',
    keep: 'Du musst keinen Meeple einsetzen: Behalte ihn diesmal.',
    missed: 'Das wäre auch erlaubt, aber hier üben wir etwas anderes. Versuch es noch einmal.',
    missed_turn: 'Das Feld stimmt. Drehe zuerst die Karte: [Tippe|Klicke] auf die Karte in deiner Hand.',
    course: {
      lay: {
        title: 'Eine Karte legen',
        steps: [
          'In jedem Zug ziehst du eine Karte und legst sie an. Ihre Seiten müssen passen: Straße an Straße, ' +
            'Stadt an Stadt, Wiese an Wiese. [Tippe|Klicke] auf das markierte Feld und lege die Karte.',
          'Jetzt könntest du einen Meeple auf die Karte setzen. Behalte ihn dieses Mal.',
          'Aude hat eine Stadt fertiggestellt. Deine nächste Karte hat eine Kurve: Drehe sie so, dass die Straße ' +
            'nach Süden weitergeht, und lege sie.',
          '',
        ],
        done: 'So beginnt jeder Zug: Die Seiten müssen passen, drehen darfst du beliebig.',
      },
      road: {
        title: 'Straßen',
        steps: [
          'Diese Straße beginnt am Dorf. Verlängere sie: Lege die Karte östlich davon.',
          'Setze deinen Meeple auf die Straße. Er ist jetzt ein Wegelagerer, und die Straße gehört dir.',
          'Eine Kreuzung schließt die Straße ab. Lege diese Karte ans andere Ende.',
          '',
        ],
        done: 'Die Straße ist fertig: 1 Punkt für jede ihrer 3 Karten. Dein Meeple kommt in deinen Vorrat zurück.',
      },
      city: {
        title: 'Städte',
        steps: [
          'Die Startkarte hat im Norden eine Stadt. Drehe die Karte so, dass die Mauern passen, und lege ' +
            'sie dort an.',
          'Setze deinen Meeple in die Stadt. Er ist jetzt ein Ritter.',
          'Mit dieser Karte wird die Stadt fertig. Lege sie oben an.',
          '',
        ],
        done: 'Eine fertige Stadt bringt 2 Punkte für jede Karte: hier 6 Punkte. Jedes Wappen bringt 2 Punkte mehr.',
      },
      cloister: {
        title: 'Klöster',
        steps: [
          'Lege das Kloster in die Mitte.',
          'Setze deinen Meeple in das Kloster. Er ist jetzt ein Mönch.',
          'Ringsum fehlt noch eine Karte. Lege sie dorthin, mit den Straßen nach außen.',
          '',
        ],
        done: 'Ein Kloster, das acht Karten umgeben, bringt 9 Punkte.',
      },
      farmer: {
        title: 'Bauern',
        steps: [
          'Hier steht eine fertige Stadt. Lege die Straße daneben.',
          'Nördlich der Straße liegt die Wiese an dieser Stadt. Lege deinen Meeple dorthin: Er ist jetzt ein Bauer.',
        ],
        done:
          'Ein Bauer bleibt bis zum Schluss liegen. Dann bekommt, wer auf einer Wiese die meisten Bauern hat, ' +
          '3 Punkte für jede fertige Stadt an dieser Wiese.',
      },
      final: {
        title: 'Das Ende der Partie',
        steps: [
          'Dein Ritter steht in einer unfertigen Stadt. Dies ist die letzte Karte: Lege das Kloster südlich der ' +
            'Startkarte.',
          'Setze noch einen Mönch ein. Er bringt Punkte, obwohl das Kloster nicht umschlossen ist.',
        ],
        done:
          'Am Ende zählt auch Unfertiges: 1 Punkt für jede Karte einer Straße oder Stadt und für jedes Wappen; ' +
          'ein Kloster bringt 1 Punkt für sich und 1 für jede Karte ringsum.',
      },
      ...of_sets.course,
    },
  },
};
