import { randomInt } from 'node:crypto'
import { createDatabase } from '@foyer/testkit/database.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import type { Postgres } from '@foyer/testkit/engines/start-postgres.ts'
import type { Redis } from '@foyer/testkit/engines/start-redis.ts'
import { seedChannel, seedTenant, type Seeded } from '@foyer/testkit/seed.ts'
import { createDb, type Db } from '@foyer/server/platform/db/pool.ts'
import pg from 'pg'
import { randomOf, type Random } from '../fuzz/random.ts'
import { bugs } from './bugs/bugs.ts'
import type { BugName } from './bugs/bug-name.ts'
import { createHistory, type History } from './history.ts'
import type { NodeSettings } from './node/messages.ts'
import { createNodeProcess, type NodeProcess } from './node/node-process.ts'
import { stillMs, stillWithBugMs } from './patience.ts'
import { patientPostgres, type PatientPostgres } from './patient-postgres.ts'
import { say } from './progress.ts'
import { startProxy, type Proxy } from './proxy.ts'

export type Engines = { postgres: Postgres; redis: Redis }

/** Everything one run plays on: a database of its own, two server processes, and the proxies between all of them. */
export type Stage = {
  engines: Engines
  history: History
  tenant: Seeded
  db: Db
  databaseUrl: string
  /** The nodes may ask a model here; nobody listens until a scene does. */
  modelPort: number
  postgres: PatientPostgres
  nodes: [NodeProcess, NodeProcess]
  /** Between clients and nodes. */
  front: Proxy
  /** Between nodes and Redis. */
  toRedis: Proxy
  /** Traffic, as a multiple of the usual. */
  pace: number
  /** Chooses who writes, and where things break. */
  random: Random
  /** After so long without anything new for anybody, what is there is judged. */
  stillMs: number
  /** Whether the nodes serve the built widget, so that a real browser can take part. */
  hasWidget: boolean
  close: () => Promise<void>
}

type Options = {
  engines: Engines
  bug?: BugName | undefined
  assetsDir?: string | undefined
  pace?: number | undefined
  seed?: number | undefined
}

/** Everything in the log is somebody's act: a robot would answer what nobody has noted, and so would a timer. */
export const quietChannel = {
  receiveMode: 'humanOnly',
  adminTimeoutMode: false,
  userTimeoutMode: false,
} as const

export async function openStage(options: Options): Promise<Stage> {
  const { engines, bug, assetsDir, pace = 1, seed = randomInt(2 ** 31) } = options
  const database = await createDatabase(engines.postgres.url)
  // Not the server's pool: a busy machine may keep us waiting for longer than a visitor would wait.
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  pool.on('error', () => undefined)
  // One that dies while it is in use tells its query as well; the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = createDb(pool)
  const tenant = await seedTenant(db, 'demo')
  const channel = { tenantId: tenant.tenantId, tenantKey: 'demo', key: tenant.channelKey }
  await seedChannel(db, { ...channel, config: quietChannel })
  const schema = bug && bugs[bug].schema
  if (schema) await pool.query(schema)

  const toRedis = await startProxy({ ports: () => [engines.redis.port], http: false })
  const modelPort = await freePort()
  const settings = {
    modelAddress: `127.0.0.1:${modelPort}`,
    databaseUrl: database.url,
    redisUrl: `redis://127.0.0.1:${toRedis.port}`,
    ...(bug && { bug }),
    ...(assetsDir && { assetsDir }),
  }
  const nodes: Stage['nodes'] = await Promise.all([
    startNode({ ...settings, index: 0 }),
    startNode({ ...settings, index: 1 }),
  ])
  const front = await startProxy({ ports: () => nodes.map(({ port }) => port), http: true })

  return {
    engines,
    history: createHistory(),
    tenant,
    db,
    databaseUrl: database.url,
    modelPort,
    postgres: patientPostgres(pool),
    nodes,
    front,
    toRedis,
    pace,
    random: randomOf(seed),
    stillMs: bug ? stillWithBugMs : stillMs,
    hasWidget: assetsDir !== undefined,
    async close() {
      const steps = [front.close(), ...nodes.map((node) => node.kill9()), toRedis.close(), db.destroy()]
      const ends = [...(await Promise.allSettled(steps)), ...(await Promise.allSettled([database.drop()]))]
      // The run has been judged: what it leaves behind goes with the engines.
      for (const end of ends) if (end.status === 'rejected') say(`left behind: ${String(end.reason)}`)
    },
  }
}

/** Somebody else may have taken the port since we looked: the second time it is another one. */
async function startNode(settings: Omit<NodeSettings, 'port'>): Promise<NodeProcess> {
  const first = createNodeProcess({ ...settings, port: await freePort() })
  try {
    await first.start()
    return first
  } catch (error) {
    say(`started again: ${String(error)}`)
    await first.kill9()
    const second = createNodeProcess({ ...settings, port: await freePort() })
    await second.start()
    return second
  }
}
