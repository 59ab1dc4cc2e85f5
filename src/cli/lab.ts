/** The workshop's own commands: each loads only what it needs and gives the exit code. */
const ROOMS: Readonly<Record<string, { text: string; run: (args: string[]) => Promise<number> }>> = {
  rules: {
    text: 'which rules have no test that names them',
    run: async args => (await import('./rules-trace.ts')).traceCommand(args),
  },
  bench: {
    text: 'how fast it is',
    run: async args => (await import('../lab/bench/command.ts')).benchCommand(args),
  },
  examples: {
    text: 'play the games that ship anew',
    run: async args => (await import('../lab/examples.ts')).examplesCommand(args),
  },
  pictures: {
    text: 'draw the pictures of the README anew',
    run: async args => (await import('../lab/pictures.ts')).picturesCommand(args),
  },
  fuzz: {
    text: 'random play with every check',
    run: async args => (await import('../lab/fuzz-command.ts')).fuzzCommand(args),
  },
}

export {}

const [word = '', ...args] = process.argv.slice(2)
const room = Object.hasOwn(ROOMS, word) ? ROOMS[word] : undefined
if (room) {
  process.exitCode = await room.run(args)
} else {
  process.stderr.write('The lab has these commands:\n')
  for (const [name, { text }] of Object.entries(ROOMS)) process.stderr.write(`  ${name}: ${text}\n`)
  process.exitCode = word === '' || word === '--help' ? 0 : 2
}
