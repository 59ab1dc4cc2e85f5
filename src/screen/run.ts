import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { printable } from '../commands/index.ts'
import { gamesIn } from '../games/registry.ts'
import type { ScreenRequest } from '../server/request.ts'
import { exampleFolder, languageWanted, localeIn, type Settings, storeSettings, userFolder } from '../storage/index.ts'
import { openTerminal } from '../terminal/screen.ts'
import { wrap } from '../terminal/text.ts'
import { languageFor } from '../text/index.ts'
import { EffectRunner, type Places } from './effect-runner.ts'
import { requestTitlePreview } from './front/previews.ts'
import { ScreenLoop } from './loop.ts'
import { type Effect, type Model, type Update, withEffects } from './model.ts'
import { firstModel, update } from './update.ts'
import { wordsOf } from './words.ts'

/** The delay before a bot's answer (ms). */
const PACE: Readonly<Record<Settings['speed'], number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 }

/**
 * Runs the full-screen program until the user leaves. Resolves to the exit code, which is 1 if a game could not be
 * saved. Throws Error unless stdin and stdout are terminals. `shown` is called after the first frame.
 */
export async function runTui(request: ScreenRequest, shown?: () => void): Promise<number> {
  const { env, stdin, stdout } = process
  const { settings, saveFolder, positions, notes, forced } = request.inForce
  const locale = localeIn(env)
  let loop: ScreenLoop | null = null
  // Bots may have to answer before the loop exists.
  const currentSettings = () => loop?.now.settings ?? settings
  // For a fast start, a new game loads only its own rules before the first frame, and the rest of the library
  // afterward.
  let games = await gamesIn('en', request.kind === 'new' ? [request.header.game] : undefined)
  const places: Places = {
    get games() {
      return games
    },
    saves: saveFolder,
    positions,
    bookmarks: join(userFolder(process, 'data'), 'bookmarks.json'),
    examples: exampleFolder(),
    // A visitor plays under the host's user account and must not change the host's settings.
    store: async change => (request.kind === 'join' && request.isVisitor ? undefined : storeSettings(change, process)),
    newSeed: request.newSeed,
    pace: () => PACE[currentSettings().speed],
    wantsFew: () => currentSettings().questions === 'few',
    language: game => languageFor(languageWanted(currentSettings(), locale), [game]),
  }
  // Results may arrive later, and other seats may move at any time.
  const runner = new EffectRunner(places, message => loop?.dispatch(message))
  const isTitle = request.kind === 'title'
  const library = isTitle ? runner.library() : { games, saves: [], examples: [], seed: '' }
  const terminal = openTerminal({ stdin, stdout, mouse: settings.mouse })
  // Without colors, the theme setting has no effect.
  const colorless = terminal.color > 0 ? {} : { theme: env.NO_COLOR ? 'NO_COLOR' : 'FORCE_COLOR' }
  const { columns, rows } = terminal.size
  const first = firstModel(columns, rows, library, isTitle, settings, { ...forced, ...colorless }, locale)
  const opening = initialUpdate(first, request, runner)
  loop = new ScreenLoop(opening.model, terminal, runner, env)

  // The first frame waits only for the data that it shows. A table loads the library afterward, and a guest doesn't
  // need it.
  loop.show()
  shown?.()
  // This saves a third of the memory in a long game because the heap grows later and shrinks sooner. Setting the flag
  // before the first frame would slow down the start.
  setFlagsFromString('--optimize-for-size')
  // Keys pressed before the library is loaded are queued.
  loop.listen()
  games = await gamesIn('en')
  loop.begin(isTitle || request.kind === 'join' ? loop.now.library : runner.library())
  if (notes.length > 0) loop.dispatch({ kind: 'notice', notice: { tone: 'bad', lines: notes } })
  for (const effect of [...opening.effects, ...requestTitlePreview(loop.now)]) loop.perform(effect)
  try {
    await loop.left
  } finally {
    loop.close()
    terminal.close()
  }
  const { ok, sentence: problem } = runner.close()
  if (problem !== null) {
    // Wrap between words here, because the terminal would break lines anywhere.
    const lines = wrap(printable(wordsOf(loop.now).format(problem)), Math.max(20, stdout.columns || 80))
    stdout.write(`${lines.join('\n')}\n`)
  }
  return ok ? 0 : 1
}

/** Returns the initial screen: the requested game, or the title if none is requested. */
function initialUpdate(model: Model, request: ScreenRequest, runner: EffectRunner): Update {
  let now = withEffects(model)
  const opening = request.kind === 'join' ? null : openingOf(request)
  const messages = request.kind === 'join' ? runner.join(request.guest) : opening ? runner.run(opening) : []
  for (const message of messages) {
    const next = update(now.model, message)
    now = withEffects(next.model, ...now.effects, ...next.effects)
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
