import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { createDb } from '@foyer/server/platform/db/pool.ts'
import { createBareDatabase } from '@foyer/testkit/database.ts'
import type * as Seed from '@foyer/testkit/seed.ts'
import pg from 'pg'
import { openCast } from '../../faults/cast.ts'
import { check } from '../../faults/checker.ts'
import { describe } from '../../faults/checks/violation.ts'
import { finish } from '../../faults/finish.ts'
import { createHistory } from '../../faults/history.ts'
import { quantile, sendMs } from '../../faults/measure.ts'
import { stillMs } from '../../faults/patience.ts'
import { patientPostgres } from '../../faults/patient-postgres.ts'
import { startProxy } from '../../faults/proxy.ts'
import { quietChannel } from '../../faults/stage.ts'
import { startTraffic } from '../../faults/traffic.ts'
import { randomOf } from '../../fuzz/random.ts'
import { fillConversations } from './fill.ts'
import { lockWaitSettings, lockWaitsIn } from './lock-waits.ts'
import { migrateTo, startServer, thisVersion, versionOf, type Server } from './version.ts'

const usage = `pnpm upgrade-under-traffic --from <commit> [--threads 1000000] [--entries 3] [--rate 100]

Two nodes of the version of that commit serve a database with so many ended conversations of so many entries each. While
visitors and agents write, \`foyer migrate\` of this version runs, the nodes are replaced one by one by nodes of this version,
and \`foyer migrate --contract\` runs. Nothing may be lost, doubled, reordered or made up, no send may fail, and nobody may wait
for a lock for 200 ms.`

const migrator = 'foyer migrate'
const maxLockMs = 200
const restMs = 5_000

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    threads: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
  },
})
if (values.from === undefined) {
  console.error(usage)
  process.exit(2)
}

const oldVersion = versionOf(values.from)
const postgres = await startPostgres({
  durable: true,
  settings: { ...lockWaitSettings, max_wal_size: '4GB', shared_buffers: '1GB' },
})
const redis = await startRedis()
let isGood = false
try {
  isGood = await upgrade(Number(values.threads), Number(values.entries), Number(values.rate))
} finally {
  await Promise.all([postgres.dispose(), redis.dispose()])
  oldVersion.remove()
}
process.exit(isGood ? 0 : 1)

async function upgrade(threads: number, entriesPerThread: number, rate: number): Promise<boolean> {
  const { url } = await createBareDatabase(postgres.url)
  const env = {
    DATABASE_URL: url,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    FOYER_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    SECURE_COOKIES: '0',
    LIMIT_SCALE: '10000',
    LOG_LEVEL: 'error',
  }
  await migrateTo(oldVersion, env, '--contract')
  const servers: Server[] = [await startServer(oldVersion, env), await startServer(oldVersion, env)]
  // Statements over all rows take longer than any of a node may.
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const { tenant, other } = await seed(pool)
  await time(`fill ${threads} conversations`, () =>
    fillConversations(pool, other, { threads, entriesPerThread }),
  )

  const front = await startProxy({ ports: () => servers.map(({ port }) => port), http: true })
  const stage = {
    history: createHistory(),
    tenant,
    front,
    postgres: patientPostgres(pool),
    stillMs,
    pace: 1,
    random: randomOf(1),
  }
  const cast = await openCast(stage, { conversations: 50 })
  const stop = startTraffic(cast, stage, rate)
  const step = async (name: string, work: () => Promise<unknown>) => {
    const since = Date.now()
    await time(name, work)
    await sleep(restMs)
    const ms = sendMs(stage.history, since, Date.now())
    console.log(
      `  ${ms.length} sends, p99 ${Math.round(quantile(ms, 0.99))} ms, slowest ${Math.max(0, ...ms)} ms`,
    )
  }
  const replaceOne = async () => {
    servers.push(await startServer(thisVersion, env))
    const leaving = servers.shift()
    front.spread()
    await leaving?.drain()
  }
  await step('nothing', () => sleep(restMs))
  const named = new URL(url)
  named.searchParams.set('application_name', migrator)
  const migratorEnv = { ...env, DATABASE_URL: named.href }
  await step('foyer migrate', () => migrateTo(thisVersion, migratorEnv))
  await step('replace the first node', replaceOne)
  await step('replace the second node', replaceOne)
  await step('foyer migrate --contract', () => migrateTo(thisVersion, migratorEnv, '--contract'))
  await step('nothing', () => sleep(restMs))
  stop()
  const watchers = await finish(stage, cast)
  for (const server of servers) await server.drain()
  await front.close()
  await pool.end()

  const { totals, violations } = check(stage.history, watchers)
  const failed = [...stage.history.ops.values()].filter(({ outcome }) => outcome === 'fail').length
  const again = [...stage.history.ops.values()].filter(({ unknowns }) => unknowns > 0).length
  const waits = lockWaitsIn(readFileSync(join(postgres.dir, 'postgres.log'), 'utf8'), migrator)
  const longest = (some: typeof waits) => Math.max(0, ...some.map(({ ms }) => ms))
  const longestBehind = longest(waits.filter(({ isBehind }) => isBehind))
  for (const violation of violations.slice(0, 10)) console.log(describe(violation))
  const others = waits.filter(({ isBehind }) => !isBehind)
  const locks = { longestBehindMigratorMs: longestBehind, longestBehindOthersMs: longest(others) }
  console.log(JSON.stringify({ ...totals, failed, sentAgain: again, ...locks }))
  return violations.length === 0 && failed === 0 && longestBehind < maxLockMs
}

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** By the old version's own code, which knows its tables. */
async function seed(pool: pg.Pool): Promise<{ tenant: Seed.Seeded; other: Seed.Seeded }> {
  const { seedTenant, seedChannel } = await importOf<typeof Seed>(
    join(oldVersion.dir, 'packages/testkit/src/seed.ts'),
  )
  const db = createDb(pool)
  const tenant = await seedTenant(db, 'demo')
  const channel = { tenantId: tenant.tenantId, tenantKey: 'demo', key: tenant.channelKey }
  await seedChannel(db, { ...channel, config: quietChannel })
  return { tenant, other: await seedTenant(db, 'other') }
}

/** A module of another version: its types are taken to be those of this one. */
async function importOf<T>(path: string): Promise<T> {
  return (await import(path)) as T
}
