import { exitCodes, UsageError, type Terminal } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, groupHelp, topHelp } from './help.ts'
import { readableError } from './readable-error.ts'

const helpWords = ['--help', '-h', 'help']

/** Runs one command of the command line; the answer is the exit code. */
export async function runFoyer(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, second] = args
  const name = [`${first} ${second}`, `${first}`].find((words) => Object.hasOwn(commands, words))
  const listed = name === undefined ? undefined : commands[name]
  if (name === undefined || !listed) return withoutCommand(first, second, terminal)
  const rest = args.slice(name.split(' ').length)
  try {
    const { command } = await listed.load()
    if (!asksForHelp(rest)) return await command.run(rest, terminal)
    terminal.out(commandHelp(name, listed.summary, command))
    return exitCodes.ok
  } catch (error) {
    const message = readableError(error)
    const hint = error instanceof UsageError ? `\nfoyer ${name} --help lists its options.` : ''
    terminal.error(
      rest.includes('--json')
        ? `${JSON.stringify({ error: message })}\n`
        : `foyer ${name}: ${message}${hint}\n`,
    )
    return error instanceof UsageError ? exitCodes.usage : exitCodes.failed
  }
}

/** What follows `--` is text. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

/** No command, a group alone, or words that are none. */
function withoutCommand(first: string | undefined, second: string | undefined, terminal: Terminal): number {
  const group = Object.entries(commands).filter(([name]) => name.startsWith(`${first} `))
  if (first !== undefined && group.length > 0) {
    const parts = group.map(([name, listed]) => [name.slice(first.length + 1), listed] as const)
    const help = groupHelp(first, Object.fromEntries(parts))
    if (second !== undefined && helpWords.includes(second)) return print(help)
    return refuse(second === undefined ? undefined : `${first} ${second}`, help)
  }
  if (first !== undefined && helpWords.includes(first)) return print(topHelp(commands))
  return refuse(first, topHelp(commands))

  function print(help: string): number {
    terminal.out(help)
    return exitCodes.ok
  }

  function refuse(words: string | undefined, help: string): number {
    terminal.error(words === undefined ? help : `foyer: unknown command '${words}'\n\n${help}`)
    return exitCodes.usage
  }
}
