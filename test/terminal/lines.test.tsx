import { Box, renderToString, Text } from 'ink'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { toCells } from '../../src/terminal/cells.ts'
import { Lines } from '../../src/terminal/lines.tsx'
import { renderApp } from '../../src/terminal/render-app.tsx'

// The tests' JSX is compiled for development, which production's React cannot run.
vi.hoisted(() => {
  process.env.NODE_ENV = 'development'
})

const size = { columns: 30, rows: 6 }
const red = (text: string) => `\x1b[31m${text}\x1b[39m`
const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')
const nextTurn = () => new Promise(done => setImmediate(done))

/** The frames that a tree draws: its first, and one for each tree after it. */
async function framesOf(...trees: ReactElement[]): Promise<string[][]> {
  const frames: string[][] = []
  const [first = <Text />, ...rest] = trees
  const terminal = {
    size,
    colour: 1 as const,
    draw: (lines: readonly string[]) => void frames.push([...lines]),
    onResize: () => () => {},
  }
  const app = renderApp(first, { terminal })
  await nextTurn()
  for (const tree of rest) {
    app.update(tree)
    await nextTurn()
  }
  app.unmount()
  return frames
}

async function textOf(tree: ReactElement): Promise<string> {
  return ((await framesOf(tree)).at(-1) ?? []).map(line => bare(line).trimEnd()).join('\n')
}

const LINES = ['·♣·', red('漢字'), 'a\x1b[1;7mb\x1b[0mc', 'longer than that']

describe('lines', () => {
  it('stand where the tree puts them, cut and filled to their width', async () => {
    const tree = (
      <Box paddingLeft={2} paddingTop={1}>
        <Text>{'<'}</Text>
        <Lines lines={LINES} width={5} />
        <Text>{'>'}</Text>
      </Box>
    )
    expect(await textOf(tree)).toBe('\n  <·♣·  >\n   漢字\n   abc\n   longe')
  })

  it('keep their styles, and leave those beside them alone', async () => {
    const [frame = []] = await framesOf(
      <Box borderStyle="single" borderColor="cyan" width={7}>
        <Lines lines={LINES} width={5} />
      </Box>,
    )
    const styles = (y: number) => toCells(frame[y] ?? '').map(cell => `${cell.text}${cell.style.ink}`)
    expect(styles(1)).toEqual(['│36', '·', '♣', '·', ' ', ' ', '│36'])
    expect(styles(2)).toEqual(['│36', '漢31', '字31', ' ', '│36'])
    expect(toCells(frame[3] ?? '').map(cell => cell.style.attributes)).toEqual([0, 0, 33, 0, 0, 0, 0])
  })

  it('are hidden by what lies upon them, blanks included', async () => {
    const tree = (
      <Box>
        <Lines lines={['0123456789', '漢字漢字漢', 'abcdefghij']} width={10} />
        <Box position="absolute" marginLeft={3} marginTop={1} width={4}>
          <Text>{'[  ]\n[hi]'}</Text>
        </Box>
      </Box>
    )
    expect(await textOf(tree)).toBe('0123456789\n漢 [  ] 漢\nabc[hi]hij')
  })

  it('may be several beside and upon each other', async () => {
    const tree = (
      <Box>
        <Lines lines={['aaaa', 'aaaa', 'aaaa']} width={4} />
        <Lines lines={['bbbb', 'bbbb', 'bbbb']} width={4} />
        <Box position="absolute" marginLeft={2} marginTop={1}>
          <Lines lines={['c  c']} width={4} />
        </Box>
      </Box>
    )
    expect(await textOf(tree)).toBe('aaaabbbb\naac  cbb\naaaabbbb')
  })

  it('are cut where their box hides the rest', async () => {
    const tree = (
      <Box width={4} height={2} overflow="hidden">
        <Box marginLeft={-1} marginTop={-1}>
          <Lines lines={['012345', 'abcdef', 'ghijkl', 'mnopqr']} width={6} />
        </Box>
      </Box>
    )
    expect(await textOf(tree)).toBe('bcde\nhijk')
  })

  it('are whole in every frame, the first and each after a change', async () => {
    const frames = await framesOf(
      <Lines lines={['one']} width={5} />,
      <Lines lines={['two', 'more']} width={5} />,
      <Lines lines={['three']} width={7} />,
      <Text>none</Text>,
      <Lines lines={['four']} width={5} />,
    )
    expect(frames.map(frame => frame.map(line => bare(line).trimEnd()))).toEqual([
      ['one'],
      ['two', 'more'],
      ['three'],
      ['none'],
      ['four'],
    ])
  })

  it('are plain text in a tree that is drawn by Ink alone', () => {
    expect(renderToString(<Lines lines={['one', 'two']} width={5} />)).toBe('one\ntwo')
  })
})
