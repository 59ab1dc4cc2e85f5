import chalk from 'chalk'
import { Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createFrameWriter, type Point, type Size } from '../../src/terminal/frame.ts'
import { type Canvas, renderApp, type Scene } from '../../src/terminal/render-app.tsx'
import { Demo } from './demo-table.tsx'
import { ScreenModel } from './screen-model.ts'

// The tests' JSX is compiled for development, which production's React cannot run.
vi.hoisted(() => {
  process.env.NODE_ENV = 'development'
})

/** A canvas that keeps every frame, whole, as it comes. */
class Frames implements Canvas {
  size: Size
  colour = 1 as const
  readonly all: (readonly string[])[] = []
  cursor: Point | undefined
  private listener: ((size: Size) => void) | undefined

  constructor(columns = 100, rows = 40) {
    this.size = { columns, rows }
  }

  draw = (lines: readonly string[], cursor?: Point) => {
    this.all.push(lines)
    this.cursor = cursor
  }

  onResize = (listener: (size: Size) => void) => {
    this.listener = listener
    return () => {
      this.listener = undefined
    }
  }

  resizeTo(columns: number, rows: number): void {
    this.size = { columns, rows }
    this.listener?.(this.size)
  }

  get isListenedTo(): boolean {
    return this.listener !== undefined
  }

  last(): string {
    return (this.all.at(-1) ?? []).join('\n')
  }
}

const demo =
  (count: number): Scene =>
  size => <Demo size={size} state={{ count, log: Array.from({ length: count }, (_, i) => `line ${i}`) }} />
const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')
const nextTurn = () => new Promise(done => setImmediate(done))

describe('an app', () => {
  it('hands every frame over whole', async () => {
    const frames = new Frames()
    const app = renderApp(demo(0), { terminal: frames })
    for (let count = 1; count <= 20; count++) {
      app.update(demo(count))
      await nextTurn()
    }
    app.unmount()
    expect(frames.all.length).toBe(21)
    for (const [count, lines] of frames.all.entries()) {
      expect(lines.length).toBe(40)
      expect(bare(lines[0] ?? '')).toMatch(new RegExp(`^demo 100x40 keys ${count} .*\\|$`))
      for (const line of [...lines.slice(0, -8), ...lines.slice(-7)]) expect(bare(line)).toMatch(/^.{99}\|$/u)
      expect(bare(lines.at(-1) ?? '')).toContain(count === 0 ? 'last none' : `last line ${count - 1}`)
      expect(lines.join('')).not.toMatch(/\x1b\[[^m]*[A-Za-ln-z]/) // styles and nothing else
    }
  })

  it('draws once for all that one turn brings', async () => {
    const frames = new Frames()
    const app = renderApp(demo(0), { terminal: frames })
    for (let count = 1; count <= 200; count++) app.update(demo(count))
    await nextTurn()
    expect(frames.all.length).toBe(2)
    expect(bare(frames.last())).toContain('keys 200')
    app.unmount()
  })

  it('draws what an element changes by itself', async () => {
    function Clock() {
      const [time, setTime] = useState('tick')
      useEffect(() => {
        const timer = setTimeout(() => setTime('tock'), 1)
        return () => clearTimeout(timer)
      }, [])
      return <Text>{time}</Text>
    }
    const frames = new Frames()
    const app = renderApp(<Clock />, { terminal: frames })
    while (frames.last() !== 'tock') await nextTurn()
    app.unmount()
  })

  it('is given the size of the screen, and each new one at once', () => {
    const frames = new Frames()
    const app = renderApp(demo(0), { terminal: frames })
    frames.resizeTo(60, 15)
    expect(frames.all.at(-1)?.length).toBe(15)
    expect(bare(frames.last())).toMatch(/^demo 60x15 .{48}\|\n/)
    frames.resizeTo(100, 40)
    expect(frames.all.at(-1)?.length).toBe(40)
    app.unmount()
  })

  it('lays a plain element out anew for a new size', () => {
    const frames = new Frames(20, 5)
    const app = renderApp(<Text>one two three four</Text>, { terminal: frames })
    expect(frames.last()).toBe('one two three four')
    frames.resizeTo(10, 5)
    expect(frames.last()).toBe('one two\nthree four')
    app.unmount()
  })

  it('says where text is typed', async () => {
    const frames = new Frames()
    const app = renderApp(<Text>{'> '}</Text>, { terminal: frames })
    app.update(<Text>{'> go'}</Text>, { x: 5, y: 1 })
    await nextTurn()
    expect(frames.cursor).toEqual({ x: 5, y: 1 })
    app.unmount()
  })

  it('keeps its last frame when it is taken down, and draws no more', async () => {
    const frames = new Frames()
    const app = renderApp(<Text>the end</Text>, { terminal: frames })
    app.unmount()
    await app.waitUntilExit()
    app.update(<Text>too late</Text>)
    await nextTurn()
    expect(frames.all).toEqual([['the end']])
    expect(frames.isListenedTo).toBe(false)
  })

  it('may end itself', async () => {
    function Brief() {
      const { exit } = useApp()
      useEffect(() => exit(), [exit])
      return <Text>brief</Text>
    }
    const frames = new Frames()
    const app = renderApp(<Brief />, { terminal: frames })
    await app.waitUntilExit()
    expect(frames.last()).toBe('brief')
  })

  it('never takes a key through Ink', async () => {
    function Eager() {
      useInput(() => {
        throw new Error('a key came through Ink')
      })
      return <Text>waiting</Text>
    }
    const frames = new Frames()
    const before = process.stdin.listenerCount('readable')
    const app = renderApp(<Eager />, { terminal: frames })
    await nextTurn()
    expect(frames.last()).toBe('waiting')
    expect(process.stdin.listenerCount('readable')).toBe(before)
    app.unmount()
  })

  it.each([0, 1] as const)('sends colour as its screen wants it: %d', level => {
    const frames = Object.assign(new Frames(), { colour: level })
    const app = renderApp(<Text color="red">red</Text>, { terminal: frames as Canvas })
    expect(frames.last()).toBe(level === 0 ? 'red' : '\x1b[31mred\x1b[39m')
    expect(chalk.level).toBe(level)
    app.unmount()
  })
})

describe('an error in an element', () => {
  function Broken(): never {
    throw new Error('a broken element')
  }

  it('of the first frame is told to whoever waits', async () => {
    const app = renderApp(<Broken />, { terminal: new Frames() })
    await expect(app.waitUntilExit()).rejects.toThrow('a broken element')
  })

  it('of a later frame is told to whoever waits, and the last whole frame stays', async () => {
    const frames = new Frames()
    const app = renderApp(<Text>fine</Text>, { terminal: frames })
    app.update(<Broken />)
    await expect(app.waitUntilExit()).rejects.toThrow('a broken element')
    expect(frames.all).toEqual([['fine']])
  })
})

describe('the cost of a key', () => {
  it('is at most 600 bytes at 100x40', async () => {
    const screen = new ScreenModel(100, 40)
    const frames = new Frames()
    const sizes: number[] = []
    const writer = createFrameWriter(bytes => {
      sizes.push(Buffer.byteLength(bytes))
      void screen.write(bytes)
      return true
    }, frames.size)
    writer.open()
    frames.draw = lines => writer.draw(lines)
    const app = renderApp(demo(0), { terminal: frames })
    await nextTurn()
    const whole = sizes.at(-1) ?? 0
    sizes.length = 0
    for (let count = 1; count <= 50; count++) {
      app.update(demo(count))
      await nextTurn()
    }
    app.unmount()
    await screen.write('')
    expect(screen.text()).toContain('keys 50')
    expect(sizes.length).toBe(50)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(600)
    expect(whole).toBeGreaterThan(4_000)
  })
})
