import { createDatabase } from '@foyer/testkit/database.ts'
import { runJson, spawnCommand } from '@foyer/testkit/run-command.ts'
import { startServerProcess, type ServerProcess } from '@foyer/testkit/server-process.ts'
import { storageDir } from '@foyer/testkit/test-config.ts'
import { rm } from 'node:fs/promises'
import { builtApps } from '../built-apps.ts'
import { startHosts } from '../hosts/start-hosts.ts'
import { worldDeps } from './world.ts'

export type EmptyInstallation = {
  server: ServerProcess
  /** As an operator finds it in the log. */
  link: string
  address: string
  /** A page of somebody's site with the tag of a channel on it. */
  siteOf: (channelId: string) => string
  /** Runs `foyer … --json` on the same database. */
  foyer: <T>(args: readonly string[], input: string) => Promise<T>
  /** The server with the same database, started anew: the link that it logs. */
  restart: () => Promise<string>
  close: () => Promise<void>
}

/** From an empty installation to the first answer of an agent. */
export const goalMs = 5 * 60_000

export const owner = {
  organisation: 'Harbour Home',
  name: 'Mia',
  email: 'mia@harbour.example',
  password: 'nine purple kettles on a boat',
}

/** A server process as an operator starts it for the first time, on an empty database. */
export async function startEmpty(): Promise<EmptyInstallation> {
  const { config } = await worldDeps()
  const database = await createDatabase(config.databaseUrl)
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: config.redisUrls.join(','),
    REDIS_PREFIX: `${new URL(database.url).pathname.slice(1)}:`,
    ASSETS_DIR: await builtApps(),
    STORAGE_DIR: storageDir(database.url),
    SECURE_COOKIES: '0',
    DRAIN_NOTICE_MS: '0',
    DRAIN_STREAMS_MS: '0',
  }
  const server = await startServerProcess(env)
  const started = [server]
  const { address } = server
  const hosts = await startHosts({ address, slowAddress: address })
  return {
    server,
    address,
    link: linkIn(server),
    siteOf: (channelId) => `http://shop.localhost:${hosts.port}/plain?channel=${channelId}`,
    foyer: (args, input) => runJson(args, { env: { ...env, PUBLIC_URL: address }, input }, spawnCommand),
    async restart() {
      const again = await startServerProcess(env)
      started.push(again)
      return linkIn(again)
    },
    async close() {
      await hosts.close()
      await Promise.all(started.map((each) => each.kill9()))
      await database.drop()
      await rm(env.STORAGE_DIR, { recursive: true, force: true })
    },
  }
}

function linkIn(server: ServerProcess): string {
  const links = server.output().match(/http[^"]+\/desk\/setup#token=[\w-]+/g) ?? []
  const [link] = links
  if (!link || links.length > 1) throw new Error(`${links.length} links in the log: ${server.output()}`)
  return link
}
