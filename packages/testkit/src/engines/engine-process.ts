import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { onProcessEnd } from './process-end.ts'
import { childrenOf, isAlive, sendSignal, waitForEndSync } from './process-table.ts'
import { waitUntil } from './wait-until.ts'

export type EngineProcess = {
  readonly pid: number
  isRunning(): boolean
  /** Asks the engine to end by `signal` and waits until it did. */
  end(signal: NodeJS.Signals): Promise<void>
  /** SIGKILL. Children are left as the system leaves them; those that do not notice within 2 s are killed as well. */
  kill9(): Promise<void>
  /** SIGSTOP and SIGCONT to the engine and its children: alive, but silent. */
  pause(): void
  resume(): void
  logTail(): string
}

export type EngineCommand = {
  file: string
  args: string[]
  logFile: string
  user?: { uid: number; gid: number } | undefined
  /** The signal that ends this engine at once and without leftovers. */
  quickEnd: NodeJS.Signals
}

export async function startEngineProcess(command: EngineCommand): Promise<EngineProcess> {
  const log = openSync(command.logFile, 'a')
  // Detached: a Ctrl-C in the terminal must reach us, not the engines behind our back.
  const child = spawn(command.file, command.args, {
    ...command.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
  child.unref()
  const pid = child.pid ?? fail(`${command.file} has no process id`)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const forget = onProcessEnd(() => endSync(pid, command.quickEnd))
  child.once('exit', forget)

  const ended = () =>
    waitUntil(
      () => !isRunning(),
      () => `${command.file} (${pid}) does not end`,
    )
  return {
    pid,
    isRunning,
    async end(signal) {
      if (isRunning()) sendSignal(pid, signal)
      await ended()
    },
    async kill9() {
      const orphans = childrenOf(pid)
      sendSignal(pid, 'SIGKILL')
      await ended()
      await endOrphans(orphans)
    },
    pause: () => [pid, ...childrenOf(pid)].forEach((each) => sendSignal(each, 'SIGSTOP')),
    resume: () => [...childrenOf(pid), pid].forEach((each) => sendSignal(each, 'SIGCONT')),
    logTail: () => readFileSync(command.logFile, 'utf8').slice(-2000),
  }
}

async function endOrphans(pids: number[]): Promise<void> {
  const anyAlive = () => pids.some(isAlive)
  const noticedByThemselves = await waitUntil(
    () => !anyAlive(),
    () => 'orphans',
    2000,
  ).then(
    () => true,
    () => false,
  )
  if (noticedByThemselves) return
  for (const pid of pids) sendSignal(pid, 'SIGKILL')
  await waitUntil(
    () => !anyAlive(),
    () => `processes ${pids.filter(isAlive).join(', ')} do not end`,
  )
}

function endSync(pid: number, quickEnd: NodeJS.Signals): void {
  const children = childrenOf(pid)
  sendSignal(pid, quickEnd)
  // A stopped process acts on a signal only after it was continued.
  for (const each of [pid, ...children]) sendSignal(each, 'SIGCONT')
  if (waitForEndSync(pid, 3000)) return
  for (const each of [pid, ...children]) sendSignal(each, 'SIGKILL')
  waitForEndSync(pid, 1000)
}

function fail(message: string): never {
  throw new Error(message)
}
