/**
 * The script of a shared page. It moves through the game with keys, buttons and a slider, and makes no network
 * requests.
 */
export const CLIENT = `'use strict'
const game = JSON.parse(document.getElementById('game').textContent)
const boards = []
let board = []
for (const { changes } of game.steps) {
  const next = []
  let i = 0
  for (const [kept, gone, parts] of changes) {
    next.push(...board.slice(i, i + kept), ...parts)
    i += kept + gone
  }
  boards.push((board = next.concat(board.slice(i))))
}
const byId = id => document.getElementById(id)
const last = game.steps.length - 1
let at = 0
function show(n) {
  at = Math.max(0, Math.min(last, n))
  const text = boards[at].map(part => game.parts[part]).join('')
  if (game.kind === 'picture') byId('board').innerHTML = text
  else {
    const letters = document.createElement('pre')
    letters.textContent = text
    byId('board').replaceChildren(letters)
  }
  const lines = game.steps.slice(Math.max(0, at - 12), at + 1).flatMap(step =>
    step.told.map(line => Object.assign(document.createElement('p'), { textContent: line, className: step === game.steps[at] ? 'now' : '' })))
  byId('told').replaceChildren(...lines)
  byId('told').scrollTop = byId('told').scrollHeight
  byId('at').value = at
  byId('where').textContent = at + ' / ' + last
  history.replaceState(null, '', '#' + at)
}
byId('at').max = last
byId('at').oninput = () => show(Number(byId('at').value))
const ways = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => last }
for (const [id, to] of Object.entries(ways)) byId(id).onclick = () => show(to())
const keys = { ArrowLeft: 'back', ArrowRight: 'on', ' ': 'on', Home: 'first', End: 'last' }
addEventListener('keydown', event => {
  const way = keys[event.key]
  if (!way) return
  event.preventDefault()
  show(ways[way]())
})
show(Number(location.hash.slice(1)) || 0)
`
