import { startCoturn } from '@foyer/testkit/engines/start-coturn.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { createWorld } from '@foyer/testkit/test-world.ts'
import { builtApps } from '../../journeys/built-apps.ts'
import { layCables, removeCables, worldIp } from './networks.ts'

/** The server of the journeys, at an address that another network reaches. */
export default async function setup(): Promise<() => Promise<void>> {
  layCables()
  const [postgres, redis, coturn] = await Promise.all([
    startPostgres({ durable: false }),
    startRedis(),
    startCoturn({ allowLoopbackPeers: true, ip: worldIp }),
  ])
  const turn = { turnUrls: [coturn.url], secret: coturn.secret, isRelayOnly: true, stunUrls: [] }
  const changes = { assetsDir: await builtApps(), limitScale: 20, host: '0.0.0.0', turn }
  const world = await createWorld({ databaseUrl: postgres.url, redisUrl: redis.url }, {}, changes)
  const { databaseUrl, redisUrls } = world.node.deps.config
  process.env['FOYER_ADDRESS'] = `http://localhost:${new URL(world.node.address).port}`
  process.env['FOYER_DATABASE_URL'] = databaseUrl
  process.env['FOYER_REDIS_URL'] = redisUrls.join(',')

  return async () => {
    await world.close()
    await Promise.all([postgres.dispose(), redis.dispose(), coturn.dispose()])
    removeCables()
  }
}
