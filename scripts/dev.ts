import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { findOrStartEngines } from '@foyer/testkit/engines/find-or-start-engines.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { demoPassword, seedTenant } from '@foyer/testkit/seed.ts'
import { seedTicketChannel } from '@foyer/testkit/seed-tickets.ts'
import { startHosts } from '../tests/journeys/hosts/start-hosts.ts'
import { root } from './repository/root.ts'
import { runCommand } from './repository/run-command.ts'

/** Everything a contributor needs, from one command: engines, a seeded database, server, widget, desk and a site. */
const ports = { server: 8080, widget: 5173, desk: 5174, site: 5175 }
const chat = `http://127.0.0.1:${ports.widget}`

const engines = await findOrStartEngines()
await migrate(engines.databaseUrl, { isContract: true })
const pool = createPool(engines.databaseUrl, 4)
const db = createDb(pool)
const demo = await seedTenant(db, 'demo', 'empty')
await seedDialogue(db, { tenantId: demo.tenantId, robotNo: defaultChannelConfig.robotNo })
const ticketChannel = await seedTicketChannel(db, { tenantId: demo.tenantId, tenantKey: 'demo' })
await pool.end()
const assets = await builtLoader()
const hosts = await startHosts({ address: chat, slowAddress: chat }, ports.site)

const children: ChildProcess[] = [
  run('apps/server', ['node', '--watch', '--watch-preserve-output', 'src/foyer.js', 'start'], {
    DATABASE_URL: engines.databaseUrl,
    REDIS_URL: engines.redisUrl,
    PORT: String(ports.server),
    SECURE_COOKIES: '0',
    STORAGE_DIR: '../../.dev/files',
    ASSETS_DIR: assets,
    // For this machine only: whoever can read the repository can forge tokens signed with it.
    FOYER_KEYS: `dev:${Buffer.alloc(32, 'foyer development key').toString('base64')}`,
  }),
  run('apps/widget', ['vite', '--port', String(ports.widget), '--strictPort'], {}),
  run('apps/desk', ['vite', '--port', String(ports.desk), '--strictPort'], {}),
]

console.log(`
${engines.origins.join('\n')}

  Visitor  ${chat}/chat_online/index?channelId=${demo.channelKey}
           ${chat}/chat_online/index?channelId=${ticketChannel} (leaves tickets)
  Sites    http://localhost:${hosts.port}/shop?channel=${demo.channelKey} (several pages with normal links)
           http://localhost:${hosts.port}/inline?channel=${demo.channelKey} (the chat as a part of the page)
           more of them: tests/journeys/hosts/pages
  Desk     http://127.0.0.1:${ports.desk}/desk/
${demo.agents.map((agent) => `           ${agent.email} / ${demoPassword}`).join('\n')}
  API      http://127.0.0.1:${ports.server}/api/docs
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
    void Promise.all([hosts.close(), engines.stop()]).then(() => process.exit(0))
  })
}

/**
 * Sites load the loader from where the chat is: the widget's own server passes that on to ours, which serves what was
 * built last (`pnpm --filter ./apps/loader build` after a change).
 */
async function builtLoader(): Promise<string> {
  const { exitCode } = await runCommand(['pnpm', '--filter', './apps/loader', 'build'], { show: true })
  if (exitCode !== 0) process.exit(exitCode)
  const dir = join(root, '.dev/assets')
  await mkdir(dir, { recursive: true })
  await rm(join(dir, 'loader'), { force: true })
  await symlink(join(root, 'apps/loader/dist'), join(dir, 'loader'))
  return dir
}

function run(folder: string, [command, ...args]: string[], env: Record<string, string>): ChildProcess {
  const child = spawn('pnpm', ['--dir', folder, 'exec', command ?? '', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  child.once('exit', (code) => {
    if (code) process.exitCode = code
  })
  return child
}
