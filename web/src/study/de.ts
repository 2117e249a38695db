import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('de');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string =>
  `${number(n, digits)} ${Math.abs(n) === 1 && digits === 0 ? 'Punkt' : 'Punkte'}`;
const by_points = (n: number): string => `${number(n)} Punkten`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = {
  city: 'die Stadt',
  road: 'die Straße',
  cloister: 'das Kloster',
  field: 'die Wiese',
  river: 'der Fluss',
};
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : `: ${plural(tiles[0], 'ungesehene Karte passt', 'ungesehene Karten passen')}, nicht ${tiles[1]}`;

export const de: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Hier eine Aufzeichnung ablegen, um sie beurteilen zu lassen, oder eine Datei wählen.',
    working: (done, all) => `Zug ${done} von ${all} wird angesehen …`,
    stop: 'Anhalten',
    go_on: 'Weiter',
    failed: 'Die Analyse wurde unterbrochen.',
    win: 'Siegchance',
    points_scale: 'Erwartete Punkte',
    graph: (what) => `${what} im Verlauf der Partie. Drücken springt zu einem Zug.`,
    tabs: { summary: 'Überblick', moments: 'Wendepunkte', move: 'Dieser Zug' },
    summary: 'Wie alle gespielt haben',
    played: ['mit viel Luft nach oben', 'mit Höhen und Tiefen', 'ordentlich', 'stark', 'meisterlich'],
    so: (name, how) => `${name} hat ${how} gespielt.`,
    lost: (each, decisions) =>
      `${number(each, 2)} Punkte verloren mit jeder von ${plural(decisions, 'Entscheidung', 'Entscheidungen')}`,
    errors: (errors, blunders) =>
      errors === 0
        ? 'kein Fehler'
        : `${plural(errors, 'Fehler', 'Fehler')}${blunders === 0 ? '' : `, darunter ${plural(blunders, 'grober', 'grobe')}`}`,
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Das Glück war ausgeglichen.'
        : luck > 0
          ? `Das Glück brachte ${points(luck)}.`
          : `Das Glück nahm ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'gleichauf' : n > 0 ? `mit ${by_points(n)} vorn` : `mit ${by_points(-n)} zurück`;
      return `${over ? 'Am Ende' : 'Zu erwarten'}: ${how(margin)}; ohne Glück ${how(adjusted)}.`;
    },
    moments: 'Was am meisten zählte',
    no_moments:
      'Niemand hat mit einer Entscheidung einen Punkt verloren, und der Zufall war zu allen gleich freundlich.',
    moment: {
      error: (name, size) => `${name} verliert ${points(size)}`,
      blunder: (name, size) => `${name} verliert ${points(size)}: ein grober Fehler`,
      lucky: (name, size) => `${name} zieht mit Glück: ${signed(size)}`,
      unlucky: (name, size) => `${name} zieht mit Pech: ${signed(size)}`,
    },
    at: (n) => `Zug ${n}`,
    next_moment: 'Zum nächsten Wendepunkt',
    previous_moment: 'Zum vorigen Wendepunkt',
    to_act: (name) => `${name} entscheidet`,
    drawn: (name, luck) => `${name} hat diese Karte gezogen: ${signed(luck)} Punkte Glück`,
    plans: 'Die besten Pläne',
    thinking: 'Wird überlegt …',
    forced: 'Hier gibt es nichts zu wählen.',
    nothing: 'Hier entscheidet der Zufall.',
    over: 'Hier ist die Partie zu Ende.',
    best: 'am besten',
    as_played: 'gespielt',
    loses: (loss) => (loss < 0.05 ? 'ebenso gut' : `−${number(loss)}`),
    verdict: {
      best: 'Besser ging es nicht.',
      good: (loss) => `Fast das Beste: ${points(loss)} weniger.`,
      error: (loss) => `Ein Fehler: ${points(loss)} verloren.`,
      blunder: (loss) => `Ein grober Fehler: ${points(loss)} verloren.`,
    },
    exact: 'Bis zum Ende ausgerechnet.',
    give_or_take: (error) => `Auf ${points(error)} genau.`,
    why: 'Warum das Beste besser ist',
    why_first: 'Warum dies das Beste ist',
    play_plan: (rank) => `Plan ${rank} auf dem Brett spielen`,
    try: 'Einen Zug probieren',
    trying: 'Lege die Karte, wohin du magst: Die Partie selbst bleibt, wie sie war.',
    which_tile: 'Welche Karte kommt jetzt?',
    which_token: 'Welches Plättchen kommt jetzt?',
    draw_any: 'Der Zufall zieht',
    as_it_came: 'wie in der Partie',
    lines: 'Probierte Züge',
    line: (n, moves) => `Ab Zug ${n}: ${plural(moves, 'Zug', 'Züge')}`,
    back_to_game: 'Zurück zur Partie',
    forget: 'Diese Züge vergessen',
    pass: 'keine Figur',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) =>
      `${name} erhält sofort ${number(more, 0)} statt ${number(less, 0)} Punkte.`,
    finishes: (name, feature, more, less, tiles) =>
      `${name} vollendet ${the[feature]} mit ${percent(more)} statt ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) =>
      `${name} vollendet ${the[feature]} nur mit ${percent(more)} statt ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more) => `${The(feature)} wechselt die Besitzer: Das ist ${points(more)} wert.`,
    promises: (name, feature, more, less) =>
      `${The(feature)} von ${name} verspricht ${number(more)} statt ${number(less)} Punkte.`,
    followers: (name, _feature, more, less) =>
      `${name} behält ${plural(more, 'Meeple', 'Meeples')} im Vorrat statt ${number(less, 0)}.`,
    threat: (name, feature, more, less) =>
      `${plural(more, 'ungesehene Karte kann', 'ungesehene Karten können')} andere in ${the[feature]} von ${name} bringen, statt ${number(less, 0)}.`,
  },
  no_why: 'Viele kleine Dinge: Im Ganzen steht das Brett besser.',
  hint: {
    thinking: 'Wird überlegt …',
    where: 'Sieh hierher.',
    show: 'Zeig mir, wie',
    why: 'Warum?',
    close: 'Tipp schließen',
  },
  odds: {
    title: 'Was der Beutel für dieses Feld hat',
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Keine ungesehene Karte passt: Das Feld bleibt leer.'
        : `${tiles} von ${unseen} ungesehenen Karten ${tiles === 1 ? 'passt' : 'passen'}.`,
    next: (chance) => `Die nächste Karte passt mit ${percent(chance)}.`,
    seat: (name, chance) => `${name} zieht noch eine: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Rätsel',
    daily: 'Rätsel des Tages',
    task: (name) => `${name} ist am Zug: Finde den Plan, der besser ist als alle anderen.`,
    solved: 'Gelöst! Das ist der Plan.',
    wrong: 'Nicht der beste Plan. Ein anderer ist um drei Punkte oder mehr besser.',
    solution: 'Die Lösung',
    again: 'Noch einmal',
    reveal: 'Lösung zeigen',
    next: 'Nächstes Rätsel',
    another: 'Ein anderes Rätsel',
    lead: (lead) => `Er ist um ${points(lead)} besser als jeder andere.`,
    surely: (least) => `Sicher um mindestens ${points(least)}.`,
    rating: 'Wertung',
    streak: (n) => `Tagesrätsel in Folge: ${n}`,
    tried: (solved, tried) => `${solved} von ${tried} im ersten Versuch gelöst.`,
    kept: 'Nur in diesem Browser gemerkt.',
    any_theme: 'Alle Themen',
    any_grade: 'Alle Grade',
    grade: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
    theme: {
      finish: 'Vollenden',
      steal: 'Einnehmen',
      block: 'Verhindern',
      farm: 'Wiesen',
      last_tiles: 'Letzte Karten',
      wheel: 'Glücksrad',
      hills: 'Hügel',
      builder: 'Baumeister',
      patience: 'Geduld',
      claim: 'Besetzen',
    },
  },
  lessons: {
    title: 'Spielen lernen',
    lead: 'Kurze Lektionen auf dem Brett, ein bis zwei Minuten jede. Tu, worum du gebeten wirst; alles andere geschieht von selbst.',
    sets: 'Die Erweiterungen',
    done: 'geschafft',
    again: 'Noch einmal',
    next: 'Weiter',
    all: 'Alle Lektionen',
    keep: 'Du musst keinen Meeple setzen: Behalte ihn.',
    missed: 'Auch das ist erlaubt, aber hier wollen wir etwas anderes. Versuche es noch einmal.',
    missed_turn: 'Das Feld stimmt. Drehe zuerst die Karte: Tippe auf die Karte in deiner Hand.',
    course: {
      lay: {
        title: 'Eine Karte legen',
        steps: [
          'In jedem Zug legst du die gezogene Karte. Ihre Seiten müssen passen: Straße an Straße, Wiese an Wiese. Tippe auf das markierte Feld und lege die Karte.',
          'Jetzt könntest du einen Meeple auf die Karte setzen. Behalte ihn dieses Mal.',
          'Aude hat eine Stadt vollendet. Deine nächste Karte hat eine Kurve: Drehe sie so, dass die Straße nach Süden weitergeht, und lege sie.',
          '',
        ],
        done: 'So beginnt jeder Zug: Die Seiten müssen passen, drehen darfst du beliebig.',
      },
      road: {
        title: 'Straßen',
        steps: [
          'Diese Straße beginnt am Dorf. Verlängere sie: Lege die Karte östlich davon.',
          'Setze deinen Meeple auf die Straße. Er ist jetzt ein Wegelagerer, und die Straße gehört dir.',
          'Die Kreuzung beendet die Straße. Lege sie ans andere Ende.',
          '',
        ],
        done: 'Die Straße ist fertig: 1 Punkt für jede ihrer 3 Karten. Dein Meeple kommt zurück und kann wieder gesetzt werden.',
      },
      city: {
        title: 'Städte',
        steps: [
          'Die Startkarte hat im Norden eine Stadt. Drehe die Karte so, dass die Mauern passen, und lege sie dort an.',
          'Setze deinen Meeple in die Stadt. Er ist jetzt ein Ritter.',
          'Diese Karte schließt die Stadt. Lege sie oben an.',
          '',
        ],
        done: 'Eine fertige Stadt bringt 2 Punkte für jede Karte und 2 weitere für jeden Wimpel: hier 6 Punkte.',
      },
      cloister: {
        title: 'Klöster',
        steps: [
          'Lege das Kloster in die Mitte.',
          'Setze deinen Meeple in das Kloster. Er ist jetzt ein Mönch.',
          'Ringsum fehlt noch eine Karte. Lege sie dorthin, mit den Straßen nach außen.',
          '',
        ],
        done: 'Ein Kloster mit acht Nachbarn bringt 9 Punkte.',
      },
      farmer: {
        title: 'Bauern',
        steps: [
          'Hier steht eine fertige Stadt. Lege die Straße daneben.',
          'Nördlich der Straße liegt die Wiese dieser Stadt. Lege deinen Meeple dort hin: ein Bauer.',
        ],
        done: 'Ein Bauer bleibt bis zum Schluss. Dann bringt jede fertige Stadt an der Wiese 3 Punkte. Wer die meisten Bauern auf einer Wiese hat, bekommt sie.',
      },
      final: {
        title: 'Das Ende der Partie',
        steps: [
          'Du bist Ritter in einer Stadt, die nicht fertig ist. Dies ist die letzte Karte: Lege das Kloster südlich der Startkarte.',
          'Setze noch einen Mönch. Er zählt, obwohl er nicht umringt ist.',
        ],
        done: 'Am Ende zählt auch Unfertiges: 1 Punkt für jede Karte einer Straße oder Stadt, und ein Kloster 1 für sich und jede Karte ringsum.',
      },
      river: {
        title: 'Der Fluss',
        steps: [
          'Mit dem Fluss sind die ersten Karten Wasser. Lege diese so, dass der Fluss weitergeht.',
          'Im Wasser steht niemand. Aber auf der Karte ist eine Stadt: Setze einen Ritter.',
          'Der Fluss ist nach Süden gebogen. Lege das nächste Stück an; er muss weitergehen.',
          '',
        ],
        done: 'Wenn der Fluss seinen See erreicht hat, folgen die gewöhnlichen Karten.',
      },
      inns: {
        title: 'Wirtshäuser & Kathedralen',
        steps: [
          'Eine Straße mit einem Wirtshaus am See. Lege sie östlich des Dorfes.',
          'Setze deinen großen Meeple als Wegelagerer. Er zählt wie zwei.',
          'Beende die Straße mit der Kreuzung.',
          '',
        ],
        done: 'Mit einem Wirtshaus zählt jede Karte einer fertigen Straße 2: 6 Punkte. Am Ende unfertig zählt sie nichts. Kathedralen machen dasselbe mit Städten: 3 Punkte je Karte.',
      },
      traders: {
        title: 'Händler & Baumeister',
        steps: [
          'Diese Stadt hat ein Fass Wein. Lege sie so, dass die Mauern passen.',
          'Setze einen Ritter.',
          'Verlängere die Stadt.',
          'Jetzt dein Baumeister: Setze ihn in dieselbe Stadt. Wenn du sie fortsetzt, bekommst du noch eine Karte.',
          'Vollende die Stadt.',
          '',
        ],
        done: '8 Punkte, ein Fass Wein für das Vollenden, und wegen des Baumeisters ziehst du noch eine Karte. Wer von einer Ware am meisten hat, bekommt am Ende 10 Punkte.',
      },
      hills: {
        title: 'Hügel & Schafe',
        steps: [
          'Lege die Straße: Es geht um die Wiese daneben.',
          'Setze deinen Schäfer auf die Wiese nördlich der Straße. Er zieht ein Plättchen: Schafe oder den Wolf.',
          'Zwei Schafe! Vergrößere die Wiese: Lege die Karte im Osten an.',
          '',
          'Deine Wiese ist gewachsen: noch ein Plättchen ziehen oder die Herde heimtreiben? Treibe sie heim, bevor der Wolf kommt.',
        ],
        done: 'Jedes Schaf ist 1 Punkt. Und ein Meeple auf einem Hügel gewinnt bei Gleichstand.',
      },
      wheel: {
        title: 'Das Glücksrad',
        steps: [
          'In der Mitte liegt das große Rad. Lege diese Karte an seinen nördlichen Rand.',
          'Du darfst auch einen Meeple auf ein Kronenfeld des Rades setzen. Wähle Steuern.',
        ],
        done: 'Aude zog eine Karte mit einer Zahl: So viele Schritte geht das Schwein. Es blieb bei den Steuern stehen, und dein Meeple auf der Krone brachte 6 Punkte.',
      },
    },
  },
};
