import { Terminal } from '@xterm/headless'

/** Lines as a real terminal of that size shows them: text only, trailing blanks left out. */
export async function shown(lines: readonly string[], columns: number, rows: number): Promise<string[]> {
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true })
  await new Promise<void>(resolve => terminal.write(lines.join('\r\n'), resolve))
  const { active } = terminal.buffer
  return Array.from({ length: rows }, (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '')
}
