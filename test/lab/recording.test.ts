import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ANIMATION, firstDaysSvg, RECORDING } from '../../src/lab/pictures.ts'
import { recording } from '../../src/lab/recording.ts'
import { gameById, games } from '../games/library.ts'

const PATH = join(import.meta.dirname, '../../docs/pictures', RECORDING)

it("the recording in docs shows a new player's first lesson (npm run pictures updates it)", () => {
  const cast = recording(games, gameById('wizards'))
  const [header, ...frames] = cast.trimEnd().split('\n')
  expect(JSON.parse(header ?? '')).toMatchObject({ version: 2, width: 80, height: 24 })
  const shown = frames.map(line => JSON.parse(line) as [number, string, string])
  const times = shown.map(([at]) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(600)
  // A Task is completed in these minutes, and that must be shown.
  expect(shown.some(([, , text]) => text.includes('A Task is done'))).toBe(true)
  expect(cast).toBe(readFileSync(PATH, 'utf8'))
})

it("the animation in the README shows a new player's game up to the first framed highlight", () => {
  const svg = firstDaysSvg(games, gameById('wizards'), 'dusk')
  expect(svg).toBe(readFileSync(join(import.meta.dirname, '../../docs/pictures', ANIMATION), 'utf8'))
  // Without animation, only the last frame is visible.
  const last = svg.split('<g').filter(group => group.includes('<animate') && !group.includes('visibility="hidden"'))
  expect(last.length).toBeGreaterThan(0)
  for (const group of last) expect(group).toMatch(/values="(hidden;)?visible"/)
  // Permanent parts are drawn once, and changing ones are visible only in their part of the animation.
  for (const [, values = '', times = ''] of svg.matchAll(/values="([^"]+)" keyTimes="([^"]+)"/g)) {
    const at = times.split(';').map(Number)
    expect(at[0]).toBe(0)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(values.split(';')).toHaveLength(at.length)
  }
})
