import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '@foyer/testkit/database.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { Http } from '@foyer/testkit/http.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startServerProcess, type ServerProcess } from '@foyer/testkit/server-process.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let metricsPort: number
let server: ServerProcess
const spans: string[] = []
const collector = createServer((request, response) => {
  spans.push(request.url ?? '')
  request.resume().on('end', () => response.end('{}'))
})

beforeAll(async () => {
  const { databaseUrl, redisUrl } = givenEngines()
  database = await createDatabase(databaseUrl)
  const pool = createPool(database.url, 4)
  await seedTenant(createDb(pool), 'demo')
  await pool.end()
  metricsPort = await freePort()
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  server = await startServerProcess({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: 'process:',
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(metricsPort),
    DRAIN_NOTICE_MS: '100',
    SECURE_COOKIES: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
afterAll(async () => {
  collector.close()
  await database.drop()
})

it('logs JSON lines, counts what it does, traces when told to, and leaves when asked', async () => {
  const http = new Http(server.address)
  const visitor = await Visitor.start(http)
  await visitor.send('hello')
  const signedIn = await http.call('signIn', { email: 'ana@demo.example', password: 'foyer-demo' })
  await http.call('signIn', { email: 'ana@demo.example', password: 'hunter2-secret' })

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  expect(metrics).toMatch(/foyer_request_seconds_count\{call="sendMsg",status="200"\} 1/)
  await expect.poll(() => spans).toContain('/v1/traces')

  const stream = await visitor.stream()
  expect(await server.terminate()).toBe(0)
  expect(stream.frames.map((frame) => frame.type)).toContain('reconnect')

  const lines = server.output().trim().split('\n')
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  const cookie = signedIn.headers.get('set-cookie')?.split(/[=;]/)[1] ?? 'none'
  for (const secret of [visitor.started.token, cookie, 'foyer-demo', 'hunter2-secret']) {
    expect(server.output()).not.toContain(secret)
  }
})
