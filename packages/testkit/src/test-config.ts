import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelConfig } from './model/model-config.ts'
import type { Config } from '@foyer/server/config.ts'

/** Signs tokens in tests and development only. */
const testKey = { id: 'test', secret: Buffer.alloc(32, 7) }

/** A node's configuration for a loopback port that the system chooses. */
export function testConfig(
  urls: { databaseUrl: string; redisUrl: string | string[] },
  changes: Partial<Config> = {},
): Config {
  return {
    keys: [testKey],
    databaseUrl: urls.databaseUrl,
    databaseConnections: 10,
    migrateOnStart: false,
    redisUrls: [urls.redisUrl].flat(),
    // Databases of different tests use the same ids.
    redisPrefix: `${new URL(urls.databaseUrl).pathname.slice(1)}:`,
    host: '127.0.0.1',
    port: 0,
    listenBacklog: 8_192,
    logLevel: 'silent',
    trustedProxies: 0,
    drainNoticeMs: 50,
    drainStreamsMs: 100,
    drainMs: 2_000,
    headersTimeoutMs: 10_000,
    bodyTimeoutMs: 15_000,
    secureCookies: false,
    assetsDir: undefined,
    limitScale: 1,
    // All visitors of a test come from one address.
    streams: { perVisitor: 20, perAgent: 20, perAddress: 100_000, perNode: 100_000 },
    metricsPort: 0,
    metricsHost: '127.0.0.1',
    storage: { dir: storageDir(urls.databaseUrl), spoolDir: storageDir(urls.databaseUrl), s3: undefined },
    backupDays: 30,
    clamd: undefined,
    egress: { ports: [80, 443], allow: [] },
    model: modelConfig(),
    vectors: { endpoint: undefined, encoder: undefined, allow: [], askMs: 60_000 },
    sso: { allow: [] },
    mail: undefined,
    publicUrl: undefined,
    turn: { turnUrls: [], secret: '', isRelayOnly: false, stunUrls: [] },
    ...changes,
  }
}

/** Made by the first upload only; a world removes it with its database. */
export function storageDir(databaseUrl: string): string {
  return join(tmpdir(), `foyer-files-${new URL(databaseUrl).pathname.slice(1)}`)
}
