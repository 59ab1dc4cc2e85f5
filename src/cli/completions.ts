import type { Command, Option } from 'commander'
import { listed, quote } from '../commands/index.ts'
import { Trouble } from '../storage/index.ts'
import { wordsIn } from '../text/index.ts'
import { type Environment, linesOf, print } from './environment.ts'
import { pathOf } from './help.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** `cantrip completions SHELL`: a script that lets a shell complete commands, options and their values. */
export function addCompletions(program: Command, environment: Environment): void {
  program
    .command('completions')
    .usage('SHELL [options]')
    .description('print a script that completes commands and options in your shell')
    .argument('<SHELL>', `which shell: ${listed(wordsIn('en'), SHELLS, { last: 'or' })}`)
    .action((said: string) => {
      const shell = SHELLS.find(known => known === said)
      if (!shell)
        throw new Trouble(`SHELL must be ${listed(wordsIn('en'), SHELLS, { last: 'or' })}, not ${quote(said)}.`, 2)
      print(environment, ...linesOf(SCRIPTS[shell](program)))
    })
}

/** A command and all below it, each with its words and what can follow them. */
function tree(program: Command): { path: string; words: string[]; options: readonly Option[] }[] {
  const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)]
  return all(program).map(command => {
    const options = [...command.options, ...(command === program ? [] : program.options)]
    return {
      path: command === program ? '' : pathOf(command),
      words: [...command.commands.map(one => one.name()), ...options.flatMap(({ long }) => long ?? [])],
      options,
    }
  })
}

/** Values by their options, the same in every command. */
function valuesOf(program: Command): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const { options } of tree(program))
    for (const { long, argChoices } of options) if (long && argChoices) values.set(long, argChoices)
  return values
}

/** All that stands here is ours: names of commands and options, and values of our lists. */
const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (program: Command) => string>> = {
  bash: program => `# cantrip's completion for bash: eval "$(cantrip completions bash)"
_cantrip() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} path= word
  case $prev in
${[...valuesOf(program)].map(([long, values]) => `    ${long}) COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$cur")); return ;;`).join('\n')}
  esac
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${tree(program)
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      '${path.includes(' ') ? path : ` ${path}`}') path='${path}' ;;`)
  .join('\n')}
    esac
  done
  case $path in
${tree(program)
  .map(({ path, words }) => `    '${path}') COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$cur")) ;;`)
  .join('\n')}
  esac
  [[ \${#COMPREPLY[@]} -gt 0 || $cur == -* ]] || COMPREPLY=($(compgen -f -- "$cur"))
}
complete -o filenames -F _cantrip cantrip
`,
  // zsh reads what bash does.
  zsh: program => `# cantrip's completion for zsh: eval "$(cantrip completions zsh)"
autoload -U +X bashcompinit && bashcompinit
${SCRIPTS.bash(program).split('\n').slice(1).join('\n')}`,
  fish: program => `# cantrip's completion for fish: cantrip completions fish | source
${tree(program)
  .flatMap(({ path, options }) => {
    const here =
      path === ''
        ? '__fish_use_subcommand'
        : path
            .split(' ')
            .map(word => `__fish_seen_subcommand_from ${word}`)
            .join('; and ')
    const below = program.commands.flatMap(command =>
      path === '' ? [command] : command.name() === path ? command.commands : [],
    )
    return [
      ...below.map(
        command => `complete -c cantrip -f -n '${here}' -a ${command.name()} -d '${told(command.description())}'`,
      ),
      ...options.flatMap(({ long, description, argChoices, required }) =>
        long
          ? [
              `complete -c cantrip -n '${here}' -l ${long.slice(2)} -d '${told(description)}'${argChoices ? ` -x -a '${argChoices.join(' ')}'` : required ? ' -r' : ''}`,
            ]
          : [],
      ),
    ]
  })
  .join('\n')}
`,
}

/** A description between single quotes. */
const told = (text: string): string => text.replaceAll("'", '’')
