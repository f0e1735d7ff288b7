import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { waitUntil } from './engines/wait-until.ts'

/** A machine that does other work besides may take long to load all the modules. */
const startMs = 120_000
const program = join(import.meta.dirname, '../../../apps/server/src/foyer.js')

export type ServerProcess = {
  address: string
  /** Everything it has written so far. */
  output: () => string
  isRunning: () => boolean
  /** Asks it to leave; answers with its exit code. */
  terminate: () => Promise<number | null>
  /** SIGKILL: whatever it was doing is left as it is. */
  kill9: () => Promise<void>
}

/** The server as an operator runs it: a process of its own that knows only its environment. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, 'start'], {
    env: {
      PATH: process.env['PATH'],
      FOYER_KEYS: `k1:${Buffer.alloc(32, 9).toString('base64')}`,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  await waitUntil(
    () => output.includes('"msg":"ready"') || child.exitCode !== null,
    () => `the server does not become ready: ${output}`,
    startMs,
  )
  const address = /"address":"([^"]+)"/.exec(output)?.[1] ?? ''
  return {
    address,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async terminate() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
    async kill9() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
