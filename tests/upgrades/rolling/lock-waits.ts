/** PostgreSQL notes who waited for a lock for longer than `deadlock_timeout`; the prefix tells whose process it is. */
export const lockWaitSettings = {
  log_lock_waits: 'on',
  log_connections: 'on',
  deadlock_timeout: '20ms',
  log_line_prefix: '%m [%p] ',
} as const

/** `isBehind`: behind a process of the application that was asked for, which held the lock or stood before it in line. */
export type LockWait = { lock: string; ms: number; isBehind: boolean }

const connected = /\[(\d+)\] LOG: {2}connection authorized: .* application_name=(.+)$/
const waiting = /\[(\d+)\] DETAIL: {2}Process(?:es)? holding the lock: ([\d, ]+)\. Wait queue: ([\d, ]+)\./
const acquired = /\[(\d+)\] LOG: {2}process \d+ acquired (\w+) on (\w+) .*after ([\d.]+) ms$/

/** The waits of everybody but this application that ended with the lock. */
export function lockWaitsIn(log: string, application: string): LockWait[] {
  const own = new Set<string>()
  const behind = new Set<string>()
  const waits: LockWait[] = []
  for (const line of log.split('\n')) {
    const [, newcomer, name] = connected.exec(line) ?? []
    if (newcomer !== undefined && name === application) own.add(newcomer)
    const [, waiter = '', holders = '', queue = ''] = waiting.exec(line) ?? []
    if ([...holders.split(', '), ...before(waiter, queue.split(', '))].some((pid) => own.has(pid)))
      behind.add(waiter)
    const [, pid = '', mode, kind, ms] = acquired.exec(line) ?? []
    if (ms === undefined || own.has(pid)) continue
    waits.push({ lock: `${mode} on ${kind}`, ms: Number(ms), isBehind: behind.has(pid) })
    behind.delete(pid)
  }
  return waits
}

function before(waiter: string, queue: readonly string[]): readonly string[] {
  const place = queue.indexOf(waiter)
  return place === -1 ? queue : queue.slice(0, place)
}
