import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { adviceFor } from '../bots/index.ts'
import { printable } from '../commands/index.ts'
import { gamesIn } from '../games/registry.ts'
import type { PhrasedQuestion } from '../kernel/index.ts'
import type { ScreenRequest } from '../server/request.ts'
import { exampleFolder, languageWanted, localeIn, type Settings, storeSettings, userFolder } from '../storage/index.ts'
import type { Mouse } from '../terminal/keys.ts'
import { openTerminal } from '../terminal/screen.ts'
import { wrap } from '../terminal/text.ts'
import { glyphSetFor, themeFor } from '../terminal/theme.ts'
import { yogaReady } from '../terminal/yoga.ts'
import { languageFor, sentence } from '../text/index.ts'
import { EffectRunner, type Places } from './effect-runner.ts'
import { type Style, styleOf } from './kit/style.ts'
import { asking, type Effect, type Message, type Model, type Update } from './model.ts'
import { type Frame, Stage } from './stage.tsx'
import { isSameQuestion } from './table/settle.ts'
import { NOTHING } from './ui/hits.ts'
import { firstModel, peekingAtTitle, update } from './update.ts'
import { wordsOf } from './words.ts'

/** Milliseconds without a key after which somebody may look elsewhere. */
const IDLE = 10_000
/** What of a table says which answer Enter would take. */
const STANDS = ['page', 'focus', 'cursor', 'selected', 'digits'] as const
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
  // Bots may be asked before there is a first model.
  let { speed } = settings
  let liked = settings
  const locale = localeIn(env)
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
    pace: () => PACE[speed],
    language: game => languageFor(languageWanted(liked, locale), [game]),
  }
  // What comes of an answer may come later, and what others do comes by itself.
  const runner = new EffectRunner(places, message => hear(message))
  const library = request.kind === 'title' ? runner.library() : { games, saves: [], examples: [], seed: '' }
  const terminal = openTerminal({ stdin, stdout, mouse: settings.mouse })

  // Without colours every theme looks the same, whatever is chosen.
  const colourless = terminal.colour > 0 ? {} : { theme: env.NO_COLOR ? 'NO_COLOR' : 'FORCE_COLOR' }
  const { columns, rows } = terminal.size
  const first = firstModel(
    columns,
    rows,
    library,
    request.kind === 'title',
    settings,
    { ...forced, ...colourless },
    locale,
  )
  const opening = opened(first, request, runner)
  let { model } = opening
  let style = styleFor(settings)
  const stage = new Stage()
  let frame: Frame | null = null
  let timer: NodeJS.Timeout | undefined
  let beat: NodeJS.Timeout | undefined
  let thought: NodeJS.Timeout | undefined
  let isDue = false
  let lastKey = performance.now()
  let leave: () => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const left = new Promise<void>((resolve, reject) => {
    leave = resolve
    fail = reject
  })

  // The first frame waits for nothing that is not on it: at a table the library comes after it. A guest has none.
  show()
  shown?.()
  // A third less memory after a long game, at no cost that shows but at the launch: the heap grows later and shrinks sooner.
  setFlagsFromString('--optimize-for-size')
  // Keys that come before the rest of the library is there are heard after it, in their order.
  let early: Message[] | null = []
  const heed = (message: Message): void => {
    if (early) early.push(message)
    else hear(message)
  }
  const deaf = [
    terminal.onKey(key => {
      lastKey = performance.now()
      heed('mouse' in key ? clicked(key.mouse) : { kind: 'key', key })
    }),
    terminal.onResize(size => heed({ kind: 'resize', ...size })),
  ]
  games = await gamesIn('en')
  if (request.kind !== 'title' && request.kind !== 'join') model = { ...model, library: runner.library() }
  const held = early
  early = null
  for (const message of held) hear(message)
  if (notes.length > 0) hear({ kind: 'notice', notice: { tone: 'bad', lines: notes } })
  for (const effect of [...opening.effects, ...peekingAtTitle(model)]) perform(effect)
  try {
    await left
  } finally {
    for (const stop of deaf) stop()
    clearTimeout(timer)
    clearTimeout(beat)
    clearTimeout(thought)
    stage.close()
    terminal.close()
  }
  const { ok, sentence: trouble } = runner.close()
  if (trouble !== null) {
    // Broken between words: a terminal would break them anywhere.
    const lines = wrap(printable(wordsOf(model).tell(trouble)), Math.max(20, stdout.columns || 80))
    stdout.write(`${lines.join('\n')}\n`)
  }
  return ok ? 0 : 1

  function styleFor({ theme, glyphs }: Settings): Style {
    return styleOf(themeFor(theme, terminal.colour), glyphs === 'auto' ? glyphSetFor(env) : glyphs)
  }

  /** Lets the screen look and listen as the settings say now. */
  function suit(before: Settings): void {
    const now = model.settings
    if (now === before) return
    speed = now.speed
    liked = now
    if (now.theme !== before.theme || now.glyphs !== before.glyphs) style = styleFor(now)
    terminal.mouse(now.mouse)
  }

  function show(): void {
    isDue = false
    try {
      frame = stage.draw(model, style)
    } catch (error) {
      fail(error)
      return
    }
    const { lines, caret } = frame
    terminal.draw(lines, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined)
  }

  /** What the mouse has done, and to what: the components of the frame that it was done to say what stands there. */
  function clicked(mouse: Mouse): Message {
    if (isDue) show()
    return { kind: 'mouse', mouse, hit: frame?.hitAt(mouse.x - 1, mouse.y - 1) ?? NOTHING }
  }

  function hear(message: Message): void {
    const next = update(model, message)
    const { settings: before } = model
    model = next.model
    suit(before)
    // Many keys may have come in one piece: one frame is enough for all of them.
    if (!isDue) queueMicrotask(() => isDue && show())
    isDue = true
    for (const effect of next.effects) perform(effect)
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'quit':
        leave()
        return
      case 'repaint':
        terminal.repaint()
        return
      case 'notify': {
        const { notice } = model.settings
        if (notice !== 'none' && performance.now() - lastKey > IDLE)
          terminal.notify(notice === 'message' ? effect.text : null)
        return
      }
      case 'wait':
        clearTimeout(timer)
        timer = setTimeout(() => hear({ kind: 'tick' }), effect.milliseconds)
        return
      case 'blink':
        clearTimeout(beat)
        beat = setTimeout(() => hear({ kind: 'blinked' }), effect.milliseconds)
        return
      case 'weigh':
        // It plays the answer on a copy: let the frame go out first, and do it only if it is still wanted.
        setImmediate(() => {
          const { screen } = model
          if (screen.kind === 'table' && screen.position.serial === effect.serial) tell(effect)
        })
        return
      case 'recall':
        // It plays the whole game again: let the page be seen first.
        setImmediate(() => model.overlay?.kind === 'end' && tell(effect))
        return
      case 'advise':
        advise(effect.question)
        return
      case 'peek':
        // It replays the whole game: do it only if nobody has gone on to another meanwhile.
        setImmediate(() => {
          const { screen, library: known } = model
          const isWanted =
            screen.kind === 'title' ||
            (screen.kind === 'load' &&
              !(effect.path in screen.peeked) &&
              known.saves.some(({ path }) => path === effect.path))
          if (isWanted) tell(effect)
        })
        return
      default:
        tell(effect)
    }
  }

  /** Thinks about advice between the keys, while the question is asked: what others do at the same time changes nothing. */
  function advise(question: PhrasedQuestion): void {
    const { screen } = model
    if (screen.kind !== 'table') return
    const { game, view } = screen.position
    const advice = adviceFor(game, view, question)
    const think = (isLong: boolean): void => {
      const now = model.screen
      if (now.kind !== 'table' || !isSameQuestion(question, now.position.question)) return
      const step = advice.next()
      if (step.done) {
        const stays = STANDS.some(field => now[field] !== screen[field])
        hear({ kind: 'advised', question, hint: step.value, stays })
        return
      }
      if (!isLong) hear({ kind: 'notice', notice: { tone: 'plain', lines: [sentence('table-advising')] } })
      thought = setTimeout(think, 0, true)
    }
    // Whoever asks again begins again, with all that has been tried.
    clearTimeout(thought)
    think(false)
  }

  function tell(effect: Effect): void {
    for (const message of runner.run(effect)) hear(message)
  }
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
