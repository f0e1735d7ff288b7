import { countKeys, isKey, keys, type Key } from './goals.ts'

export type Options = {
  keys: readonly Key[]
  json: boolean
  /** Counts only, with as little work as still makes them exact. */
  short: boolean
  rounds: number
}

const usage = `pnpm bench [--only ${keys.join(',')}] [--counts] [--json] [--rounds 5]`

export function readOptions(args: readonly string[]): Options {
  const options = { keys: keys as readonly Key[], json: false, short: false, rounds: 5 }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '--json') options.json = true
    else if (arg === '--counts') Object.assign(options, { keys: countKeys, short: true })
    else if (arg === '--only') options.keys = (args[++i] ?? '').split(',').map(asKey)
    else if (arg === '--rounds') options.rounds = asRounds(args[++i])
    else throw new Error(`unknown option ${arg}\n${usage}`)
  }
  return options
}

function asKey(text: string): Key {
  if (!isKey(text)) throw new Error(`no figure is called '${text}'\n${usage}`)
  return text
}

function asRounds(text: string | undefined): number {
  const rounds = Number(text)
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error(`--rounds takes 1 to 50\n${usage}`)
  return rounds
}
