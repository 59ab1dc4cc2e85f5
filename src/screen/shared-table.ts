import type { Guest, TableNews } from '../server/guest.ts'
import { type SaveResult, UserError } from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'
import type { Message } from './model.ts'
import type { GameTable, TableEffect } from './own-table.ts'

/** A seat at a table hosted by another process. The host reports all changes as messages. */
export class SharedTable implements GameTable {
  private end: { readonly sentence: Words; readonly lost: boolean } | null = null

  constructor(
    private readonly guest: Guest,
    private readonly news: (message: Message) => void,
  ) {}

  get farewell(): Words {
    if (this.end) return this.end.sentence
    const { seat, header } = this.guest.position
    const { name } = this.guest
    if (seat === null) return sentence('table-watch-no-more', { table: name })
    return sentence('table-left', { table: name, name: header.seats[seat] ?? '' })
  }

  open(): Message[] {
    this.guest.listen(news => this.hear(news))
    return [{ kind: 'position', position: this.guest.position, cover: false, notice: null }]
  }

  run(effect: TableEffect): Message[] {
    const { guest } = this
    switch (effect.kind) {
      case 'answer':
        // Only the host knows whether the answer can be undone.
        if (effect.pasted) return [{ kind: 'notice', notice: { tone: 'bad', lines: [sentence('table-pasted')] } }]
        guest.answer(effect.id)
        return []
      case 'undo':
        guest.undo(effect.count)
        return []
      case 'redo':
        guest.redo(effect.count)
        return []
      case 'weigh':
        guest.weigh(effect.serial, effect.id)
        return []
      case 'talk':
        guest.talk(effect.word, effect.text)
        return []
      case 'seat':
        guest.giveSeat(effect.words)
        return []
      case 'copy':
        throw new UserError(sentence('table-host-keeps'))
      case 'hurry':
      case 'hold':
      case 'go-on':
      case 'recall':
        // The host sets the pace of the bots.
        return []
      case 'retell':
        guest.speak(effect.language)
        return []
    }
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
        return
      }
      case 'weighed':
        this.news(news)
        return
      case 'notice':
        this.news({ kind: 'notice', notice: { tone: news.tone, lines: [news.text] } })
        return
      case 'closed':
        this.end = news
        this.news({ kind: 'closed' })
        return
    }
  }
}
