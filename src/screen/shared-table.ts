import { routineFor } from '../server/assistant.ts'
import type { Guest, TableNews } from '../server/guest.ts'
import { type SaveResult, UserError } from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'
import type { TableEffect, TableEffects } from './effects.ts'
import { type Handlers, handle } from './kinds.ts'
import { type Message, noticeOf, type Position } from './model.ts'
import type { GameTable } from './own-table.ts'

/**
 * A connection to a table hosted by another process, for a seat or a spectator. The host reports all changes as
 * messages.
 */
export class SharedTable implements GameTable {
  private end: { readonly sentence: Words; readonly lost: boolean } | null = null

  constructor(
    private readonly guest: Guest,
    private readonly news: (message: Message) => void,
    /** Returns true if routine questions should be answered for the player. */
    private readonly wantsFew: () => boolean = () => false,
  ) {}

  get farewell(): Words {
    if (this.end) return this.end.sentence
    const { seat, header } = this.guest.position
    const { name } = this.guest
    if (seat === null) return sentence('table-watch-no-more', { table: name })
    return sentence('table-left', { table: name, name: header.seats[seat] ?? '' })
  }

  /**
   * True from an undo or redo until the next answer. Routine answers aren't given meanwhile, so that the player can
   * change one of them.
   */
  private isPaused = false

  /** Gives the routine answer to the seat's question, if there is one and the player wants few questions. */
  private assist({ game, view, question }: Position): void {
    const id = routineFor(!this.isPaused && this.wantsFew(), game, view, question)
    if (id !== null) this.guest.answer(id)
  }

  open(): Message[] {
    this.guest.listen(news => this.hear(news))
    this.assist(this.guest.position)
    return [{ kind: 'position', position: this.guest.position, cover: false, notice: null }]
  }

  run(effect: TableEffect): Message[] {
    return handle(SharedTable.handlers, this, effect)
  }

  /** The host replies later. It sets the pace of the bots, and doesn't reveal the history. */
  private static readonly handlers: Handlers<TableEffects, SharedTable, Message[]> = {
    answer(table, { id, pasted }) {
      // Only the host knows whether the answer can be undone.
      if (pasted) return [noticeOf('bad', sentence('table-pasted'))]
      table.isPaused = false
      table.guest.answer(id)
      return []
    },
    undo(table, { count }) {
      table.isPaused = true
      table.guest.undo(count)
      return []
    },
    redo(table, { count }) {
      table.isPaused = true
      table.guest.redo(count)
      return []
    },
    'check-irreversible'({ guest }, { serial, id }) {
      guest.checkIrreversible(serial, id)
      return []
    },
    copy() {
      throw new UserError(sentence('table-host-keeps'))
    },
    talk({ guest }, { word, text }) {
      guest.talk(word, text)
      return []
    },
    seat({ guest }, { words }) {
      guest.giveSeat(words)
      return []
    },
    'set-language'({ guest }, { language }) {
      guest.speak(language)
      return []
    },
    'skip-delays': () => [],
    'pause-bots': () => [],
    'resume-bots': () => [],
    'load-history': () => [],
  }

  leave(): SaveResult {
    this.guest.leave()
    return this.end?.lost ? { ok: false, sentence: this.end.sentence } : { ok: true, sentence: null }
  }

  private hear(news: TableNews): void {
    switch (news.kind) {
      case 'position': {
        const { position, own } = news
        const notice = news.notice === null ? null : ({ tone: 'plain', lines: [news.notice] } as const)
        this.news(own ? { kind: 'position', position, cover: false, notice } : { kind: 'news', position, notice })
        this.assist(position)
        return
      }
      case 'irreversibility':
        this.news(news)
        return
      case 'notice':
        this.news(noticeOf(news.tone, news.text))
        return
      case 'closed':
        this.end = news
        this.news({ kind: 'closed' })
        return
    }
  }
}
