import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { Http } from '@foyer/testkit/http.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startServerProcess, type ServerProcess } from '@foyer/testkit/server-process.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenAssets } from '../platform/given-assets.ts'

const assetsDir = givenAssets()
let database: Awaited<ReturnType<typeof createDatabase>>
let server: ServerProcess
/** What traces told somebody else's program, byte for byte. */
let traced = Buffer.alloc(0)
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => (traced = Buffer.concat([traced, chunk])))
  request.on('end', () => response.end('{}'))
})

beforeAll(async () => {
  const { databaseUrl, redisUrl } = givenEngines()
  database = await createDatabase(databaseUrl)
  const pool = createPool(database.url, 4)
  await seedTenant(createDb(pool), 'demo')
  await pool.end()
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  server = await startServerProcess({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: 'leaks:',
    LOG_LEVEL: 'debug',
    ASSETS_DIR: assetsDir,
    DRAIN_NOTICE_MS: '50',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
afterAll(async () => {
  collector.close()
  await database.drop()
})

it('73: no log and no trace contains what proves an identity, wherever it was sent', async () => {
  const http = new Http(server.address)
  const visitor = await Visitor.start(http)
  const signedIn = await http.call('signIn', { email: 'ana@demo.example', password: 'foyer-demo' })
  const cookie = /=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzYW0ifQ.c2VjcmV0LW1hYw'
  const link = `wo_${'a'.repeat(43)}`
  const { token } = visitor.started
  const customerToken = 'customer-token-of-the-site'
  const secrets = { token, cookie, jwt, link, customerToken, password: 'hunter2-secret' }

  for (const secret of Object.values(secrets)) await sendEverywhere(secret)
  await http.call('signIn', { email: 'ana@demo.example', password: secrets.password })
  await http.call('identify', { userId: 'u1', jwt }, { token })
  await visitor.call('robotAsk', { question: 'hello', robotNo: 'r1', customerToken })
  await visitor.call('resetInfo', { customerToken })
  await expect.poll(() => traced.includes('/chat_online/workorder')).toBe(true)
  expect(await server.terminate()).toBe(0)

  for (const [name, secret] of Object.entries(secrets)) {
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      expect(`${name} logged: ${server.output().includes(form)}`).toBe(`${name} logged: false`)
      expect(`${name} traced: ${traced.includes(form)}`).toBe(`${name} traced: false`)
    }
  }
})

/** In every place of a request that a mistaken or hostile client may put it into. */
async function sendEverywhere(secret: string): Promise<void> {
  const query = `?token=${encodeURIComponent(secret)}&jwt=${encodeURIComponent(secret)}`
  const pages = [
    '/chat_online/workorder',
    '/chat_online/index',
    '/desk/',
    '/embed/demo',
    '/foyer.js',
    '/nowhere',
  ]
  for (const path of [...pages, `/files/${encodeURIComponent(secret)}/a.png`, '/%E0%A4%A'])
    await fetch(server.address + path + query, { headers: { token: secret, cookie: `foyer-desk=${secret}` } })
  const bodies = [JSON.stringify({ token: secret, userId: secret }), `{"token":"${secret}`, secret]
  for (const name of ['chatStart', 'sendMsg', 'queryWoById', 'whoAmI', 'upload', 'stream'] as const) {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json', token: secret, 'x-foyer-desk': '1' }
      await fetch(server.address + pathOf(name) + query, { method: 'POST', headers, body })
    }
  }
}
