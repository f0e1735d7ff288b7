import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import { createWorld } from '@foyer/testkit/test-world.ts'

/** Journeys at a time, on the largest machine that anybody runs them on. */
const mostWorkers = 8

/** A real server with the built widget and desk, on engines of its own, for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()])
  // A journey reloads and reconnects more often in a minute than a visitor does in an hour.
  const modelPorts = await Promise.all(Array.from({ length: mostWorkers }, freePort))
  const model = modelConfig({ allow: modelPorts.map((port) => `127.0.0.1:${port}`) })
  const changes = { assetsDir: await assets(), limitScale: 20, model }
  const world = await createWorld({ databaseUrl: postgres.url, redisUrl: redis.url }, {}, changes)
  const { databaseUrl, redisUrls } = world.node.deps.config
  process.env['FOYER_ADDRESS'] = world.node.address
  // For people/world.ts: journeys run in processes of their own.
  process.env['FOYER_DATABASE_URL'] = databaseUrl
  process.env['FOYER_REDIS_URL'] = redisUrls.join(',')
  // For people/model.ts.
  process.env['FOYER_MODEL_PORTS'] = modelPorts.join(',')

  return async () => {
    await world.close()
    await Promise.all([postgres.dispose(), redis.dispose()])
  }
}

/** The two builds side by side, as an image of the server has them. */
async function assets(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-assets-'))
  const apps = join(import.meta.dirname, '../../apps')
  for (const app of ['widget', 'desk']) await symlink(join(apps, app, 'dist'), join(dir, app))
  return dir
}
