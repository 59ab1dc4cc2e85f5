import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { toCells } from '../../src/terminal/cells.ts'
import { InkRenderer } from '../../src/terminal/ink-renderer.tsx'
import { RawLines } from '../../src/terminal/lines.tsx'

const size = { columns: 30, rows: 6 }
const red = (text: string) => `\x1b[31m${text}\x1b[39m`
const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')

/** Returns the successive frames of trees, without the empty rows at the end. */
function framesOf(...trees: ReactElement[]): string[][] {
  const renderer = new InkRenderer()
  const frames = trees.map(tree => [...renderer.draw(tree, size).rows])
  renderer.close()
  return frames.map(rows => rows.slice(0, rows.findLastIndex(row => bare(row).trim() !== '') + 1))
}

const textOf = (tree: ReactElement): string =>
  (framesOf(tree).at(-1) ?? []).map(line => bare(line).trimEnd()).join('\n')

const LINES = ['·♣·', red('漢字'), 'a\x1b[1;7mb\x1b[0mc', 'longer than that']

describe('lines', () => {
  it('are placed by the tree, cut and filled to their width', () => {
    const tree = (
      <Box paddingLeft={2} paddingTop={1}>
        <Text>{'<'}</Text>
        <RawLines lines={LINES} width={5} />
        <Text>{'>'}</Text>
      </Box>
    )
    expect(textOf(tree)).toBe('\n  <·♣·  >\n   漢字\n   abc\n   longe')
  })

  it('keep their styles, without affecting the lines beside them', () => {
    const [frame = []] = framesOf(
      <Box borderStyle="single" borderColor="cyan" width={7}>
        <RawLines lines={LINES} width={5} />
      </Box>,
    )
    const styles = (y: number) => toCells(frame[y]?.trimEnd() ?? '').map(cell => `${cell.text}${cell.style.foreground}`)
    expect(styles(1)).toEqual(['│36', '·', '♣', '·', ' ', ' ', '│36'])
    expect(styles(2)).toEqual(['│36', '漢31', '字31', ' ', '│36'])
    expect(toCells(frame[3]?.trimEnd() ?? '').map(cell => cell.style.attributes)).toEqual([0, 0, 33, 0, 0, 0, 0])
  })

  it('are hidden by what overlaps them, including blanks', () => {
    const tree = (
      <Box>
        <RawLines lines={['0123456789', '漢字漢字漢', 'abcdefghij']} width={10} />
        <Box position="absolute" marginLeft={3} marginTop={1} width={4}>
          <Text>{'[  ]\n[hi]'}</Text>
        </Box>
      </Box>
    )
    expect(textOf(tree)).toBe('0123456789\n漢 [  ] 漢\nabc[hi]hij')
  })

  it('may be beside and on top of each other', () => {
    const tree = (
      <Box>
        <RawLines lines={['aaaa', 'aaaa', 'aaaa']} width={4} />
        <RawLines lines={['bbbb', 'bbbb', 'bbbb']} width={4} />
        <Box position="absolute" marginLeft={2} marginTop={1}>
          <RawLines lines={['c  c']} width={4} />
        </Box>
      </Box>
    )
    expect(textOf(tree)).toBe('aaaabbbb\naac  cbb\naaaabbbb')
  })

  it('are cut where their box hides overflow', () => {
    const tree = (
      <Box width={4} height={2} overflow="hidden">
        <Box marginLeft={-1} marginTop={-1}>
          <RawLines lines={['012345', 'abcdef', 'ghijkl', 'mnopqr']} width={6} />
        </Box>
      </Box>
    )
    expect(textOf(tree)).toBe('bcde\nhijk')
  })

  it('are complete in the first frame and after each change', () => {
    const frames = framesOf(
      <RawLines lines={['one']} width={5} />,
      <RawLines lines={['two', 'more']} width={5} />,
      <RawLines lines={['three']} width={7} />,
      <Text>none</Text>,
      <RawLines lines={['four']} width={5} />,
    )
    expect(frames.map(frame => frame.map(line => bare(line).trimEnd()))).toEqual([
      ['one'],
      ['two', 'more'],
      ['three'],
      ['none'],
      ['four'],
    ])
  })
})
