import { createDeps } from '@foyer/server/deps.ts'
import { detachShelf, freezeShelf } from '@foyer/server/features/retention/detach-shelf.ts'
import { dropShelf } from '@foyer/server/features/retention/drop-shelf.ts'
import { withRetentionLock } from '@foyer/server/features/retention/retention-connection.ts'
import { shelfLives } from '@foyer/server/features/retention/shelf-lives.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, percentile } from './measure/statistics.ts'
import { sendSteadily } from './measure/send-steadily.ts'
import { benchDatabase } from './world/database.ts'
import { startEngines } from './world/engines.ts'
import { createOldShelf } from './world/old-shelf.ts'
import { startServer } from './world/server.ts'
import { createVisitors } from './world/visitors.ts'

// `pnpm drop-partition`: freezes, detaches and drops a partition while visitors send through a real node. The slowest send
// must take less than 200 ms; the sends while nothing happens tell whether the machine can show that. `ENTRIES` changes the size of the partition, `RATE` the sends in a second.
const entries = Number(process.env['ENTRIES'] ?? 1_000_000)
const perSecond = Number(process.env['RATE'] ?? 50)
const maxMs = 200
const quietMs = 20_000
const afterMs = 3_000

const engines = await startEngines()
try {
  const world = await benchDatabase(engines)
  const visitors = await createVisitors(world, 500)
  const shelf = await createOldShelf(world, entries)
  const server = await startServer(engines, world.url)
  const deps = createDeps(testConfig({ databaseUrl: world.url, redisUrl: engines.redis.url }))
  const address = `http://127.0.0.1:${server.port}`
  // Connections are opened, statements prepared.
  await sendSteadily({ address, visitors, perSecond }, () => sleep(quietMs / 2))

  let slowest = 0
  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    let ms = 0
    const { latencies, worstAtMs, failures } = await sendSteadily(
      { address, visitors, perSecond },
      async () => {
        const started = performance.now()
        await work()
        ms = performance.now() - started
        // What a step leaves to be done is felt after it.
        await sleep(afterMs)
      },
    )
    const worst = Math.max(...latencies)
    if (name !== 'nothing') slowest = Math.max(slowest, worst)
    console.log(
      `${name.padEnd(8)} ${(ms / 1000).toFixed(2).padStart(6)} s  ${latencies.length} sends, ${failures} failed, ` +
        `median ${median(latencies).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms, ` +
        `slowest ${worst.toFixed(1)} ms (at ${(worstAtMs / 1000).toFixed(1)} s)`,
    )
    if (failures > 0) process.exitCode = 1
  }

  await measure('nothing', () => sleep(quietMs))
  await withRetentionLock(world.url, console.log, async (connection) => {
    const life = async () => {
      const found = (await shelfLives(deps.db)).find(({ id }) => id === shelf)
      if (!found) throw new Error('the shelf is gone')
      return found
    }
    await measure('freeze', () => freezeShelf(deps, connection, shelf))
    await measure('detach', async () => detachShelf(deps, connection, await life()))
    await measure('drop', async () => dropShelf(deps, connection, await life()))
  })
  await measure('nothing', () => sleep(quietMs))
  const { rows } = await world.pool.query<{ bytes_freed: string; conversations: number }>(
    'select bytes_freed, conversations from shelves where id = $1',
    [shelf],
  )
  const [row] = rows
  console.log(
    `${entries} entries in ${row?.conversations} conversations: ${(Number(row?.bytes_freed) / 2 ** 20).toFixed(0)} MB freed, ` +
      `slowest send ${slowest.toFixed(1)} ms (at most ${maxMs})`,
  )
  if (slowest > maxMs) process.exitCode = 1
  await server.end()
  await deps.redis.close()
  await deps.db.destroy()
  await world.drop()
} finally {
  await engines.dispose()
}
