import { Box, Text, useInput } from 'ink'
import { describe, expect, it } from 'vitest'
import { CachedPane } from '../../src/terminal/cached-pane.tsx'
import { toCells } from '../../src/terminal/cells.ts'
import { ClickBox } from '../../src/terminal/click-targets.tsx'
import { createFrameWriter, type Size } from '../../src/terminal/frame.ts'
import { InkRenderer } from '../../src/terminal/ink-renderer.tsx'
import { RawLines } from '../../src/terminal/lines.tsx'
import { Demo } from './demo-table.tsx'
import { ScreenModel } from './screen-model.ts'

const LARGE: Size = { columns: 100, rows: 40 }
const SMALL: Size = { columns: 20, rows: 5 }

const demo = (count: number, size = LARGE) => (
  <Demo size={size} state={{ count, log: Array.from({ length: count }, (_, i) => `line ${i}`) }} />
)
const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')
const text = (rows: readonly string[]) => rows.map(row => bare(row).trimEnd())

describe('a renderer', () => {
  it('passes on every frame complete, as given', () => {
    const renderer = new InkRenderer()
    for (let count = 0; count <= 20; count++) {
      const { rows } = renderer.draw(demo(count), LARGE)
      expect(rows).toHaveLength(40)
      expect(bare(rows[0] ?? '')).toMatch(new RegExp(`^demo 100x40 keys ${count} .*\\|$`))
      for (const row of [...rows.slice(0, -8), ...rows.slice(-7)]) expect(bare(row)).toMatch(/^.{99}\|$/u)
      expect(bare(rows.at(-1) ?? '')).toContain(count === 0 ? 'last none' : `last line ${count - 1}`)
      expect(rows.join('')).not.toMatch(/\x1b\[[^m]*[A-Za-ln-z]/) // only styles
    }
    renderer.close()
  })

  it('lays out its tree for the given size', () => {
    const renderer = new InkRenderer()
    const words = <Text>one two three four</Text>
    expect(text(renderer.draw(words, SMALL).rows)).toEqual(['one two three four', '', '', '', ''])
    expect(text(renderer.draw(words, { columns: 10, rows: 3 }).rows)).toEqual(['one two', 'three four', ''])
    renderer.close()
  })

  it('never reads keys through Ink', () => {
    function Eager() {
      useInput(() => {
        throw new Error('a key came through Ink')
      })
      return <Text>waiting</Text>
    }
    const before = process.stdin.listenerCount('readable')
    const renderer = new InkRenderer()
    expect(text(renderer.draw(<Eager />, SMALL).rows)[0]).toBe('waiting')
    expect(process.stdin.listenerCount('readable')).toBe(before)
    renderer.close()
  })

  it('sends the colors of a component, no matter what chalk detects', () => {
    const renderer = new InkRenderer()
    const [row = ''] = renderer.draw(<Text color="red">red</Text>, SMALL).rows
    expect(toCells(row).map(({ text, style }) => `${text}${style.foreground}`)).toEqual(['r31', 'e31', 'd31'])
    renderer.close()
  })

  it('throws the errors of components, in the first frame and in later ones', () => {
    function Broken(): never {
      throw new Error('a broken component')
    }
    expect(() => new InkRenderer().draw(<Broken />, SMALL)).toThrow('a broken component')
    const renderer = new InkRenderer()
    renderer.draw(<Text>fine</Text>, SMALL)
    expect(() => renderer.draw(<Broken />, SMALL)).toThrow('a broken component')
  })
})

describe('a hit target', () => {
  it('is found where it is laid out, with overlapping ones last', () => {
    const renderer = new InkRenderer()
    const tree = (
      <Box paddingLeft={2} paddingTop={1} flexDirection="column">
        <ClickBox what="outer" flexDirection="column" width={10}>
          <Text>head</Text>
          <ClickBox what="inner" marginLeft={3}>
            <Text>ab</Text>
          </ClickBox>
        </ClickBox>
        <ClickBox what="box" position="absolute" marginLeft={1} width={4} height={2} />
      </Box>
    )
    expect(renderer.draw(tree, SMALL).targets).toEqual([
      { what: 'outer', x: 2, y: 1, columns: 10, rows: 2 },
      { what: 'inner', x: 5, y: 2, columns: 7, rows: 1 },
      { what: 'box', x: 3, y: 1, columns: 4, rows: 2 },
    ])
    renderer.close()
  })
})

describe('a cached pane', () => {
  let drawn = 0
  function Words({ words }: { words: string }) {
    drawn++
    return (
      <ClickBox what={words}>
        <Text color="green">{words}</Text>
      </ClickBox>
    )
  }
  const tree = (by: string, words = by, before = '') => (
    <Box>
      <Text>{before}</Text>
      <CachedPane by={[by]} columns={8} rows={2}>
        <Words words={words} />
        <RawLines lines={['12345678']} width={8} />
      </CachedPane>
    </Box>
  )

  it('renders its children again only when a value in `by` changes', () => {
    drawn = 0
    const renderer = new InkRenderer()
    const first = renderer.draw(tree('one'), SMALL)
    expect(text(first.rows).slice(0, 2)).toEqual(['one', '12345678'])
    const again = renderer.draw(tree('one', 'not shown'), SMALL)
    expect(again).toEqual(first)
    expect(drawn).toBe(1)
    expect(text(renderer.draw(tree('two'), SMALL).rows)[0]).toBe('two')
    expect(drawn).toBe(2)
    renderer.close()
  })

  it('moves with the tree, together with its hit targets', () => {
    const renderer = new InkRenderer()
    renderer.draw(tree('one'), SMALL)
    const { rows, targets } = renderer.draw(tree('one', 'one', '>>>'), SMALL)
    expect(text(rows).slice(0, 2)).toEqual(['>>>one', '   12345678'])
    expect(targets).toEqual([{ what: 'one', x: 3, y: 0, columns: 8, rows: 1 }])
    renderer.close()
  })
})

describe('the cost of a key', () => {
  it('is at most 600 bytes at 100x40', async () => {
    const screen = new ScreenModel(100, 40)
    const sizes: number[] = []
    const writer = createFrameWriter(bytes => {
      sizes.push(Buffer.byteLength(bytes))
      void screen.write(bytes)
      return true
    }, LARGE)
    writer.open()
    const renderer = new InkRenderer()
    writer.draw(renderer.draw(demo(0), LARGE).rows)
    const whole = sizes.at(-1) ?? 0
    sizes.length = 0
    for (let count = 1; count <= 50; count++) writer.draw(renderer.draw(demo(count), LARGE).rows)
    renderer.close()
    await screen.write('')
    expect(screen.text()).toContain('keys 50')
    expect(sizes.length).toBe(50)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(600)
    expect(whole).toBeGreaterThan(4_000)
  })
})
