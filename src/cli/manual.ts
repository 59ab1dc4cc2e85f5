import type { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { type Environment, printText } from './environment.ts'
import { examplesByCommand, optionAbout } from './help.ts'
import { pathOf } from './usage-errors.ts'

export function addManual(program: Command, environment: Environment): void {
  program
    .command('manual')
    .usage('[options]')
    .description('print the man page')
    .action(() => printText(environment, manualOf(program)))
}

function manualOf(program: Command): string {
  const below = (command: Command): readonly Command[] => command.createHelp().visibleCommands(command)
  const all = (command: Command): Command[] => [command, ...below(command).flatMap(all)]
  const commands = below(program).flatMap(all)
  return [
    `.TH CANTRIP 6 "" "cantrip ${packageFile.version}" "Games"`,
    '.SH NAME',
    `cantrip \\- ${lower(escaped(program.description())).replace(/\.$/, '')}`,
    '.SH SYNOPSIS',
    '.B cantrip',
    '[command] [options]',
    '.SH DESCRIPTION',
    'Without a command, cantrip opens the title screen. It plays line by line with \\-\\-plain, with TERM=dumb, or if',
    'there is no terminal.',
    '.SH OPTIONS',
    ...program.options.flatMap(option => ['.TP', `.B ${escaped(option.flags)}`, escaped(optionAbout(option))]),
    '.SH COMMANDS',
    ...commands.flatMap(command => [
      `.SS ${escaped(`${pathOf(command)} ${command.usage()}`)}`,
      `${escaped(capital(command.description()))}.`,
      ...command.registeredArguments.flatMap(argument => [
        '.TP',
        `.I ${escaped(argument.name())}`,
        escaped(argument.description),
      ]),
      ...command.options.flatMap(option => ['.TP', `.B ${escaped(option.flags)}`, escaped(optionAbout(option))]),
      ...examplesOf(pathOf(command)),
    ]),
    '.SH EXAMPLES',
    ...(examplesByCommand().cantrip ?? []).flatMap(([line, about]) => ['.TP', `.B ${escaped(line)}`, escaped(about)]),
    '.SH EXIT STATUS',
    '.TP\n.B 0\nsuccess',
    '.TP\n.B 1\nfailure',
    '.TP\n.B 2\ninvalid command line',
    '.SH FILES',
    '.TP\n.I ~/.local/share/cantrip/saves\nsaved games, unless \\-\\-saves or CANTRIP_SAVES specifies another folder',
    '.TP\n.I ~/.config/cantrip\nsettings',
    '',
  ].join('\n')
}

function examplesOf(path: string): string[] {
  const examples = examplesByCommand()[path] ?? []
  return examples.flatMap(([line, about]) => ['.TP', `.B ${escaped(line)}`, escaped(about)])
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
