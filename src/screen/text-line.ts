/** A line of text being edited. `at` is the number of characters before the caret. */
export interface TextLine {
  readonly text: string
  readonly at: number
}

/** Returns a line with the caret at its end. */
export const lineOf = (text: string): TextLine => ({ text, at: [...text].length })

const EDITS: Readonly<Record<string, (before: string[], after: string[]) => [string[], string[]]>> = {
  left: (before, after) => [before.slice(0, -1), [...before.slice(-1), ...after]],
  right: (before, after) => [[...before, ...after.slice(0, 1)], after.slice(1)],
  home: (before, after) => [[], [...before, ...after]],
  end: (before, after) => [[...before, ...after], []],
  backspace: (before, after) => [before.slice(0, -1), after],
  delete: (before, after) => [before, after.slice(1)],
  'ctrl+a': (before, after) => [[], [...before, ...after]],
  'ctrl+e': (before, after) => [[...before, ...after], []],
  'ctrl+u': (_before, after) => [[], after],
  'ctrl+k': before => [before, []],
  'ctrl+w': (before, after) => [[...before.join('').replace(/\S+\s*$/, '')], after],
}

/** Applies an editing key, or returns null for any other key. */
export function editText({ text, at }: TextLine, key: string): TextLine | null {
  const edit = EDITS[key]
  if (!edit) return null
  const letters = [...text]
  const [before, after] = edit(letters.slice(0, at), letters.slice(at))
  return { text: [...before, ...after].join(''), at: before.length }
}

/** Inserts text at the caret. The line grows to at most `most` characters. */
export function insertText({ text, at }: TextLine, more: string, most = 400): TextLine {
  const letters = [...text]
  const added = [...more].slice(0, Math.max(0, most - letters.length))
  return { text: [...letters.slice(0, at), ...added, ...letters.slice(at)].join(''), at: at + added.length }
}
