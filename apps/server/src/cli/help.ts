import { helpOption, jsonOption, type Command, type Option } from './command.ts'

type Listed = Readonly<Record<string, { summary: string }>>

/** The options of a command, an explanation and examples. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const options = { ...command.options, json: jsonOption, help: helpOption }
  const rows = Object.entries<Option>(options).map(
    ([option, row]) => [labelOf(option, row), aboutOf(row)] as const,
  )
  const usage = [
    `foyer ${name}`,
    ...(command.argument === undefined ? [] : [command.argument]),
    ...Object.entries(command.options)
      .filter(([, { required }]) => required)
      .map(([option, row]) => labelOf(option, row)),
    '[options]',
  ]
  return [
    `Usage: ${usage.join(' ')}`,
    '',
    sentence(summary),
    ...(command.about === '' ? [] : ['', command.about]),
    '',
    'Options:',
    ...table(rows),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

/** The commands of one group, as in `foyer tenant --help`. */
export function groupHelp(group: string, commands: Listed): string {
  return [
    `Usage: foyer ${group} <command> [options]`,
    '',
    ...table(Object.entries(commands).map(([name, { summary }]) => [name, summary] as const)),
    '',
    `foyer ${group} <command> --help lists its options and examples.`,
    '',
  ].join('\n')
}

export function topHelp(commands: Listed): string {
  return [
    'Usage: foyer <command> [options]',
    '',
    ...table(Object.entries(commands).map(([name, { summary }]) => [name, summary] as const)),
    '',
    'foyer <command> --help lists the options and examples of a command. Settings come from the',
    'environment: most commands need DATABASE_URL. With --json the result is one JSON object on',
    'standard output, and an error is {"error": "…"} on standard error.',
    '',
    'Exit codes: 0 done, 1 failed (the last line says why), 2 wrong command or option.',
    '',
  ].join('\n')
}

function labelOf(name: string, { type, value = '<text>' }: Option): string {
  return type === 'boolean' ? `--${name}` : `--${name} ${value}`
}

function aboutOf({ about, required, default: preset }: Option): string {
  if (required) return `${about} (required)`
  return preset === undefined ? about : `${about} (${preset})`
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, about]) => `  ${label.padEnd(width)}  ${about}`)
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
