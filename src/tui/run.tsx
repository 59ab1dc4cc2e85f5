import { join } from 'node:path'
import { games } from '../games/registry.ts'
import { projectRoot, type ScreenRequest } from '../storage/index.ts'
import { Lines } from '../terminal/lines.tsx'
import { renderApp } from '../terminal/render-app.tsx'
import { openTerminal } from '../terminal/screen.ts'
import { glyphSetFor, themeFor } from '../terminal/theme.ts'
import { draw } from './draw.ts'
import type { Effect, Message, Model } from './model.ts'
import { styleOf } from './style.ts'
import { firstModel, update } from './update.ts'
import { type Places, World } from './world.ts'

/**
 * Plays on the whole terminal until the person leaves; resolves to the exit code. Throws Error where stdin or stdout is
 * no terminal.
 */
export async function runTui(request: ScreenRequest): Promise<number> {
  const { env, stdin, stdout } = process
  const { settings, saveFolder, notes } = request.inForce
  const root = projectRoot()
  const world = new World({
    games,
    saves: saveFolder,
    examples: root === null ? null : join(root, 'saves', 'examples'),
    names: settings.names,
    newSeed: request.newSeed,
  } satisfies Places)
  const shelf = world.shelf()
  const terminal = openTerminal({ stdin, stdout })
  const style = styleOf(
    themeFor(settings.theme, terminal.colour),
    settings.glyphs === 'auto' ? glyphSetFor(env) : settings.glyphs,
  )

  let model: Model = firstModel(
    terminal.size.columns,
    terminal.size.rows,
    shelf,
    request.kind === 'title',
    settings.hints,
  )
  let timer: NodeJS.Timeout | undefined
  let leave: () => void = () => {}
  const left = new Promise<void>(resolve => {
    leave = resolve
  })

  const app = renderApp(scene(), { terminal })
  const deaf = [
    terminal.onKey(key => hear({ kind: 'key', key })),
    terminal.onResize(({ columns, rows }) => hear({ kind: 'resize', columns, rows })),
  ]
  if (notes.length > 0) hear({ kind: 'notice', notice: { tone: 'bad', lines: notes } })
  const opening = openingOf(request)
  if (opening) perform(opening)
  try {
    await Promise.race([left, app.waitUntilExit()])
  } finally {
    for (const stop of deaf) stop()
    clearTimeout(timer)
    app.unmount()
    terminal.close()
  }
  const { ok, sentence } = world.close()
  if (sentence !== null) stdout.write(`${sentence}\n`)
  return ok ? 0 : 1

  function scene() {
    return <Lines lines={frame().lines} width={model.columns} />
  }

  function frame() {
    return draw(model, style)
  }

  function hear(message: Message): void {
    const { model: next, effects } = update(model, message)
    model = next
    const { lines, caret } = frame()
    app.update(<Lines lines={lines} width={model.columns} />, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined)
    for (const effect of effects) perform(effect)
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'quit':
        leave()
        return
      case 'repaint':
        terminal.repaint()
        return
      case 'wait':
        clearTimeout(timer)
        timer = setTimeout(() => hear({ kind: 'tick' }), effect.milliseconds)
        return
      case 'weigh':
        // It plays the answer on a copy: let the frame go out first, and do it only if it is still wanted.
        setImmediate(() => {
          const { screen } = model
          if (screen.kind === 'table' && screen.position.serial === effect.serial) tell(effect)
        })
        return
      case 'peek':
        // It replays the whole game: do it only if nobody has gone on to another meanwhile.
        setImmediate(() => {
          const { screen, shelf: known } = model
          if (screen.kind === 'load' && known.saves[screen.selected]?.path === effect.path) tell(effect)
        })
        return
      default:
        tell(effect)
    }
  }

  function tell(effect: Effect): void {
    for (const message of world.run(effect)) hear(message)
  }
}

function openingOf(request: ScreenRequest): Effect | null {
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
