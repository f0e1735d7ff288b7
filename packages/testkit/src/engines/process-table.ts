import { readdirSync, readFileSync } from 'node:fs'

/** The direct children of a process, from /proc. PostgreSQL's backends each lead a session of their own, so no process group holds them together. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => readStat(candidate)?.parent === pid)
}

/** False for a process that ended but was not yet reaped. */
export function isAlive(pid: number): boolean {
  const stat = readStat(pid)
  return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X'
}

/** Sends a signal, and does not mind when the process is gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Blocks until the process ended; for exit handlers, where nothing asynchronous runs any more. */
export function waitForEndSync(pid: number, timeoutMs: number): boolean {
  const deadline = Date.now() + timeoutMs
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    Atomics.wait(sleeper, 0, 0, 10)
  }
  return true
}

function readStat(pid: number): { state: string; parent: number } | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name stands in brackets and may itself hold spaces and brackets.
    const [state, parent] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return state === undefined ? undefined : { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}
