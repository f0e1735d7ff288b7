import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorResult, ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import { backfills } from '@foyer/server/backfills.ts'
import type { Config } from '@foyer/server/config.ts'
import { checks } from '@foyer/server/doctor/checks.ts'
import { openDoctorContext } from '@foyer/server/doctor/doctor-context.ts'
import { doctorLines } from '@foyer/server/doctor/doctor-lines.ts'
import { runDoctor } from '@foyer/server/doctor/run-doctor.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { startCoturn, type Coturn } from '@foyer/testkit/engines/start-coturn.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { startRedis, type Redis } from '@foyer/testkit/engines/start-redis.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import { embeds } from '@foyer/testkit/model/embeds.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'

const world = givenWorld()
let coturn: Coturn
let redis: Redis
let mailbox: Mailbox
let model: ModelServer

beforeAll(async () => {
  ;[coturn, redis, mailbox, model] = await Promise.all([
    startCoturn(),
    startRedis(),
    startMailbox(),
    startModelServer(),
  ])
})
afterAll(async () => {
  await Promise.all([coturn?.dispose(), redis?.dispose(), mailbox?.close(), model?.close()])
})

/** Checks as the command does, with no node's connections. */
async function examine(changes: Partial<Config>, ...wanted: ServerCheck[]): Promise<DoctorResult[]> {
  const context = openDoctorContext({ ...world.node.deps.config, ...changes })
  try {
    return await runDoctor(context, { checks, wanted })
  } finally {
    await context.close()
  }
}

async function judged(check: ServerCheck, changes: Partial<Config> = {}): Promise<string[]> {
  const [result] = await examine(changes, check)
  return [result?.state ?? '', ...(result?.advice ?? [])]
}

function valuesOf(results: readonly DoctorResult[], name: string): object | undefined {
  return results.flatMap(({ facts }) => facts).find((fact) => fact.name === name)?.values
}

describe('the database', () => {
  it('is known by its version and settings: the one of the tests may lose commits', async () => {
    const results = await examine({}, 'database')
    expect(results).toMatchObject([{ state: 'warning', advice: ['databaseDurability'] }])
    expect(valuesOf(results, 'databaseVersion')).toEqual({ version: expect.stringMatching(/^\d+/) as string })
    expect(valuesOf(results, 'databaseDurability')).toEqual({ fsync: 'off', commit: 'off', pages: 'off' })
    expect(valuesOf(results, 'databaseConnections')).toMatchObject({ own: 11 })
  })

  it('that is away fails its checks, without its password, and no other', async () => {
    const databaseUrl = `postgres://foyer:s3cret@127.0.0.1:${await freePort()}/foyer`
    const results = await examine(
      { databaseUrl },
      'database',
      'migrations',
      'clock',
      'jobs',
      'storage',
      'redis',
    )
    expect(results.map(({ check, state }) => [check, state])).toEqual([
      ['database', 'failed'],
      ['migrations', 'failed'],
      ['clock', 'failed'],
      ['jobs', 'failed'],
      ['storage', 'ok'],
      ['redis', 'ok'],
    ])
    expect(results[0]?.advice).toEqual(['databaseUnreachable'])
    expect(JSON.stringify(results)).toContain('ECONNREFUSED')
    expect(JSON.stringify(results)).not.toContain('s3cret')
  })

  it('has what this version needs, until a migration is missing', async () => {
    const { pool, config } = world.node.deps
    // The database of a test is new: it has no rows to fill, and nobody ran its backfills.
    expect(await judged('migrations')).toEqual(['warning', 'migrate'])
    await migrate(config.databaseUrl, { isContract: true, backfills })
    expect(await judged('migrations')).toEqual(['ok'])
    const { rows } = await pool.query<{ name: string; run_on: Date }>(
      'delete from migrations where id = (select max(id) from migrations) returning name, run_on',
    )
    expect(await judged('migrations')).toEqual(['failed', 'migrate'])
    const { name, run_on } = rows[0] ?? {}
    await pool.query('insert into migrations (name, run_on) values ($1, $2)', [name, run_on])
    expect(await judged('migrations')).toEqual(['ok'])
  })

  it('has a clock like ours, and partitions ahead', async () => {
    expect(await judged('clock')).toEqual(['ok'])
    expect(await judged('partitions')).toEqual(['ok'])
  })
})

it('Redis is known by its version, and its silence by a reason', async () => {
  const redisUrls = [redis.url]
  const results = await examine({ redisUrls }, 'redis')
  expect(results).toMatchObject([{ state: 'ok', advice: [] }])
  expect(valuesOf(results, 'redisPolicy')).toEqual({ policy: 'noeviction' })
  await redis.stop()
  const [stopped] = await examine({ redisUrls }, 'redis')
  expect(stopped).toMatchObject({ state: 'failed', advice: ['redisUnreachable'] })
  expect(stopped?.facts[0]?.values['reason']).toContain('ECONNREFUSED')
  await redis.restart()
  redis.pause()
  const [hanging] = await examine({ redisUrls }, 'redis')
  expect(hanging).toMatchObject({ state: 'failed', advice: ['redisUnreachable'] })
  redis.resume()
})

describe('files', () => {
  it('are written, read and removed', async () => {
    const results = await examine({}, 'storage', 'disk')
    expect(results.map(({ state }) => state)).toEqual(['ok', 'ok'])
    expect(valuesOf(results, 'diskFree')).toMatchObject({ free: expect.any(Number) as number })
  })

  it('in a folder that cannot be written are told of', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-doctor-'))
    // A file where the folder should be: also root cannot write below it.
    await writeFile(join(folder, 'files'), '')
    await chmod(folder, 0o500)
    const { storage } = world.node.deps.config
    expect(await judged('storage', { storage: { ...storage, dir: join(folder, 'files') } })).toEqual([
      'failed',
      'storageBroken',
    ])
    await chmod(folder, 0o700)
    await rm(folder, { recursive: true })
  })
})

describe('mail', () => {
  it('is off, or a server that lets us sign in', async () => {
    expect(await judged('mail')).toEqual(['off', 'mailOff'])
    const results = await examine({ mail: mailbox.config }, 'mail')
    expect(results).toMatchObject([{ state: 'ok' }])
    expect(JSON.stringify(results)).not.toContain('p@ss')
    expect(mailbox.tries()).toBe(0)
  })

  it('a wrong password is named as such, and so is a server that is away', async () => {
    const smtpUrl = mailbox.config.smtpUrl.replace(/:[^:@/]+@/, ':wrong@')
    const [refused] = await examine({ mail: { ...mailbox.config, smtpUrl } }, 'mail')
    expect(refused).toMatchObject({ state: 'failed', advice: ['mailSignIn'] })
    expect(refused?.facts.at(-1)).toMatchObject({
      name: 'mailAnswer',
      values: { answer: expect.stringMatching(/^535/) as string },
    })
    await mailbox.shut()
    expect(await judged('mail', { mail: mailbox.config })).toEqual(['failed', 'mailUnreachable'])
    await mailbox.open()
  })
})

describe('TURN', () => {
  const turnWith = (secret: string, ...turnUrls: string[]) => ({
    turn: { turnUrls, secret, isRelayOnly: false, stunUrls: [] },
  })

  it('is off, or gives us a relay over UDP and TCP', async () => {
    expect(await judged('turn')).toEqual(['off', 'turnOff'])
    const tcp = coturn.url.replace('udp', 'tcp')
    const results = await examine(turnWith(coturn.secret, coturn.url, tcp), 'turn')
    expect(results).toMatchObject([{ state: 'ok', advice: [] }])
    expect(results[0]?.facts.map(({ name, values }) => [name, values['address']])).toEqual([
      ['turnRelay', '127.0.0.1'],
      ['turnRelay', '127.0.0.1'],
    ])
  })

  it('a wrong secret is named as such, and so is a relay that is away', async () => {
    expect(await judged('turn', turnWith('another secret than the relay has', coturn.url))).toEqual([
      'failed',
      'turnSecret',
    ])
    const nobody = `turn:127.0.0.1:${await freePort()}?transport=tcp`
    expect(await judged('turn', turnWith(coturn.secret, nobody))).toEqual(['failed', 'turnUnreachable'])
    expect(await judged('turn', turnWith(coturn.secret, coturn.url, nobody))).toEqual([
      'warning',
      'turnUnreachable',
    ])
    const silent = `turn:127.0.0.1:${await freePort()}?transport=udp`
    expect(await judged('turn', turnWith(coturn.secret, silent))).toEqual(['failed', 'turnUnreachable'])
  })
})

it('a model is off, answers, or is named when it does not', async () => {
  expect(await judged('model')).toEqual(['off'])
  expect(await judged('embeddings')).toEqual(['off'])
  const { endpoint } = model
  const allow = [model.address]
  model.behave(says('OK'))
  const results = await examine({ model: modelConfig({ endpoint, allow }) }, 'model')
  expect(results).toMatchObject([
    { state: 'ok', facts: [{ name: 'modelAnswer', values: { name: 'local' } }] },
  ])
  const [refused] = await examine({ model: modelConfig({ endpoint }) }, 'model')
  expect(refused).toMatchObject({ state: 'failed', advice: ['modelFailed'] })
  expect(JSON.stringify([results, refused])).not.toContain('model-key')
  model.behave((answer) => void answer.writeHead(401).end())
  expect(await judged('model', { model: modelConfig({ endpoint, allow }) })).toEqual([
    'failed',
    'modelFailed',
  ])

  const { baseUrl } = endpoint
  const vectors = {
    endpoint: { baseUrl, model: 'small', key: '' },
    encoder: undefined,
    allow,
    askMs: 60_000,
  }
  expect(await judged('embeddings', { vectors })).toEqual(['failed', 'embeddingsFailed'])
  model.behave(embeds({}))
  const embedded = await examine({ vectors }, 'embeddings')
  expect(embedded).toMatchObject([{ state: 'ok', facts: [{ name: 'embeddingAnswer' }] }])

  const own = { endpoint: undefined, encoder: 'english' as const, allow: [], askMs: 60_000 }
  const encoded = await examine({ vectors: own }, 'embeddings')
  expect(encoded).toMatchObject([{ state: 'ok', facts: [{ values: { name: 'foyer-english' } }] }])
})

it('the public address is off, ours, somebody else’s, or not reached', async () => {
  expect(await judged('address')).toEqual(['off', 'addressOff'])
  const port = new URL(world.node.address).port
  expect(await judged('address', { publicUrl: `http://127.0.0.1:${port}` })).toEqual(['ok'])
  model.behave((answer) => void answer.writeHead(404).end())
  expect(await judged('address', { publicUrl: `http://${model.address}` })).toEqual([
    'failed',
    'addressForeign',
  ])
  const nobody = `http://127.0.0.1:${await freePort()}`
  expect(await judged('address', { publicUrl: nobody })).toEqual(['warning', 'addressUnreachable'])
})

it('backups are missed until there is a good one', async () => {
  const { db } = world.node.deps
  expect(await judged('backups')).toEqual(['warning', 'backupMissing', 'drillMissing'])
  const now = Date.now()
  await db
    .insertInto('backups')
    .values({ kind: 'full', started_at: now, finished_at: now, path: '/backups/a', bytes: 1, ok: true })
    .execute()
  expect(await judged('backups')).toEqual(['warning', 'drillMissing'])
})

it('each result has a line in English, and each advice one below it', async () => {
  const results = await examine({}, 'database', 'mail', 'backups')
  const lines = doctorLines(results)
  expect(lines[0]).toMatch(/^! Database \(Warning\): PostgreSQL \d+.*; Encoding UTF8; /)
  expect(lines[1]).toMatch(/^ {4}A crash can lose messages .*\(docs\/operator\.md#configuration\)$/)
  expect(lines[2]).toBe('– Email (Off)')
})
