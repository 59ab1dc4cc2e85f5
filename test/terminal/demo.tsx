// A small program on the terminal layer, for tests that run it in a real pseudoterminal.
import { InkRenderer } from '../../src/terminal/ink-renderer.tsx'
import { openTerminal } from '../../src/terminal/screen.ts'
import { Demo } from './demo-table.tsx'

const terminal = openTerminal({ stdin: process.stdin, stdout: process.stdout })
const log = [`pid ${process.pid}`]
let count = 0

const renderer = new InkRenderer()
const show = (scene = <Demo size={terminal.size} state={{ count, log }} level={terminal.color} />) =>
  terminal.draw(renderer.draw(scene, terminal.size).rows)
terminal.onResize(() => show())
show()

function Broken(): never {
  throw new Error('a broken element')
}

terminal.onKey(key => {
  count++
  const word = 'paste' in key ? `paste ${key.paste}` : 'mouse' in key ? 'mouse' : (key.text ?? key.name)
  log.push(`${count} ${'name' in key && key.ctrl ? 'ctrl+' : ''}${word}`)
  if ('name' in key && key.ctrl && key.text === 'c') {
    renderer.close()
    terminal.close()
    console.log('farewell')
    return
  }
  if (word === 'X') throw new Error('thrown in a listener')
  if (word === 'R') void Promise.reject(new Error('a promise broken'))
  if (word === 'E') show(<Broken />)
  else show()
})
