import { type Model, saying, type TableScreen, type Update } from '../model.ts'

/** What "guide" and "guide off" do at a table. */
export function guideCommand(model: Model, table: TableScreen, args: string): Update {
  const { guide } = table
  const told = (text: string, off = guide.off): Update =>
    saying({ ...model, screen: { ...table, from: null, guide: { ...guide, off } } }, { tone: 'plain', lines: [text] })
  if (!table.position.guide)
    return told('No guide comes with this game. "Learn to play" on the title, or "cantrip learn", begins one that has.')
  if (args === 'off') return told('The guide is gone; the game goes on. "guide" calls it back.', true)
  return told('The guide is here; "guide off" sends it away.', false)
}
