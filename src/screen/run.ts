import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { printable } from '../commands/index.ts'
import { gamesIn } from '../games/registry.ts'
import type { ScreenRequest } from '../server/request.ts'
import { exampleFolder, languageWanted, localeIn, type Settings, storeSettings, userFolder } from '../storage/index.ts'
import { openTerminal } from '../terminal/screen.ts'
import { wrap } from '../terminal/text.ts'
import { yogaReady } from '../terminal/yoga.ts'
import { languageFor } from '../text/index.ts'
import { EffectRunner, type Places } from './effect-runner.ts'
import { ScreenLoop } from './loop.ts'
import { asking, type Effect, type Model, type Update } from './model.ts'
import { firstModel, peekingAtTitle, update } from './update.ts'
import { wordsOf } from './words.ts'

/** Milliseconds a bot takes over an answer. */
const PACE: Readonly<Record<Settings['speed'], number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 }

/**
 * Plays on the whole terminal until the person leaves; resolves to the exit code: 1 where a game could not be kept.
 * Throws Error where stdin or stdout is no terminal. `shown` is called after the first frame.
 */
export async function runTui(request: ScreenRequest, shown?: () => void): Promise<number> {
  // Before anything is opened that might tell news: from then on nothing waits until the first frame is shown.
  await yogaReady
  const { env, stdin, stdout } = process
  const { settings, saveFolder, notes, forced } = request.inForce
  const locale = localeIn(env)
  let loop: ScreenLoop | null = null
  // Bots may be asked before there is a screen.
  const liked = () => loop?.now.settings ?? settings
  // A new game's first frame waits for no other game; the rest of the library comes after it.
  let games = await gamesIn('en', request.kind === 'new' ? [request.header.game] : undefined)
  const places: Places = {
    get games() {
      return games
    },
    saves: saveFolder,
    bookmarks: join(userFolder(process, 'data'), 'bookmarks.json'),
    examples: exampleFolder(),
    // A visitor plays as the host's own user, whose settings are none of his.
    store: async change => (request.kind === 'join' && request.isVisitor ? undefined : storeSettings(change, process)),
    newSeed: request.newSeed,
    pace: () => PACE[liked().speed],
    language: game => languageFor(languageWanted(liked(), locale), [game]),
  }
  // What comes of an answer may come later, and what others do comes by itself.
  const runner = new EffectRunner(places, message => loop?.hear(message))
  const isTitle = request.kind === 'title'
  const library = isTitle ? runner.library() : { games, saves: [], examples: [], seed: '' }
  const terminal = openTerminal({ stdin, stdout, mouse: settings.mouse })
  // Without colours every theme looks the same, whatever is chosen.
  const colourless = terminal.colour > 0 ? {} : { theme: env.NO_COLOR ? 'NO_COLOR' : 'FORCE_COLOR' }
  const { columns, rows } = terminal.size
  const first = firstModel(columns, rows, library, isTitle, settings, { ...forced, ...colourless }, locale)
  const opening = opened(first, request, runner)
  loop = new ScreenLoop(opening.model, terminal, runner, env)

  // The first frame waits for nothing that is not on it: at a table the library comes after it. A guest has none.
  loop.show()
  shown?.()
  // A third less memory after a long game, at no cost that shows but at the launch: the heap grows later and shrinks sooner.
  setFlagsFromString('--optimize-for-size')
  // Keys that come before the rest of the library is there are heard after it, in their order.
  loop.listen()
  games = await gamesIn('en')
  loop.begin(isTitle || request.kind === 'join' ? loop.now.library : runner.library())
  if (notes.length > 0) loop.hear({ kind: 'notice', notice: { tone: 'bad', lines: notes } })
  for (const effect of [...opening.effects, ...peekingAtTitle(loop.now)]) loop.perform(effect)
  try {
    await loop.left
  } finally {
    loop.close()
    terminal.close()
  }
  const { ok, sentence: trouble } = runner.close()
  if (trouble !== null) {
    // Broken between words: a terminal would break them anywhere.
    const lines = wrap(printable(wordsOf(loop.now).tell(trouble)), Math.max(20, stdout.columns || 80))
    stdout.write(`${lines.join('\n')}\n`)
  }
  return ok ? 0 : 1
}

/** The screen as it is opened: at a game where one is asked for, and not at the title first. */
function opened(model: Model, request: ScreenRequest, runner: EffectRunner): Update {
  let now = asking(model)
  const opening = request.kind === 'join' ? null : openingOf(request)
  const messages = request.kind === 'join' ? runner.join(request.guest) : opening ? runner.run(opening) : []
  for (const message of messages) {
    const next = update(now.model, message)
    now = asking(next.model, ...now.effects, ...next.effects)
  }
  return now
}

function openingOf(request: Exclude<ScreenRequest, { kind: 'join' }>): Effect | null {
  switch (request.kind) {
    case 'title':
      return null
    case 'new':
      return { kind: 'begin', header: request.header, path: request.path }
    case 'resume':
      return { kind: 'resume', path: request.path }
    case 'watch':
      return { kind: 'watch', path: request.file }
  }
}
