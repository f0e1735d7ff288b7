import type { FastifyBaseLogger } from 'fastify'
import { readinessTiming } from '../node-timing.ts'
import type { ClockSkew } from './clock-skew.ts'
import type { Pool } from './db/pool.ts'
import type { Metrics } from './observe/metrics.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { randomKey } from './random.ts'
import { storageKey, type Storage } from './storage/storage.ts'
import { within } from './within.ts'

/** Larger than any tenant's number in the database. */
const noTenant = 4_294_967_295

/** Writes, reads and removes a small file; throws where one of them does not work. */
export async function probeStorage(storage: Storage): Promise<void> {
  // The first letters name a folder: always the same one.
  const key = storageKey(noTenant, `probe-${randomKey()}-----`)
  const bytes = Buffer.from(key)
  await storage.put(key, Readable.from([bytes]), { bytes: bytes.length, mime: 'text/plain' })
  try {
    const found = await storage.read(key)
    if (!found || !bytes.equals(await buffer(found))) throw new Error('the storage lost what was written')
  } finally {
    await storage.remove(key)
  }
}

const checks = ['draining', 'database', 'storage', 'clock'] as const
export type Check = (typeof checks)[number]

type Parts = {
  pool: Pool
  storage: Storage
  clockSkew: ClockSkew
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'notReady'>
}

/** Whether a node may be given traffic: the names of the checks that fail. Each change is logged once. */
export function createReadiness(
  { pool, storage, clockSkew, log, metrics }: Parts,
  isDraining: () => boolean,
) {
  const failing = new Set<Check>()
  const storageWorks = remembered(() => check('storage', () => probeStorage(storage)))

  async function check(name: Check, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await within(work(), readinessTiming.checkMs, `${name} did not answer`)
      return say(name, true)
    } catch (error) {
      return say(name, false, error)
    }
  }

  function say(name: Check, isGood: boolean, error?: unknown): boolean {
    metrics.notReady.set({ check: name }, isGood ? 0 : 1)
    if (isGood && failing.delete(name)) log.info({ check: name }, 'readiness check works again')
    if (!isGood && !failing.has(name)) {
      failing.add(name)
      log.warn({ check: name, ...(error !== undefined && { err: error }) }, 'readiness check failed')
    }
    return isGood
  }

  return async function failedChecks(): Promise<Check[]> {
    const [database, stored] = await Promise.all([
      check('database', () => pool.query('select 1')),
      storageWorks(),
    ])
    const good: Record<Check, boolean> = {
      draining: say('draining', !isDraining()),
      database,
      storage: stored,
      clock: say('clock', clockSkew.isReady()),
    }
    return checks.filter((name) => !good[name])
  }
}

/** Answers with the last result while a new one is looked for, so that asking is cheap and quick. */
function remembered(work: () => Promise<boolean>): () => boolean | Promise<boolean> {
  let last: boolean | undefined
  let dueAt = 0
  let running: Promise<boolean> | undefined

  function renew(): Promise<boolean> {
    running ??= work().then((isGood) => {
      last = isGood
      dueAt = performance.now() + (isGood ? readinessTiming.storageMs : readinessTiming.storageRetryMs)
      running = undefined
      return isGood
    })
    return running
  }
  return () => {
    const renewed = performance.now() >= dueAt ? renew() : undefined
    return last ?? renewed ?? renew()
  }
}
