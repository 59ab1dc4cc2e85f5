import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import type { Effect, Message } from '../../src/screen/model.ts'
import { sentence } from '../../src/text/index.ts'
import { folder } from '../folder.ts'
import { toy } from '../kernel/toy.ts'
import { openTable } from '../server/tables.ts'
import { said } from '../words.ts'
import { header, MOVE, Player, position, ROLL } from './sitting.ts'

async function seated(seat: string | null, { game = toy, few = false } = {}) {
  const at = await openTable({ seats: ['Ann', 'Bob'] }, game)
  const joining = await at.join(seat)
  if (joining.kind !== 'in') throw new Error(said(joining.sentence))
  const heard: Message[] = []
  const saves = folder()
  const places = {
    ...{ games: [toy], saves, examples: null, store: async () => undefined, newSeed: () => '1' },
    wantsFew: () => few,
  }
  const runner = new EffectRunner(places, message => heard.push(message))
  const opening = runner.join(joining.guest)
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
  }
  return { at, runner, heard, opening, saves, until }
}

describe('the screen at a table with a remote host', () => {
  it('receives the result of an answer later, and the actions of others without asking', async () => {
    const { at, runner, heard, opening, until } = await seated('Ann')
    const bob = await at.sit('Bob')
    expect(opening).toMatchObject([{ kind: 'position', cover: false, position: { seat: 0, shared: { name: 'eve' } } }])
    const id = at.session.match.questionFor(0)!.options[0]!.id
    expect(runner.run({ kind: 'answer', seat: 0, id })).toEqual([])
    await until(() => heard.some(({ kind }) => kind === 'position'))
    // Bob's answer ended the wait, so Ann is told that the table no longer waits for him.
    bob.guest.answer('leave purse')
    await until(() => heard.at(-1)?.kind === 'news')
    expect(at.session.match.length).toBe(2)
  })

  it('answers routine questions for a player who wants few, until the player undoes one', async () => {
    const game = { ...toy, routine: () => 'leave purse' }
    const all = await seated('Ann', { game })
    const { at, runner, until } = await seated('Ann', { game, few: true })
    const { match } = at.session
    await until(() => match.length > 0)
    expect(match.moves).toMatchObject([{ seat: 0, id: 'leave purse' }])
    runner.run({ kind: 'undo', seat: 0, count: 1 })
    await until(() => match.length === 0)
    // Bob's answer brings news, but the undone question stays open.
    const bob = await at.sit('Bob')
    bob.guest.answer('leave purse')
    await until(() => match.length > 0)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(match.moves).toMatchObject([{ seat: 1 }])
    expect(all.at.session.match.length).toBe(0)
  })

  it('keeps an overlay that was opened while the host had not replied yet', () => {
    const shared = { shared: { name: 'eve', seats: [], watching: 0, asked: [0] } }
    const answered: Message = {
      kind: 'position',
      position: position(MOVE, { serial: 2, ...shared }),
      cover: false,
      notice: null,
    }
    for (const keys of [['ctrl+c'], ['ctrl+p'], ['?']]) {
      const player = Player.at(ROLL, shared).press(...keys)
      const { overlay } = player.model
      expect(overlay, keys[0]).not.toBeNull()
      player.hears(answered)
      expect(player.model.overlay?.kind, keys[0]).toBe(overlay?.kind)
      expect(player.table.position.serial).toBe(2)
    }
    const leaving = Player.at(ROLL, shared).press('ctrl+c')
    leaving.hears(answered)
    expect(leaving.press('enter').effects).toContainEqual({ kind: 'quit' })
  })

  it('opens nothing from the disk, no matter what is requested', async () => {
    const { runner, saves } = await seated('Ann')
    const effects: Effect[] = [
      { kind: 'begin', header: header() },
      { kind: 'resume', path: '/etc/passwd' },
      { kind: 'load', name: 'eve' },
      { kind: 'watch', path: '/etc/passwd' },
      { kind: 'load-preview', path: '/etc/passwd' },
      { kind: 'again', header: header(), seed: '7' },
      { kind: 'library', open: 'load' },
      { kind: 'library', open: 'title' },
      { kind: 'goto', at: 0 },
      { kind: 'set-perspective', seat: 1 },
    ]
    for (const effect of effects)
      expect(runner.run(effect), effect.kind).toEqual([
        {
          kind: 'notice',
          notice: { tone: 'bad', lines: [sentence('table-only-shared')] },
        },
      ])
    const copied = runner.run({ kind: 'copy', name: 'mine' })
    expect(copied).toEqual([{ kind: 'notice', notice: { tone: 'bad', lines: [sentence('table-host-keeps')] } }])
    expect(readdirSync(saves)).toEqual([])
  })

  it("ends with the host's message, or says whose seat it still is", async () => {
    const first = await seated('Bob')
    expect(said(first.runner.close().sentence)).toBe(
      "You have left eve. The game continues, and the seat is still Bob's.",
    )
    const second = await seated(null)
    second.at.host.close('Good night.')
    await second.until(() => second.heard.some(({ kind }) => kind === 'closed'))
    expect(second.runner.close()).toEqual({ ok: true, sentence: 'Good night.' })
  })
})
