import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { startCoturn } from '@foyer/testkit/engines/start-coturn.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { startMailbox } from '@foyer/testkit/mailbox.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import { createWorld } from '@foyer/testkit/test-world.ts'
import { startProxy } from '../faults/proxy.ts'
import type { Toxic } from '../faults/proxy/toxics.ts'
import { builtApps } from './built-apps.ts'
import { startHosts } from './hosts/start-hosts.ts'

/** Journeys at a time, on the largest machine that anybody runs them on. */
const mostWorkers = 8

/** What a phone at the edge of a village has, each way. */
const slowLine: readonly Toxic[] = [
  { type: 'latency', ms: 150 },
  { type: 'bandwidth', bytesPerSecond: 60_000 },
]

/** A real server with the built widget, desk and loader, on engines of its own, for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const [postgres, redis, coturn] = await Promise.all([
    startPostgres({ durable: false }),
    startRedis(),
    startCoturn({ allowLoopbackPeers: true }),
  ])
  // A journey reloads and reconnects more often in a minute than a visitor does in an hour.
  const modelPorts = await Promise.all(Array.from({ length: mostWorkers }, freePort))
  const model = modelConfig({ allow: modelPorts.map((port) => `127.0.0.1:${port}`) })
  // At another site than the desk, as providers are: `localhost` and `127.0.0.1` are two to a browser.
  const ssoPorts = await Promise.all(Array.from({ length: mostWorkers }, freePort))
  const sso = { allow: ssoPorts.map((ssoPort) => `localhost:${ssoPort}`) }
  const [mailbox, port] = await Promise.all([startMailbox(), freePort()])
  // Links in mails lead back here, so the address is known before the server is there.
  const mail = { ...mailbox.config, publicUrl: `http://127.0.0.1:${port}` }
  // The hardest way for a call, which no chance of a test's machine makes easier.
  const turn = { turnUrls: [coturn.url], secret: coturn.secret, isRelayOnly: true, stunUrls: [] }
  const changes = {
    assetsDir: await builtApps(),
    limitScale: 20,
    model,
    sso,
    mail,
    port,
    turn,
    publicUrl: mail.publicUrl,
  }
  const world = await createWorld({ databaseUrl: postgres.url, redisUrl: redis.url }, {}, changes)
  const { databaseUrl, redisUrls } = world.node.deps.config
  process.env['FOYER_ADDRESS'] = world.node.address
  // For people/world.ts: journeys run in processes of their own.
  process.env['FOYER_DATABASE_URL'] = databaseUrl
  process.env['FOYER_REDIS_URL'] = redisUrls.join(',')
  // For people/model.ts.
  process.env['FOYER_MODEL_PORTS'] = modelPorts.join(',')
  // For people/oidc.ts.
  process.env['FOYER_SSO_PORTS'] = ssoPorts.join(',')
  // For people/mails.ts.
  process.env['FOYER_MAIL_DIR'] = mailbox.dir
  const slow = await startProxy({ ports: () => [port], http: false })
  slow.poison({ up: slowLine, down: slowLine })
  const hosts = await startHosts({ address: world.node.address, slowAddress: slow.address })
  // For people/hosts.ts.
  process.env['FOYER_HOSTS_PORT'] = `${hosts.port}`

  return async () => {
    await Promise.all([hosts.close(), slow.close()])
    await world.close()
    await Promise.all([mailbox.close(), postgres.dispose(), redis.dispose(), coturn.dispose()])
  }
}
