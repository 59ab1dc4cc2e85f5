import type { Match } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { PAGE_BEGINNING } from './beginning.ts'
import { CLIENT } from './client.ts'
import { type Perspective, stepsOf } from './steps.ts'

/** Returns a self-contained HTML page that shows a whole game from the perspective of a seat or a spectator. */
export async function sharePage(
  match: Match,
  { words, ...perspective }: Perspective & { readonly words: Messages },
): Promise<string> {
  const { game, header } = match
  const { seat } = perspective
  const steps = await stepsOf(match, perspective)
  const title = `${game.title}: ${header.seats.join(', ')}`
  const { createHash } = process.getBuiltinModule('node:crypto')
  const hash = createHash('sha256').update(CLIENT).digest('base64')
  const about = seat === null ? '' : words.get('share-eyes', { name: header.seats[seat] ?? '' })
  const button = (id: string, sign: string, key: 'first' | 'back' | 'on' | 'last') =>
    `<button id="${id}" title="${escaped(words.get(`share-${key}`))}">${sign}</button>`
  return `${PAGE_BEGINNING}
<html lang="${escaped(words.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>${escaped(title)}</title>
<style>
body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#faf8f2;color:#222;display:grid;height:100vh;
grid:auto 1fr auto/minmax(0,2fr) minmax(16em,1fr)}
header,footer{grid-column:1/-1;padding:.5em 1em}h1{font-size:1.1em;margin:0}
#board{overflow:auto;padding:0 1em}#board svg{width:100%;height:auto}pre{font:13px/1.25 monospace;margin:0}
#told{overflow:auto;padding:0 1em;border-left:1px solid #ccc}#told p{margin:.2em 0}#told .now{font-weight:600}
footer{display:flex;gap:.5em;align-items:center;border-top:1px solid #ccc}input{flex:1;min-width:0}button{font:inherit;padding:.2em .8em}
@media(max-width:45em){body{grid:auto auto minmax(0,1fr) auto/100%}#board{padding:0}#board pre{padding:0 1em}#told{border:0;border-top:1px solid #ccc}}
</style>
<header><h1>${escaped(title)}</h1><small>${escaped(about)}</small></header>
<main id="board"></main>
<section id="told" aria-live="polite"></section>
<footer>${button('first', '&laquo;', 'first')}${button('back', '&lsaquo;', 'back')}<input id="at" type="range" min="0" value="0">${button('on', '&rsaquo;', 'on')}${button('last', '&raquo;', 'last')}<output id="where"></output></footer>
<script type="application/json" id="game">${JSON.stringify(steps).replaceAll('<', '\\u003c')}</script>
<script>${CLIENT}</script>
</html>
`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, letter => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter]};`)
