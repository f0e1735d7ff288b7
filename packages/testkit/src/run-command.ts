import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runFoyer } from '@foyer/server/cli/run-foyer.ts'

const program = join(import.meta.dirname, '../../../apps/server/src/foyer.js')

export type CommandResult = { code: number | null; out: string; error: string }
type Options = { env?: Record<string, string>; input?: string }

/** Runs `foyer` as an operator does: a process with an environment and standard input. */
export async function spawnCommand(args: readonly string[], { env = {}, input = '' }: Options = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A command that reads no input may be gone before it is written.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { code, out, error } satisfies CommandResult
}

/** The same without a process of its own, which takes a second to start. */
export async function runCommand(args: readonly string[], { env = {}, input = '' }: Options = {}) {
  const said = { out: '', error: '' }
  const code = await runFoyer(args, {
    env: { PATH: process.env['PATH'], ...env },
    readInput: () => Promise.resolve(input),
    out: (written) => void (said.out += written),
    error: (written) => void (said.error += written),
  })
  return { code, ...said } satisfies CommandResult
}

/** With `--json`: the parsed result. */
export async function runJson<T>(
  args: readonly string[],
  options: Options = {},
  run: typeof runCommand | typeof spawnCommand = runCommand,
): Promise<T> {
  const { code, out, error } = await run([...args, '--json'], options)
  if (code !== 0) throw new Error(`foyer ${args.join(' ')} ended with ${code}: ${error}`)
  return JSON.parse(out) as T
}
