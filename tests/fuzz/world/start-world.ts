import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createDb, type Db } from '@foyer/server/platform/db/pool.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { Http } from '@foyer/testkit/http.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { seedTemplate, seedTicketChannel } from '@foyer/testkit/seed-tickets.ts'
import { seedChannel, seedTenant, type Seeded } from '@foyer/testkit/seed.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { startServerProcess, type ServerProcess } from '@foyer/testkit/server-process.ts'
import pg from 'pg'

export type FuzzWorld = {
  server: ServerProcess
  db: Db
  pool: pg.Pool
  demo: Seeded
  template: { id: string; typeId: string }
  /** What a site's server would sign about one of its users. */
  signed: (sub: string) => Promise<string>
  /** Wrong passwords lock an account: this one is nobody's. */
  doorEmail: string
  close: () => Promise<void>
}

/** Engines and a node of its own, with the limits out of the way: they would hide what lies behind them. */
export async function startWorld(): Promise<FuzzWorld> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()])
  const database = await createDatabase(postgres.url)
  const dir = mkdtempSync(join(tmpdir(), 'foyer-fuzz-'))
  writeBuild(join(dir, 'apps'))
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  pool.on('error', () => undefined)
  const db = createDb(pool)
  const demo = await seedTenant(db, 'demo')
  const template = await seedDemo(db, demo)
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LIMIT_SCALE: '1000000',
    SECURE_COOKIES: '0',
    // Every request comes from an address of its own: wrong passwords are counted per address.
    TRUSTED_PROXIES: '1',
    ASSETS_DIR: join(dir, 'apps'),
    STORAGE_DIR: join(dir, 'files'),
    UPLOAD_SPOOL_DIR: dir,
    // Nothing leaves this machine.
    EGRESS_PORTS: '9',
    DRAIN_NOTICE_MS: '0',
    DRAIN_STREAMS_MS: '0',
    DRAIN_MS: '1000',
  })
  const ana = await Agent.signIn(new Http(server.address))
  const { body } = await ana.call('createIdentityKey', { channelId: 'demo', algorithm: 'HS256' })
  const secret = String(body.data['secret'])
  return {
    signed: (sub) => signIdentity({ secret }, { channelId: 'demo', sub }, { lastsSeconds: 600 }),
    doorEmail: demo.agents[1]?.email ?? '',
    server,
    db,
    pool,
    demo,
    template,
    async close() {
      await server.terminate()
      await db.destroy()
      await Promise.all([postgres.dispose(), redis.dispose()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function seedDemo(db: Db, { tenantId }: Seeded): Promise<{ id: string; typeId: string }> {
  await seedDialogue(db, { tenantId, robotNo: 'r1' })
  // The form before the chat, too, has somebody to answer it.
  await seedChannel(db, { tenantId, tenantKey: 'demo', key: 'demo', config: { userFormMode: true } })
  await seedTicketChannel(db, { tenantId, tenantKey: 'demo' })
  const form = { tenantId, id: 'order', title: 'Damage', isForTickets: true }
  const field = { kind: 'text', id: 'order', name: 'Order number', required: true, value: '' } as const
  return { id: form.id, typeId: await seedTemplate(db, { ...form, fields: [field] }) }
}

/** As small as a build can be: addresses are attacked here, not what stands in the files. */
function writeBuild(dir: string): void {
  const files = {
    'widget/index.html': '<!doctype html><div id="root"></div>',
    'widget/assets/main-AAAAAAAA.js': '0',
    'widget/opening/en.json': '{}',
    'widget/favicon.svg': '<svg/>',
    'desk/index.html': '<!doctype html><div id="root"></div>',
    'desk/assets/main-AAAAAAAA.js': '0',
    'loader/foyer.js': '0',
    'loader/assets/panel-AAAAAAAA.js': '0',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
}
