import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { parseArgs } from 'node:util'
import { runLoad } from './load/load.ts'
import { runPostgresSchedules } from './postgres/postgres-schedules.ts'
import { runPureSchedules } from './pure/pure-schedules.ts'

const usage = `pnpm routing [--pure] [--postgres] [--load] [--runs n]

  --pure      100,000 random schedules on the rules alone
  --postgres  2,000 random schedules, eight at a time, against two nodes on a real PostgreSQL
  --load      200 agents and 5,000 visitors against two server processes: how soon a free place is given
  --runs      another number of schedules`

const { values } = parseArgs({
  options: {
    pure: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    runs: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || !(values.pure || values.postgres || values.load)) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

async function timed(what: string, work: () => Promise<void> | void): Promise<void> {
  const from = performance.now()
  await work()
  console.log(`${what}: nothing broken, ${((performance.now() - from) / 1_000).toFixed(1)} s`)
}

const runs = (usual: number) => Number(values.runs ?? usual)
if (values.pure) await timed(`${runs(100_000)} schedules of rules`, () => runPureSchedules(runs(100_000)))
if (values.postgres || values.load) {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()])
  const engines = { databaseUrl: postgres.url, redisUrl: redis.url }
  try {
    if (values.postgres)
      await timed(`${runs(2_000)} schedules on PostgreSQL`, () => runPostgresSchedules(engines, runs(2_000)))
    if (values.load) await runLoad(engines)
  } finally {
    await Promise.all([postgres.dispose(), redis.dispose()])
  }
}
process.exit(0)
