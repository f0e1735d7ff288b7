import { parseArgs } from 'node:util'

export type Env = Readonly<Record<string, string | undefined>>

/** The outside of a command: its environment, its input and what it prints. */
export type Terminal = {
  env: Env
  /** Standard input to its end. */
  readInput: () => Promise<string>
  out: (text: string) => void
  error: (text: string) => void
}

export type Option = {
  type: 'string' | 'boolean'
  /** How help calls the value. */
  value?: string
  about: string
  /** Shown by help, and used when the option is left out. */
  default?: string
  required?: boolean
}
type Options = Readonly<Record<string, Option>>

type Value<O extends Option> = O extends { type: 'boolean' }
  ? boolean
  : O extends { required: true } | { default: string }
    ? string
    : string | undefined

export type CommandRun<O extends Options> = {
  env: Env
  values: { readonly [Name in keyof O]: Value<O[Name]> }
  /** The argument without a name, for a command that takes one. */
  argument: string
  readInput: () => Promise<string>
  /** Progress: standard output, or standard error when that is kept for JSON. */
  report: (line: string) => void
  warn: (line: string) => void
  /** The result: lines for people, or one object with `--json`. */
  finish: (result: object, lines: readonly string[]) => void
}

export type Command = {
  /** Its options, for help and for the test of all commands. */
  options: Options
  /** The name of the argument without a name, as in `<shelf>`. */
  argument: string | undefined
  about: string
  examples: readonly string[]
  run: (args: readonly string[], terminal: Terminal) => Promise<number>
}

/** Wrong arguments: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const

export const jsonOption = { type: 'boolean', about: 'print one JSON object' } as const satisfies Option
export const helpOption = { type: 'boolean', about: 'show this help' } as const satisfies Option

type Definition<O extends Options> = {
  options: O
  argument?: string
  about: string
  examples: readonly [string, ...string[]]
  /** Throws an Error whose message an operator can read; answers with an exit code other than 0 when it failed. */
  run: (command: CommandRun<O>) => Promise<number | undefined>
}

export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  const { options, argument, about, examples } = definition
  return {
    options,
    argument,
    about,
    examples,
    async run(args, terminal) {
      const { values, positionals } = parse(args, { ...options, json: jsonOption, help: helpOption })
      if (positionals.length !== (argument === undefined ? 0 : 1))
        throw new UsageError(
          argument === undefined ? `unexpected argument '${positionals[0]}'` : `expected one ${argument}`,
        )
      const isJson = values['json'] === true
      const print = (line: string) => terminal.out(`${line}\n`)
      const printAside = (line: string) => terminal.error(`${line}\n`)
      const code = await definition.run({
        env: terminal.env,
        values: valuesOf(options, values),
        argument: positionals[0] ?? '',
        readInput: terminal.readInput,
        report: isJson ? printAside : print,
        warn: printAside,
        finish: (result, lines) =>
          isJson ? print(JSON.stringify(result)) : lines.forEach((line) => print(line)),
      })
      return code ?? exitCodes.ok
    },
  }
}

type Parsed = { values: Record<string, string | boolean | undefined>; positionals: string[] }

function parse(args: readonly string[], options: Options): Parsed {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const)
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(types), allowPositionals: true })
  } catch (error) {
    // The rest of its message is about arguments that begin with a dash.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

function valuesOf<O extends Options>(options: O, values: Parsed['values']): CommandRun<O>['values'] {
  const missing = Object.entries(options).filter(
    ([name, option]) => option.required && values[name] === undefined,
  )
  if (missing.length > 0) throw new UsageError(`${missing.map(([name]) => `--${name}`).join(', ')} missing`)
  const complete = Object.entries(options).map(([name, option]) => [
    name,
    values[name] ?? (option.type === 'boolean' ? false : option.default),
  ])
  // The entries are those of `options`, with the types that `parseArgs` was given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(complete) as CommandRun<O>['values']
}
