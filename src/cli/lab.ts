/** The development commands. Each loads only what it needs and returns the exit code. */
const COMMANDS: Readonly<Record<string, { text: string; run: (args: string[]) => Promise<number> }>> = {
  rules: {
    text: 'list the rules that no test names',
    run: async args => (await import('./rules-trace.ts')).traceCommand(args),
  },
  bench: {
    text: 'measure speed',
    run: async args => (await import('../lab/bench/command.ts')).benchCommand(args),
  },
  examples: {
    text: 'play the example games again and rewrite their files',
    run: async args => (await import('../lab/examples.ts')).examplesCommand(args),
  },
  pictures: {
    text: "redraw the pictures and the README's screen",
    run: async args => (await import('../lab/pictures.ts')).picturesCommand(args),
  },
  fuzz: {
    text: 'play random games with every check',
    run: async args => (await import('../lab/fuzz-command.ts')).fuzzCommand(args),
  },
}

export {}

const [word = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
if (command) {
  process.exitCode = await command.run(args)
} else {
  process.stderr.write('Commands:\n')
  for (const [name, { text }] of Object.entries(COMMANDS)) process.stderr.write(`  ${name}: ${text}\n`)
  process.exitCode = word === '' || word === '--help' ? 0 : 2
}
