import type { Texts } from './en.ts'
import { list } from './list.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const all = (words: readonly string[]): string => list(words, 'und')
// Die Titel heißen in der deutschen Ausgabe wie in der englischen.
const LEVELS = {
  high: 'High Wizard',
  wizard: 'Wizard',
  sorcerer: 'Sorcerer',
  necromancer: 'Necromancer',
  magician: 'Magician',
} as const

/** Every text of the game in German. */
export const de: Texts = {
  title: 'Elfenwizards',
  about: 'Führe eine Gilde von Magiern: Titel gewinnt man mit Würfeln, Chips und guten Worten, zu dritt bis zu sechst.',
  bots: {
    apprentice:
      'Legt Würfel, wo seine Magier sich messen, und setzt Zauber, wo sie den Ausschlag geben; hält sein Wort.',
    mentor:
      'Spielt die Runde in Gedanken zu Ende, viele Male für jede Antwort, und nimmt, was am öftesten gewinnt; sein Wort gilt, wie er gelaunt ist.',
  },
  setup: { variant: 'Das Spiel', usual: 'Vier Runden', longer: 'Das längere Spiel, sechs Runden' },

  level: LEVELS,
  box: (level, number) =>
    level === 'high' ? LEVELS.high : level === 'magician' ? `Magician-Feld ${number}` : `${number}. ${LEVELS[level]}`,
  boxes: (level, numbers) =>
    `${list(
      numbers.map(n => `${n}.`),
      'oder',
    )} ${LEVELS[level]}`,
  passedOver: level => `Abstufungsfeld ${LEVELS[level]}`,
  diceBox: {
    wizard: 'Wizard-Kasten',
    sorcerer: 'Sorcerer-Kasten',
    necromancer: 'Necromancer-Kasten',
    magician: 'Magician-Kasten',
    minor: 'Kleine Zauber',
    grey: 'Graue Chips',
  },
  guild: { red: 'Rot', green: 'Grün', blue: 'Blau', yellow: 'Gelb', black: 'Schwarz', white: 'Weiß' },
  step: [
    'der Aufbau',
    'der High Wizard scheidet aus',
    'erste Würfel',
    'zweite Würfel',
    'Chips zurück',
    'die Titel',
    'Chips zurück',
    'offene Titel',
    'Abstufung',
    'graue Chips',
    'Wertung',
  ],
  list: all,
  nobody: 'niemand',
  nothing: 'nichts',
  rounds: (round, of) => `Runde ${round} von ${of}`,
  terms: { clock: 'Runde', date: n => `Runde ${n}`, price: String, typed: ['die 5', 'sorcerer', 'fertig'] },
  stepOf: (step, name) => `Schritt ${step}: ${name}`,
  chips: n => counted(n, 'Chip', 'Chips'),
  greyChips: n => counted(n, 'grauer Chip', 'graue Chips'),
  dice: n => counted(n, 'Würfel', 'Würfel'),
  spell: face => (face === null ? 'ein Chip' : `eine ${face}`),

  ask: {
    retire: magician => `Dein High Wizard ${magician} geht in den Ruhestand. In welchem Magician-Feld fängt er neu an?`,
    track: 'Woher kommt der Chip, der für immer auf die Rundentabelle geht?',
    trackFrom: { stock: 'Aus deinem Vorrat', box: 'Aus dem Kasten der kleinen Zauber' },
    die: dice => `Deine Würfel zeigen ${dice}. Welchen legst du?`,
    dieLabel: face => `Eine ${face}`,
    keep: n => (n === 1 ? 'Diesen behalten' : `Diese ${n} behalten`),
    keepNote: 'im zweiten Würfelschritt werden sie neu geworfen',
    box: face => `In welchen Kasten kommt die ${face}?`,
    boxNote: {
      major: own => `von dir auf dieser Ebene: ${own}`,
      minor: spent => `zwei Augen kaufen einen Chip frei; dort liegen ${spent} von dir`,
      grey: under => `vier Augen nehmen einen grauen Chip weg; unter deinen Magiern liegen ${under}`,
    },
    done: 'Alle Würfel liegen. Ist die Hand weg, bleiben sie liegen.',
    doneLabel: 'Fertig',
    again: dice => `Du hast ${dice} geworfen, und alle müssen gelegt werden. Nimmst du sie an?`,
    accept: 'Annehmen',
    rollAgain: 'Einen Chip zahlen und alle neu werfen',
    rollAgainNote: 'der neue Wurf gilt',
    buy: spent =>
      `Würfel im Kasten der kleinen Zauber kaufen Chips frei, je zwei Augen einen; ${counted(spent, 'gehört', 'gehören')} dir. Nimmst du welche?`,
    buyLabel: (chips, dice) => `${chips} für ${dice}`,
    buyNone: 'Keine nehmen',
    stay: dice => `Ungenutzt bei den kleinen Zaubern: ${dice}. Nimmst du sie zurück, oder bleiben welche liegen?`,
    stayLabel: face => `Eine ${face} liegen lassen`,
    back: 'Den Rest zurücknehmen',
    stayNote: 'sie behält ihre Augen und wird nächste Runde nicht geworfen',
    first: 'Setze zwei Zauber ein, oder passe für diese Runde.',
    second: 'Und der zweite Zauber?',
    spellDie: (face, level) => `Eine ${face} auf der Ebene ${level}`,
    spellChip: n => (n === 1 ? 'Dein letzter Chip' : `Ein Chip von deinen ${n}`),
    pass: 'Passen',
    passNote: 'in dieser Runde keine Zauber mehr von dir',
    support: spell => `Wen unterstützt ${spell}?`,
    supportLabel: (magician, title) => `${magician} als ${title}`,
    supportNote: {
      own: 'deiner',
      of: name => `von ${name}`,
      now: points => `jetzt ${points}`,
      wins: 'stiege dann auf',
      lacks: points => (points === 1 ? 'dann fehlte noch 1' : `dann fehlten noch ${points}`),
    },
    rise: title => `Deine haben gleich viele Stimmen. Wer wird ${title}?`,
    riseLabel: (magician, box) => `${magician}, ${box}`,
    mover: 'Welcher deiner Übergangenen nimmt zuerst einen offenen Titel?',
    vacancy: magician => `Welchen offenen Titel nimmt ${magician}?`,
    demote: magician => `${magician} wird abgestuft. In welches Magician-Feld?`,
    demoteGrey: magician => `${magician} wird abgestuft, mit einem grauen Chip. In welches Magician-Feld?`,
    release: grey =>
      `Würfel im Kasten der grauen Chips nehmen welche weg, je vier Augen einen; deine Magier haben ${grey}. Nimmst du welche weg?`,
    releaseLabel: (chips, dice) => `${chips} für ${dice}`,
    releaseNone: 'Keine wegnehmen',
    free: 'Von welchem deiner Magier wird ein grauer Chip weggenommen?',
    freeLabel: (magician, grey) => `${magician}, ${grey}`,
    company: names => `mit ${names}`,
    alone: 'jetzt leer',
  },

  chance: {
    title: {
      dragon: 'Wer den Drachen hat',
      first: 'Erster Würfelschritt',
      second: 'Zweiter Würfelschritt',
      again: 'Der Wurf, für den ein Chip bezahlt ist',
    },
    sum: (pips, usual) => `${pips} ${pips === 1 ? 'Auge' : 'Augen'}; üblich sind ${String(usual).replace('.', ',')}`,
    more: 'mehr Augen',
  },

  tell: {
    roll: {
      dragon: name => `Der Zufall gibt ${name} den Drachen.`,
      first: (name, dice) => `${name} wirft ${dice}.`,
      second: (name, dice) => `${name} wirft die behaltenen Würfel: ${dice}.`,
      again: (name, dice) => `${name} wirft noch einmal: ${dice}.`,
    },
    round: (round, of) => `Runde ${round} von ${of} beginnt.`,
    dragon: name => `${name} hat den Drachen und beginnt.`,
    retires: (magician, box) => `High Wizard ${magician} geht in den Ruhestand; ein anderer beginnt: ${box}.`,
    track: (name, from) =>
      from === null
        ? `${name} hat keinen Chip für die Rundentabelle.`
        : from === 'stock'
          ? `${name} legt einen Chip auf die Rundentabelle.`
          : `${name} legt einen Chip aus dem Kasten der kleinen Zauber auf die Rundentabelle.`,
    places: (name, parts, kept) =>
      `${name} legt ${parts.length > 0 ? all(parts) : 'nichts'}${kept > 0 ? ` und behält ${counted(kept, 'Würfel', 'Würfel')}` : ''}.`,
    placesPart: (dice, box) => `${dice} (${box})`,
    pays: name => `${name} zahlt einen Chip für einen neuen Wurf.`,
    buys: (name, chips, dice) => `${name} kauft ${chips} frei, für ${dice}.`,
    takesDice: (name, taken, left) =>
      `${name} ${[...(taken === '' ? [] : [`nimmt ungenutzt zurück: ${taken}`]), ...(left === '' ? [] : [`lässt bei den kleinen Zaubern liegen: ${left}`])].join('; ')}.`,
    spell: (name, spell, magician, points) => `${name} setzt ein: ${spell} für ${magician}, jetzt ${points}.`,
    passes: name => `${name} passt.`,
    award: {
      votes: parts => parts.join(', '),
      vote: (magician, points) => `${magician} ${points}`,
      rises: (magician, title) => `${magician} wird ${title}`,
      result: (what, votes) => `${what} (${votes}).`,
      tie: (titles, votes) => `Niemand wird ${titles}: Gleichstand (${votes}).`,
      nothing: (titles, votes) => `Niemand wird ${titles}: keine Stimmen (${votes}).`,
      secondTie: (what, votes) => `${what}; dahinter ist Gleichstand (${votes}).`,
    },
    over: (magician, level) => `${magician}, ${level}, wird übergangen.`,
    vacancy: (magician, title) => `${magician} nimmt den offenen Titel: ${title}.`,
    demoted: (magician, box, grey) => `${magician} wird abgestuft: ${box}${grey ? ', mit einem grauen Chip' : ''}.`,
    frees: magician => `Von ${magician} wird ein grauer Chip weggenommen.`,
    scores: (name, points, score) => `${name} bekommt ${counted(points, 'Punkt', 'Punkte')} und hat ${score}.`,
    bonus: (name, points, score) =>
      `${name} bekommt ${points} für ${points === 1 ? 'den Chip' : 'Chips'} im Vorrat und hat am Ende ${score}.`,
    ends: {
      rounds: 'Die letzte Runde ist vorbei.',
      'second-high': 'Eine Gilde hat zum zweiten Mal den High Wizard: das Spiel ist aus.',
      'no-high': 'Zum zweiten Mal wurde niemand High Wizard: das Spiel ist aus.',
    },
    wins: (names, score) =>
      `${all(names)} ${names.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'} mit ${counted(score, 'Punkt', 'Punkten')}.`,
  },

  promise: {
    forms: {
      support: 'mindestens fünf Punkte neben R3; ohne Zahl mindestens einer',
      spare: 'nichts neben denen, die gegen R3 antreten',
      leave: 'nichts bei der Wahl zu diesem Titel',
    },
    support: (name, magician, points) =>
      `${name} setzt mindestens ${points === 1 ? 'einen Punkt' : `${points} Punkte`} neben ${magician}`,
    spare: (name, magician) => `${name} setzt nichts gegen ${magician}`,
    leave: (name, title) => `${name} hält sich aus der Wahl zum ${title} heraus`,
  },

  inquiries: {
    titles: 'wer welchen Titel hat, von oben nach unten',
    contests: 'wie jede Wahl steht, und was sie kippen würde',
    look: 'ein Feld, ein Kasten oder ein Magier, und was dort ist',
    guild: 'Würfel, Chips, Magier und Punkte einer Gilde',
    score: 'die Punkte aller, und was jeder jetzt bekäme',
    next: 'worum es in diesem Schritt geht',
  },
  named: { look: 'FELD', guild: 'NAME' },

  sayings: {
    chip: 'chip',
    pass: 'passen',
    done: 'fertig',
    accept: 'annehmen',
    again: 'nochmal',
    keep: 'keine',
    back: 'zurück',
  },

  say: {
    holder: (title, who) => `${title}: ${who}.`,
    withGrey: (magician, grey) =>
      grey === 0 ? magician : `${magician} (${counted(grey, 'grauer Chip', 'graue Chips')})`,
    vacant: 'offen',
    belongs: (magician, name) => `${magician} von ${name}`,
    contest: titles => `${titles}:`,
    stands: (magician, points) => `${magician} ${points}`,
    rises: names => `${names} käme hinauf`,
    nobodyRises: 'niemand käme hinauf',
    lacks: (magician, points) => `${magician} ${points === 1 ? 'fehlt' : 'fehlen'} ${points}`,
    uncontested: name => `nur ${name} darf hier setzen, und ein Punkt genügt`,
    needsOne: name => `nur ${name} darf hier setzen, und braucht einen Punkt`,
    noContests: 'Jetzt ist keine Wahl.',
    unknown: about =>
      `Ein Feld oder einen Magier "${about}" gibt es nicht. Felder sind high, w1 bis w2, s1 bis s4, n1 bis n8, m1 bis m4, wizard, sorcerer, necromancer, magician, minor, grey.`,
    noGuild: (about, names) => `Hier heißt niemand "${about}". Am Tisch sind ${names}.`,
    spellsBeside: parts => `Daneben: ${parts}.`,
    spellsOf: (name, dice) => `${name} ${dice}`,
    diceIn: (box, parts) => `${box}: ${parts}.`,
    guildHead: (name, guild, dragon) => `${name} führt ${guild}${dragon ? ' und hat den Drachen' : ''}.`,
    guildChips: (chips, spent, track) =>
      `Chips: ${chips} im Vorrat, ${spent} im Kasten der kleinen Zauber, ${track} auf der Rundentabelle.`,
    guildDice: (free, parts) => `Würfel: ${free} in der Hand${parts === '' ? '' : `; ${parts}`}.`,
    guildMagicians: parts => `Magier: ${parts}.`,
    guildScore: (score, gain, highs) =>
      `Punkte: ${score}, und so wie es steht ${gain} je Runde; High Wizard ${highs === 0 ? 'noch nie' : highs === 1 ? 'einmal' : 'zweimal'}.`,
    score: (name, score, gain, chips) =>
      `${name}: ${counted(score, 'Punkt', 'Punkte')}, so wie es steht ${gain} in dieser Runde, ${counted(chips, 'Chip', 'Chips')} im Vorrat.`,
    at: (magician, place) => `${magician} ${place}`,
  },

  advice: [
    '',
    'Der High Wizard fängt unten neu an. Seine Gilde zahlt einen Chip und hat den Drachen.',
    'Lege gute Würfel dorthin, wo deine Magier zur Wahl stehen; was du behältst, wird noch einmal geworfen.',
    'Jetzt müssen alle Würfel gelegt werden. Ein Chip kauft noch einen Wurf mit allen.',
    'Würfel bei den kleinen Zaubern kaufen ausgegebene Chips frei.',
    'Setze Zauber, wo sie eine Wahl kippen. Rede mit: wer dir hilft, will vielleicht anderswo Hilfe.',
    'Würfel, die noch bei den kleinen Zaubern liegen, kaufen die eben ausgegebenen Chips frei.',
    'Wer übergangen wurde, nimmt, was offen ist.',
    'Wähle schwache Magician-Felder für die Abgestuften: je zwei steigen wieder auf.',
    'Würfel bei den grauen Chips nehmen welche weg; jeder kostet jede Runde einen Punkt.',
    '',
  ],
  hint: {
    place: (spell, magician, title) => `Setze ${spell} zu ${magician} für ${title}`,
    wins: (deed, times) => `${deed}: in Gedanken weitergespielt gewinnt das etwa ${times} von 100 Mal`,
    instead: (deed, times) => `„${deed}“ etwa ${times}`,
    because: (deed, why) => `${deed}: ${why}`,
    die: {
      best: 'mehr kann sie nicht zeigen',
      low: 'niedrige Würfel zeigen nach einem neuen Wurf meist mehr',
      must: 'alle müssen gelegt werden, die höchsten zuerst',
    },
  },
  behind: (magician, title, points) => `${magician} ${points === 1 ? 'fehlt' : 'fehlen'} ${points} zum ${title}.`,

  screen: {
    dragonOf: name => `Drache: ${name}`,
    turnOf: name => `${name} ist dran`,
    score: 'Punkte',
    hand: 'in der Hand',
    contests: 'Die Wahl',
    contestsPage: 'Wahl',
    guilds: 'Die Gilden',
    next: 'Was nun',
    passed: 'über',
    legend: {
      guild: 'einer der Magier einer Gilde, mit ihrem Buchstaben',
      points: 'Stimmen neben einem Magier',
      leads: 'stiege auf, so wie es steht',
      grey: 'ein grauer Chip unter einem Magier',
      dragon: 'hat den Drachen und beginnt',
      chip: 'Chips im Vorrat',
      dice: 'Würfel in den Kästen, nach Gilden',
      vacant: 'ein offener Titel',
      reach: 'vor einem Feld zur Wahl',
    },
  },
}
