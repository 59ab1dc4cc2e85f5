// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '../../src/kernel/index.ts'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import { DEFAULT_SETTINGS, GameSession, languageWanted, newHeader, type Settings } from '../../src/storage/index.ts'
import { capital, languageFor, messagesIn } from '../../src/text/index.ts'
import { gameById } from '../games/library.ts'
import { ScreenPlayer } from '../screen/screen-player.ts'

/** A screen that a player sees, and how to get there. */
export interface Sight {
  readonly where: string
  readonly text: string
}

/** The players of every game here. */
export const NAMES = ['Ann', 'Ben', 'Cleo']

const elfenwizards = gameById('elfenwizards')
const german = messagesIn('de')

/** Saves a game after a number of answers, always the last one in each list. Returns its path. */
function saved(folder: string, name: string, answers: number, players?: readonly string[]): string {
  const path = join(folder, `${name}.cantrip`)
  const header = { ...newHeader(elfenwizards, { seats: NAMES, seed: '7' }), ...(players ? { players } : {}) }
  const session = GameSession.begin(elfenwizards, header, path)
  for (let n = 0; n < answers && !session.match.over; n++) {
    const question = session.match.questions[0]!
    session.answer(question.seat, question.options.at(-1)!.id)
  }
  session.close()
  return path
}

/** The player at a screen: the settings, the locale and the available games. */
export interface Wishes {
  readonly language: Settings['language']
  readonly locale: string
  readonly games: readonly Game[]
  /** The players of a new game. The default is those in the form. */
  readonly names: readonly string[]
}

/** A player at an 80x24 screen with a disk behind it, who records everything on the screen. */
export class Walker {
  readonly sights: Sight[] = []
  readonly player: ScreenPlayer
  private readonly runner: EffectRunner

  constructor(
    folder: string,
    { language = 'de', locale = '', games = [elfenwizards], names = DEFAULT_SETTINGS.names }: Partial<Wishes> = {},
  ) {
    this.player = new ScreenPlayer(80, 24, { games }, 'instant')
    const { player } = this
    player.model = {
      ...player.model,
      locale,
      settings: { ...DEFAULT_SETTINGS, handover: 'always', speed: 'instant', language, names },
    }
    this.runner = new EffectRunner({
      games,
      saves: folder,
      examples: folder,
      store: async () => undefined,
      newSeed: () => '8',
      language: game => languageFor(languageWanted(player.model.settings, locale), [game]),
    })
    player.hears({ kind: 'library', library: this.runner.library(), open: 'title' })
    this.answered()
    this.see('title')
  }

  /** The current text of the screen. */
  get screen(): string {
    return this.player.screen
  }

  see(where: string): this {
    this.sights.push({ where, text: this.screen })
    return this
  }

  /** Presses keys, and records the screen after each. */
  press(where: string, ...keys: readonly string[]): this {
    for (const key of keys) {
      this.player.press(key)
      this.answered()
      this.see(`${where}, ${key}`)
    }
    return this
  }

  /** Types a command at the table, records the screen, and returns to the question. */
  say(text: string): this {
    this.player.press(':').types(text).press('enter')
    this.answered()
    return this.see(`:${text}`).back()
  }

  /** Closes everything open over the table. */
  back(): this {
    for (let n = 0; n < 5 && this.isBusy; n++) this.player.press('escape')
    this.answered()
    return this
  }

  open(path: string, kind: 'resume' | 'watch'): this {
    for (const message of this.runner.run({ kind, path })) this.player.hears(message)
    this.answered()
    return this.see(kind)
  }

  close(): void {
    this.runner.close()
  }

  private get isBusy(): boolean {
    const { overlay, screen } = this.player.model
    return overlay !== null || (screen.kind === 'table' && screen.typing !== null)
  }

  /** Runs the effects that the screen requests. */
  private answered(): void {
    for (;;) {
      const effects = this.player.effects.splice(0)
      if (effects.length === 0) return
      for (const effect of effects) for (const message of this.runner.run(effect)) this.player.hears(message)
    }
  }
}

const times = (n: number, key: string): string[] => Array<string>(n).fill(key)

/**
 * Visits the screens before a game: the title, the form, the saved games, the help, the palette, the settings, the
 * rules.
 */
function beforeTheGame(walker: Walker): void {
  walker.press('title', ...times(9, 'down'))
  walker.press('help', '?', ...times(4, 'pagedown')).back()
  walker.press('palette', 'ctrl+p', ...times(12, 'down')).back()
  walker.press('palette', 'ctrl+p', 'x', 'q', 'j').back()
  walker.press('settings', 's')
  // Change each setting and change it back, except for the language.
  for (let row = 0; row < 9; row++) {
    const isLanguage = walker.screen.includes(`► ${capital(german.get('setting-language'))}`)
    walker.press(`settings, row ${row}`, ...(isLanguage ? [] : ['right', 'left']), 'down')
  }
  walker.back()
  walker.press('rules', 'f1', 'tab', 'pagedown').back()
  walker.press('saved games', 'l', ...times(4, 'down'), 'tab', 'down', 'escape')
  walker.press('form', 'n', ...times(8, 'up'), ...times(8, 'down'))
  walker.press('form, other choices', ...times(4, 'up').flatMap(key => [key, 'right', 'left']), 'escape')
}

/** Visits a table with all its pages, and types every possible word there. */
function atTheTable(walker: Walker, folder: string): void {
  walker.open(saved(folder, 'abend', 12), 'resume')
  walker.press('covered', 'enter', 'enter', 'enter')
  walker.press('pages', ...times(5, 'tab'), 'right', 'shift+tab')
  walker.press('looking round', 'x', 'right', 'down', 'escape')
  walker.press('help', '?', ...times(5, 'pagedown')).back()
  walker.press('palette', 'ctrl+p', ...times(25, 'down')).back()
  walker.press('show the rule', 'f1', 'tab').back()
  for (const name of [...TYPED, ...elfenwizards.inquiries.map(({ word }) => word)]) walker.say(name)
  walker.press('answering', '1', '1', 'u', 'u', 'enter', 'enter', 'enter')
  walker.press('leaving', 'escape').back()
  walker.close()
}

const word = (name: string): string => german.get(`command-${name}`)

/** Input at the table, with valid and invalid arguments. */
const TYPED = [
  ...['help', 'options', 'look', 'undo', 'log', 'rules', 'why', 'dice', 'guide', 'say', 'offer', 'accept', 'refuse'],
  ...['bargains', 'who', 'seat', 'seed', 'settings', 'load', 'save'],
]
  .map(word)
  .concat(
    `${word('help')} ${word('undo')}`,
    `${word('help')} quark`,
    ...['3', 'xyz'].map(count => `${word('undo')} ${count}`),
    ...['3.2', 'Drache', 'quark'].map(about => `${word('rules')} ${about}`),
    ...['3', 'quark'].map(which => `${word('why')} ${which}`),
    `${word('say')} Hallo!`,
    `${word('offer')} Ben place r1 5 for spare b2`,
    `${word('accept')} 7`,
    ...['Ben', 'Ben bot:quark', 'Ben bot:apprentice', 'Ben quark'].map(who => `${word('seat')} ${who}`),
    ...['quark', 'names', 'theme', 'theme quark', 'speed slow'].map(setting => `${word('settings')} ${setting}`),
    ...['quark', '99', `${word('load')} quark`, `${word('save')} abend`],
  )

/** Watches a game. */
function watching(walker: Walker, folder: string): void {
  walker.open(saved(folder, 'gestern', 40), 'watch')
  walker.press(
    'watching',
    'right',
    'down',
    'm',
    'n',
    'N',
    'd',
    'D',
    ']',
    '[',
    'v',
    '>',
    '<',
    'end',
    'end',
    'home',
    'home',
  )
  walker.press('turns', 't', ...times(3, 'down')).back()
  walker.press('help', '?', ...times(4, 'pagedown')).back()
  walker.press('palette', 'ctrl+p', ...times(12, 'down')).back()
  const [answer, turn, on, back] = ['answer', 'turn', 'on', 'back'].map(name => german.get(`watch-word-${name}`))
  for (const typed of [
    `${answer} 5`,
    `${answer} 999`,
    `${turn} 2`,
    `${on} quark`,
    `${back} ${turn}`,
    word('help'),
    'die 5',
  ])
    walker.say(typed)
  walker.press('a branch', 'b', 'enter')
  walker.close()
}

/** Returns every screen that a player who has chosen German can see. */
export function screensSeen(): Sight[] {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-walk-'))
  try {
    saved(folder, 'vorher', 3, ['person', 'bot:apprentice', 'person'])
    const walkers = [beforeTheGame, atTheTable, watching, atTheEnd, tooSmall].map(walk => {
      const walker = new Walker(folder)
      walk(walker, folder)
      return walker
    })
    return walkers.flatMap(({ sights }) => sights)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function atTheEnd(walker: Walker, folder: string): void {
  walker.open(saved(folder, 'vorbei', 100_000), 'resume')
  walker.press('over', ...times(4, 'tab'), 'n', 'escape')
  walker.close()
}

function tooSmall(walker: Walker): void {
  walker.player.hears({ kind: 'resize', columns: 70, rows: 20 })
  walker.see('too small')
}

/** Returns everything printed in plain mode for a player who has chosen German and types those words. */
export async function linesTold(): Promise<Sight[]> {
  const { cantrip } = await import('../cli/environment.ts')
  const { shelfIn } = await import('../../src/games/registry.ts')
  const environment = { library: async (ids?: readonly string[], language = 'en') => shelfIn(language, ids) }
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-walk-'))
  const told = async (where: string, args: readonly string[], typed: readonly string[] = []) => {
    const { out, err } = await cantrip([...args, '--lang', 'de'], {
      environment,
      saves: folder,
      input: typed.map(line => `${line}\n`),
    })
    return { where, text: `${out}\n${err}` }
  }
  try {
    return [
      await told('title', ['--plain'], ['quark', word('quit')]),
      await told(
        'play',
        ['play', 'elfenwizards', '--seats', NAMES.join(','), '--seed', '7', '--name', 'abend', '--plain'],
        [...TYPED.filter(typed => typed !== word('load')), '1', word('undo'), 'quit'],
      ),
      await told('resume', ['resume', 'abend', '--plain'], [word('load'), `${word('new')} 9`, word('quit')]),
      await told('title', ['--plain'], [word('quit')]),
      await told('saves', ['saves']),
      await told('settings', ['settings']),
      await told('rules', ['rules', '--game', 'elfenwizards', '6.4']),
      await told('replay', ['replay', join(folder, 'abend.cantrip'), '--plain']),
      await told('wrong', ['play', 'elfenwizards', '--seats', 'Ann,Ann', '--plain']),
      await told('wrong', ['play', 'elfenwizards', '--seats', 'Ann,Ben,bot:quark', '--plain']),
      await told('wrong', ['play', 'elfenwizards', '--map', 'quark', '--plain']),
      await told('wrong', ['resume', 'quark', '--plain']),
      await told('tables', ['tables', '--hall', folder]),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
