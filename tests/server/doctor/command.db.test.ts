import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverChecks, type DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'

const world = givenWorld()
const program = join(import.meta.dirname, '../../../apps/server/src/cli/foyer.ts')
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox?.close())

type Result = { code: unknown; out: string; error: string }

function foyer(args: string[], env: Record<string, string> = {}): Promise<Result> {
  const { databaseUrl, redisUrls, storage } = world.node.deps.config
  const own = {
    PATH: process.env['PATH'] ?? '',
    FOYER_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrls.join(','),
    STORAGE_DIR: storage.dir,
    UPLOAD_SPOOL_DIR: storage.spoolDir,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'doctor', ...args], { env: { ...own, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

it('prints a line for each check, and exits with 0 while nothing fails', async () => {
  await world.node.deps.db
    .insertInto('job_runs')
    .values({
      job: 'delivery',
      every_ms: 1_000,
      first_seen_at: 1,
      seen_at: Date.now(),
      succeeded_at: Date.now(),
    })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({ seen_at: Date.now(), succeeded_at: Date.now() }),
    )
    .execute()
  const { code, out, error } = await foyer([])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out.split('\n').filter((line) => /^[✓!✗–] /.test(line))).toHaveLength(serverChecks.length)
  expect(out).toMatch(/^[✓!] Redis \(\w+\): Redis \d/m)
  expect(out).toMatch(/^ {4}Nobody is sent an email\..*docs\/operator\.md#mail\)$/m)
})

it('exits with 1 and tells the rest when database and Redis are away', async () => {
  const away = {
    DATABASE_URL: `postgres://foyer:s3cret@127.0.0.1:${await freePort()}/foyer`,
    REDIS_URL: `redis://:pa55@127.0.0.1:${await freePort()}`,
  }
  const { code, out, error } = await foyer(['--json'], away)
  expect({ code, error }).toEqual({ code: 1, error: '' })
  const { results } = JSON.parse(out) as { results: DoctorResult[] }
  const states = Object.fromEntries(results.map(({ check, state }) => [check, state]))
  expect(states).toMatchObject({
    database: 'failed',
    redis: 'failed',
    storage: 'ok',
    disk: 'ok',
    mail: 'off',
  })
  expect(out).not.toMatch(/s3cret|pa55/)
})

it('sends a mail when it is told to', async () => {
  const mail = {
    SMTP_URL: mailbox.config.smtpUrl,
    MAIL_FROM: 'Harbour Home <help@harbour.example>',
    PUBLIC_URL: 'http://127.0.0.1:9',
  }
  const { out } = await foyer(['--mail-to', 'sam@reader.example'], mail)
  expect(out).toMatch(/^✓ Email \(OK\): The mail server answered: 250/m)
  expect((await mailbox.next('sam@reader.example')).subject).toBe('Harbour Home: test email')
})

it('refuses what it does not understand', async () => {
  expect(await foyer(['--mail-to', 'nobody'])).toMatchObject({
    code: 2,
    error: expect.stringContaining('--mail-to must be a mail address') as string,
  })
  expect((await foyer(['--mail-to', 'sam@reader.example'])).error).toContain('--mail-to needs SMTP_URL')
  expect((await foyer(['--all'])).code).toBe(2)
  expect(await foyer([], { FOYER_KEYS: 'short' })).toMatchObject({
    code: 1,
    error: expect.stringContaining('FOYER_KEYS') as string,
  })
  expect((await foyer(['--help'])).out).toContain('Usage: foyer doctor')
})
