import { expect, it } from 'vitest'
import { readMigrations } from '@foyer/server/platform/db/migrate/migration-files.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startServerProcess } from '@foyer/testkit/server-process.ts'
import { appliedIn, givenBareDatabase } from '../migrate/given.ts'
import { spawnCommand } from '@foyer/testkit/run-command.ts'

const database = givenBareDatabase()
const keys = `k1:${Buffer.alloc(32, 9).toString('base64')}`

it('with MIGRATE_ON_START nodes that start at the same moment migrate once, log it, and serve', async () => {
  const start = (prefix: string) =>
    startServerProcess({
      DATABASE_URL: database.url(),
      REDIS_URL: givenEngines().redisUrl,
      REDIS_PREFIX: prefix,
      MIGRATE_ON_START: '1',
      DRAIN_NOTICE_MS: '0',
    })
  const servers = await Promise.all([start('start-a:'), start('start-b:')])
  try {
    const names = readMigrations().map(({ name }) => name)
    expect(await appliedIn(database)).toEqual(names)
    const lines = servers.flatMap((server) => server.output().trim().split('\n'))
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
    expect(lines.filter((line) => line.includes(`${names[0]}: applied`))).toHaveLength(1)
    for (const server of servers) expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  } finally {
    expect(await Promise.all(servers.map((server) => server.terminate()))).toEqual([0, 0])
  }
})

it('refuses an outdated database, wrong settings and a database that is away, each in one message', async () => {
  const env = { FOYER_KEYS: keys, REDIS_URL: givenEngines().redisUrl, DATABASE_URL: database.url() }
  const outdated = await spawnCommand(['start'], { env })
  expect(outdated).toMatchObject({ code: 1, out: '' })
  expect(outdated.error).toMatch(
    /^foyer start: the database lacks \d+ of the migrations .*`foyer migrate`.*\n$/,
  )
  const json = await spawnCommand(['start', '--json'], { env })
  expect(JSON.parse(json.error)).toEqual({ error: expect.stringContaining('foyer migrate') as string })
  const tenants = await spawnCommand(['tenant', 'list'], { env })
  expect(tenants).toMatchObject({ code: 1, error: expect.stringContaining('`foyer migrate`') as string })
  const wrong = await spawnCommand(['start'], { env: { ...env, FOYER_KEYS: 'nonsense' } })
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('FOYER_KEYS') as string })
  const away = await spawnCommand(['start'], {
    env: { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/foyer' },
  })
  expect(away).toMatchObject({ code: 1, out: '' })
  for (const { error } of [outdated, wrong, away]) expect(error).not.toMatch(/^ +at /m)
})
