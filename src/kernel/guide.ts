import type { Header } from './game.ts'

/** A page of the screen that a step may ask to be looked at; line by line it is a word that is said. */
export type GuidePage = 'sheet' | 'chronicle' | 'rules' | 'help'

/** Something a guide notices: an answer, an event that tells all of these things, or a page being looked at. */
export type Signal =
  /** The id of an answer; `*` at its end stands for anything. */
  | { readonly answer: string }
  | { readonly event: string; readonly with?: Readonly<Record<string, string | number | boolean>> }
  | { readonly see: GuidePage }

/** Dice or cards laid ready just before an answer that rolls or draws them, so that it comes out as the guide tells. */
export interface Laid {
  readonly answer: string
  readonly dice?: readonly number[]
  readonly stack?: { readonly pile: string; readonly cards: readonly string[] }
}

/** One thing to learn: what is said of it, what to do, and what shows that it is done. */
export interface GuideStep {
  readonly id: string
  readonly title: string
  readonly say: string
  readonly do: string
  /** The rule that tells the whole of it. */
  readonly rule: string
  /** Answers to take, by their ids (`*` as in a signal): the first that is possible is pointed at. */
  readonly point?: readonly string[]
  /** Answers on the way to those, to what is asked first: pointed at where none of `point` is possible, and never astray. */
  readonly between?: readonly string[]
  /** A page to open. */
  readonly see?: GuidePage
  /** Any of these ends the step; one that only asks to look at something is ended by the next answer too. */
  readonly until: readonly Signal[]
  /** What is said to somebody who does something else. */
  readonly otherwise?: string
  /**
   * What becomes of a step whose end has come before its turn: it is passed over when it is reached (`keep`), or the guide
   * goes on behind it at once (`leap`). Where nothing is said, only what happens in its turn counts.
   */
  readonly early?: 'keep' | 'leap'
  readonly lay?: readonly Laid[]
}

/** Something that may happen at any time, told once when it does. */
export interface GuideAside {
  readonly id: string
  readonly on: Signal
  readonly say: string
  readonly rule: string
}

/** A first game that teaches while it is played: what it is begun with, its steps in order, and what may come between. */
export interface Guide {
  readonly title: string
  /** What one says to have it, where a game has more lessons than its first; that one has none. */
  readonly name?: string
  readonly seed: string
  readonly options: Header['options']
  /** Who plays with the one who learns, each with who answers for it (`bot:NAME`); nobody where it is left out. */
  readonly rivals?: readonly { readonly name: string; readonly player: string }[]
  readonly steps: readonly GuideStep[]
  readonly asides: readonly GuideAside[]
  /** What is said when the last step is done. */
  readonly end: string
}
