import { spawn, type ChildProcess } from 'node:child_process'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { findOrStartEngines } from '@foyer/testkit/engines/find-or-start-engines.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { demoPassword, seedTenant } from '@foyer/testkit/seed.ts'

/** Everything a contributor needs, from one command: engines, a seeded database, server, widget and desk. */
const ports = { server: 8080, widget: 5173, desk: 5174 }

const engines = await findOrStartEngines()
await migrate(engines.databaseUrl)
const pool = createPool(engines.databaseUrl, 4)
const db = createDb(pool)
const demo = await seedTenant(db, 'demo')
await seedDialogue(db, { tenantId: demo.tenantId, robotNo: defaultChannelConfig.robotNo })
await pool.end()

const children: ChildProcess[] = [
  run('apps/server', ['node', '--watch', '--watch-preserve-output', 'src/main.ts'], {
    DATABASE_URL: engines.databaseUrl,
    REDIS_URL: engines.redisUrl,
    PORT: String(ports.server),
    SECURE_COOKIES: '0',
    STORAGE_DIR: '../../.dev/files',
    // For this machine only: whoever can read the repository can forge tokens signed with it.
    FOYER_KEYS: `dev:${Buffer.alloc(32, 'foyer development key').toString('base64')}`,
  }),
  run('apps/widget', ['vite', '--port', String(ports.widget), '--strictPort'], {}),
  run('apps/desk', ['vite', '--port', String(ports.desk), '--strictPort'], {}),
]

console.log(`
${engines.origins.join('\n')}

  Visitor  http://127.0.0.1:${ports.widget}/chat_online/index?channelId=${demo.channelKey}
  Desk     http://127.0.0.1:${ports.desk}/desk/
${demo.agents.map((agent) => `           ${agent.email} / ${demoPassword}`).join('\n')}
  API      http://127.0.0.1:${ports.server}/api/docs
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
    void engines.stop().then(() => process.exit(0))
  })
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
