import type { Command, Option } from 'commander'
import { botNames } from '../bots/index.ts'
import { joinSome, quote } from '../commands/index.ts'
import { gameIds } from '../games/registry.ts'
import { guidesOf } from '../server/guide.ts'
import { listSaves, SETTINGS, settingWord, UserError } from '../storage/index.ts'
import { messagesIn } from '../text/index.ts'
import { GameFlag } from './choices.ts'
import { type Environment, printRow, printText } from './environment.ts'
import { settingsFor } from './place.ts'
import { exampleNames } from './source.ts'
import { pathOf, visibleCommands } from './usage-errors.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const
const ENGLISH = messagesIn('en')

/** A completion, with a short description where that is useful. */
type Candidate = readonly [word: string, about?: string]

/** The candidate that makes the shell offer file names as well. */
const FILES: Candidate = [':files']

/**
 * Adds `completions SHELL`, which prints a shell script, and the hidden command `complete`, which that script calls.
 */
export function addCompletions(program: Command, environment: Environment): void {
  program
    .command('completions')
    .usage('SHELL [options]')
    .description('print a script that completes commands, options and values in your shell')
    .argument('<SHELL>', `the shell: ${joinSome(ENGLISH, SHELLS, { last: 'or' })}`)
    .action((input: string) => {
      const shell = SHELLS.find(known => known === input)
      if (!shell)
        throw new UserError(`SHELL must be ${joinSome(ENGLISH, SHELLS, { last: 'or' })}, not ${quote(input)}.`, 2)
      printText(environment, SCRIPTS[shell])
    })
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[], _options, command: Command) => {
      const typed = words.at(-1) ?? ''
      const found = await candidates(program, words.slice(0, -1), typed, environment, command)
      const wanted = found.filter(one => one === FILES || one[0].startsWith(typed))
      for (const one of wanted)
        printRow(
          environment,
          one.filter(cell => cell !== undefined),
        )
    })
}

/** Returns the candidates for the word that follows `before` and begins with `typed`. */
async function candidates(
  program: Command,
  before: readonly string[],
  typed: string,
  environment: Environment,
  command: Command,
): Promise<readonly Candidate[]> {
  const { at, args, pending } = walk(program, before)
  const { saveFolder } = settingsFor(environment, command)
  const saves = (): Candidate[] =>
    listSaves(saveFolder).map(({ name, header }) => (header ? [name, header.game] : [name]))
  const game = args.find(word => gameIds.includes(word)) ?? gameIds[0]!
  if (pending) return valuesOf(pending, game, typed, environment)
  if (typed.startsWith('-'))
    return optionsOf(program, at)
      .filter(option => !(option instanceof GameFlag) || option.games.includes(game))
      .flatMap(({ long, description }) => (long ? [[long, description]] : []))
  const below = args.length === 0 ? visibleCommands(at).map((one): Candidate => [one.name(), one.description()]) : []
  const lessons = pathOf(at) === 'learn' && args.length === 1 ? await lessonNames(game, environment) : []
  return [...below, ...argumentsOf()]

  function argumentsOf(): readonly Candidate[] {
    const first = args.length === 0
    switch (pathOf(at)) {
      case 'play':
      case 'sim':
      case 'rules':
        return first ? gameIds.map((id): Candidate => [id]) : []
      case 'learn':
        return first ? gameIds.map((id): Candidate => [id]) : lessons
      case 'resume':
      case 'host':
      case 'join':
      case 'seat':
      case 'saves delete':
      case 'saves rename':
        return first ? saves() : []
      case 'export':
      case 'replay':
      case 'show':
      case 'share':
        return [...exampleNames().map((name): Candidate => [name, 'comes with cantrip']), ...saves(), FILES]
      case 'settings':
        return first
          ? SETTINGS.map((row): Candidate => [settingWord(ENGLISH, row.name)])
          : (SETTINGS.find(({ name }) => settingWord(ENGLISH, name) === args[0])?.values ?? []).map(
              (value): Candidate => [value],
            )
      case 'help':
        return first ? visibleCommands(program).map((one): Candidate => [one.name()]) : []
      case 'completions':
        return SHELLS.map((shell): Candidate => [shell])
      default:
        return []
    }
  }
}

/** Returns the names of a game's later lessons, with their titles. */
async function lessonNames(id: string, environment: Environment): Promise<readonly Candidate[]> {
  const { games } = await environment.library([id])
  return games.flatMap(game => guidesOf(game).flatMap(({ name, title }): Candidate[] => (name ? [[name, title]] : [])))
}

/**
 * Returns the command that the words name, its arguments, and the option that still needs a value, or null if there is
 * none.
 */
function walk(program: Command, words: readonly string[]): { at: Command; args: string[]; pending: Option | null } {
  let at = program
  let pending: Option | null = null
  const args: string[] = []
  for (const word of words) {
    if (pending) {
      pending = null
      continue
    }
    const option = optionsOf(program, at).find(({ long, short }) => word === long || word === short)
    const below = args.length === 0 ? at.commands.find(one => one.name() === word) : undefined
    if (option) pending = option.required ? option : null
    else if (below) at = below
    else if (!word.startsWith('-')) args.push(word)
  }
  return { at, args, pending }
}

const optionsOf = (program: Command, at: Command): readonly Option[] =>
  at === program ? at.options : [...at.options, ...program.options]

/**
 * Returns the possible values of an option: its own choices, or those of the game on the command line, or file names.
 */
async function valuesOf(
  option: Option,
  id: string,
  typed: string,
  environment: Environment,
): Promise<readonly Candidate[]> {
  const { long, argChoices } = option
  if (argChoices) return argChoices.map((value): Candidate => [value])
  if (long === '--game') return gameIds.map((game): Candidate => [game])
  if (long !== '--set' && long !== '--seats' && !(option instanceof GameFlag)) return [FILES]
  const { games } = await environment.library([id])
  const game = games[0]!
  if (long === '--seats') {
    const taken = typed.slice(0, typed.lastIndexOf(',') + 1)
    return botNames(game.id).map((bot): Candidate => [`${taken}${bot}`])
  }
  if (option instanceof GameFlag)
    return (game.options.find(({ name }) => name === option.option)?.values ?? []).map(({ id: value, text }) => [
      value,
      text,
    ])
  const chosen = game.options.find(({ name }) => typed.startsWith(`${name}=`))
  return chosen
    ? chosen.values.map(({ id: value, text }): Candidate => [`${chosen.name}=${value}`, text])
    : game.options.map(({ name, text }): Candidate => [`${name}=`, text])
}

/** The scripts, which call `cantrip complete`. The word `:files` makes them offer file names. */
const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], string>> = {
  // Readline breaks words at = and :, so everything up to the last of these is already on the line.
  bash: `# bash completion for cantrip. To enable it: eval "$(cantrip completions bash)"
_cantrip() {
  local line=\${COMP_LINE:0:COMP_POINT} word cur cut
  local -a words
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  cur=\${words[\${#words[@]}-1]}
  cut=\${cur%"\${cur##*[=:]}"}
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    if [[ $word == :files ]]; then
      while IFS= read -r word; do COMPREPLY+=("\${word#"$cut"}"); done < <(compgen -f -- "$cur")
    else
      COMPREPLY+=("\${word#"$cut"}")
    fi
  done < <("\${words[0]}" complete -- "\${words[@]:1}" 2>/dev/null)
  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -o filenames -F _cantrip cantrip
`,
  zsh: `#compdef cantrip
# zsh completion for cantrip. To enable it: eval "$(cantrip completions zsh)"
# or save this file as _cantrip in a folder of your fpath.
_cantrip() {
  local line files=0
  local -a found
  for line in \${(f)"$(\${words[1]} complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
    if [[ $line == :files ]]; then
      files=1
    elif [[ $line == *$'\\t'* ]]; then
      found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    else
      found+=("\${line//:/\\\\:}")
    fi
  done
  (( \${#found} )) && _describe -V cantrip found
  (( files )) && _files
  return 0
}
if [ "$funcstack[1]" = "_cantrip" ]; then _cantrip "$@"; else compdef _cantrip cantrip; fi
`,
  fish: `# fish completion for cantrip. To enable it: cantrip completions fish | source
function __cantrip_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] complete -- $words[2..] 2>/dev/null)
        if test "$line" = ':files'
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c cantrip -f -a '(__cantrip_complete)'
`,
}
