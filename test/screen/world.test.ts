import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import type { Effect, Message, Position } from '../../src/screen/model.ts'
import { said } from '../words.ts'
import { header, wizards } from './sitting.ts'

let folder = ''
let seeds = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cantrip-tui-'))
  seeds = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const runner = (examples: string | null = null) =>
  new EffectRunner({
    games: [wizards],
    saves: folder,
    examples,
    store: async () => undefined,
    newSeed: () => `seed ${++seeds}`,
  })

const alone = header({ seats: ['Ann'], options: { variant: 'solitaire', map: 'auto', removed: '2' } })

function told<K extends Message['kind']>(messages: readonly Message[], kind: K): Extract<Message, { kind: K }> {
  const found = messages.find(message => message.kind === kind)
  if (!found) throw new Error(`no ${kind} among ${JSON.stringify(messages.map(message => message.kind))}`)
  return found as Extract<Message, { kind: K }>
}

const position = (at: EffectRunner, effect: Effect): Position => told(at.run(effect), 'position').position
const complaint = (at: EffectRunner, effect: Effect): string =>
  told(at.run(effect), 'notice')
    .notice.lines.map(line => said(line))
    .join(' ')

describe('the runner behind the screen', () => {
  it('saves a game from its first answer and resumes it', () => {
    const at = runner()
    const begun = position(at, { kind: 'begin', header: alone })
    expect(begun).toMatchObject({ seat: 0, question: { topic: 'roll' } })
    const after = position(at, { kind: 'answer', seat: 0, id: 'roll' })
    expect(after.log.length).toBeGreaterThan(begun.log.length)
    expect(after.serial).toBeGreaterThan(begun.serial)
    at.close()
    const { path } = after
    expect(path).toBe(join(folder, 'wizards-1982.cantrip'))
    const again = position(runner(), { kind: 'resume', path: path! })
    expect(again.question).toEqual(after.question)
    expect(again.log).toEqual(after.log)
    expect(again.known).toBe(after.known)
  })

  it('undoes, or says why that is impossible', () => {
    const at = runner()
    position(at, { kind: 'begin', header: alone })
    const rolled = position(at, { kind: 'answer', seat: 0, id: 'roll' })
    expect(complaint(at, { kind: 'undo', seat: 0, count: 1 })).toMatch(/^Nothing to undo/)
    const stop = rolled.question?.options.find(option => option.at !== undefined && !option.note)
    const gone = position(at, { kind: 'answer', seat: 0, id: stop!.id })
    expect(gone.undoable.moves).toBe(1)
    const back = told(at.run({ kind: 'undo', seat: 0, count: 1 }), 'position')
    expect(back.position.question).toEqual(rolled.question)
    expect(back.notice?.lines.map(line => said(line))).toEqual(['Undone.'])
    expect(back.position.redoable).toBe(1)
    expect(complaint(at, { kind: 'redo', seat: 0, count: 2 })).toBe('You can redo only 1 move.')
    const again = told(at.run({ kind: 'redo', seat: 0, count: 1 }), 'position')
    expect(again.notice?.lines.map(line => said(line))).toEqual(['Redone.'])
    expect([again.position.question, again.position.log]).toEqual([gone.question, gone.log])
    expect(complaint(at, { kind: 'redo', seat: 0, count: 1 })).toBe('Nothing to redo.')
  })

  it('accepts only undoable answers from text that may be pasted', () => {
    const at = runner()
    position(at, { kind: 'begin', header: alone })
    expect(complaint(at, { kind: 'answer', seat: 0, id: 'roll', pasted: true })).toMatch(
      /^Several keys arrived at once/,
    )
    const rolled = position(at, { kind: 'answer', seat: 0, id: 'roll' })
    const stop = rolled.question?.options.find(option => option.at !== undefined && !option.note)
    const gone = position(at, { kind: 'answer', seat: 0, id: stop!.id, pasted: true })
    expect(gone.undoable.moves).toBe(1)
  })

  it('reports in advance what cannot be undone', () => {
    const at = runner()
    const { serial } = position(at, { kind: 'begin', header: alone })
    expect(at.run({ kind: 'check-irreversible', serial, seat: 0, id: 'roll' })).toEqual([
      { kind: 'irreversibility', serial, id: 'roll', final: true },
    ])
    // Answers given in the meantime are no longer checked.
    position(at, { kind: 'answer', seat: 0, id: 'roll' })
    expect(at.run({ kind: 'check-irreversible', serial, seat: 0, id: 'roll' })).toEqual([])
  })

  it('covers the screen only when a different player is asked', () => {
    const at = runner()
    const begun = told(at.run({ kind: 'begin', header: header({ seats: ['Ann', 'Ben'] }) }), 'position')
    expect(begun.cover).toBe(true)
    const seat = begun.position.seat!
    expect(told(at.run({ kind: 'answer', seat, id: 'roll' }), 'position').cover).toBe(false)
  })

  it('saves copies under a name, but never over an existing file', () => {
    const at = runner()
    position(at, { kind: 'begin', header: alone })
    expect(complaint(at, { kind: 'copy', name: 'spare' })).toContain('spare.cantrip')
    // The open game has its lock file, but the copy has none.
    expect(readdirSync(folder).sort()).toEqual(['spare.cantrip', 'wizards-1982.cantrip', 'wizards-1982.cantrip.lock'])
    expect(at.run({ kind: 'copy', name: 'spare' })).toMatchObject([{ kind: 'notice', notice: { tone: 'bad' } }])
    expect(at.run({ kind: 'copy', name: '../out' })).toMatchObject([{ kind: 'notice', notice: { tone: 'bad' } }])
  })

  it('starts a new game with the same players and a new seed', () => {
    const at = runner()
    position(at, { kind: 'begin', header: alone })
    const next = position(at, { kind: 'again', header: alone, seed: '' })
    expect(next.header).toEqual({ ...alone, seed: 'seed 1' })
    expect(
      at
        .library()
        .saves.map(save => save.name)
        .sort(),
    ).toEqual(['wizards-1982', 'wizards-seed-1'])
  })

  it('explains errors in words and continues', () => {
    const at = runner()
    expect(complaint(at, { kind: 'resume', path: join(folder, 'none.cantrip') })).toContain('none.cantrip')
    expect(complaint(at, { kind: 'load', name: 'none' })).toContain('none.cantrip')
    expect(complaint(at, { kind: 'watch', path: join(folder, 'none.moves') })).toContain('none.moves')
    expect(complaint(at, { kind: 'answer', seat: 0, id: 'roll' })).toBe('There is no game on the table.')
    position(at, { kind: 'begin', header: alone })
    expect(complaint(at, { kind: 'answer', seat: 0, id: 'fly' })).toContain('"fly" is not possible here')
  })

  it('reads a save without opening it', () => {
    const at = runner()
    const { path } = position(at, { kind: 'begin', header: alone })
    at.close()
    const [peeked] = runner().run({ kind: 'load-preview', path: path! })
    expect(peeked).toMatchObject({ kind: 'preview', path })
    expect(peeked).toHaveProperty('text', expect.stringMatching(/^Fortnight 1, Day 1, Ann, /))
  })
})
