import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { issuedClaims } from '@foyer/server/rules/identity/claims.ts'
import { startNode, type ServerNode } from '@foyer/server/node.ts'
import type { Clock } from '@foyer/server/platform/clock.ts'
import { migrate, readPending } from '@foyer/server/platform/db/migrate.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { createBareDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { Http } from '@foyer/testkit/http.ts'
import { storageDir, testConfig } from '@foyer/testkit/test-config.ts'
import pg from 'pg'
import { must } from '../server/tickets/given.ts'
import { firstWords } from './seed-release.ts'

const folder = join(import.meta.dirname, 'dumps')
const dumps = readdirSync(folder).filter((file) => file.endsWith('.sql'))
const closings: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closings.toReversed()) await close()
})

it('there is a dump to upgrade', () => expect(dumps).toContain('0.1.0.sql'))

it.each(dumps)('%s is upgraded, and its conversations go on', async (file) => {
  const url = await restore(readFileSync(join(folder, file), 'utf8'))
  await migrate(url)
  const { migrations } = await readPending(url)
  expect(migrations.filter(({ isContract }) => !isContract)).toEqual([])
  await expectConversationGoesOn(url)

  await migrate(url, { isContract: true })
  expect(await readPending(url)).toEqual({ migrations: [], backfills: [] })
  await expectConversationGoesOn(url)
})

/** A visitor of the dump and the agent read what was said and say more. */
async function expectConversationGoesOn(url: string): Promise<void> {
  const config = testConfig({ databaseUrl: url, redisUrl: givenEngines().redisUrl })
  const node = await startNode(config, { clock: await clockOf(url) })
  try {
    const visitor = await visitorOf(node)
    const agent = await Agent.signIn(new Http(node.address))
    const id = `after-${crypto.randomUUID()}`
    must(await visitor.call('sendMsg', { id, msgContent: 'Are you still there?', msgType: 1 }))
    must(await agent.reply(visitor.threadKey, 'Yes, on a newer version.'))
    const said = JSON.stringify(must(await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 100 })))
    for (const words of [
      firstWords,
      'after three seconds',
      'Question 20',
      'receipt.txt',
      'still there',
      'newer version',
    ])
      expect(said).toContain(words)
  } finally {
    await node.drain()
  }
}

/** The visitor of the open conversation. Tokens are not stored, so they get a new one. */
async function visitorOf({ deps, address }: ServerNode) {
  const { rows } = await deps.pool.query<Thread>(
    `select t.tenant_id, t.channel_id, t.user_id, t.id, t.key, t.gen from threads t
     join entries e on e.tenant_id = t.tenant_id and e.thread_id = t.id where e.content = $1`,
    [firstWords],
  )
  const [thread] = rows
  if (!thread) throw new Error('the dump has no conversation')
  const { tenant_id: tenantId, channel_id: channelId, user_id: userId, id, key, gen } = thread
  const claims = { tenantId, channelId, userId, threadId: id, threadKey: key, gen }
  const token = deps.visitorTokens.issue(issuedClaims(claims, deps.clock.now()))
  const http = new Http(address).with({ token })
  return {
    threadKey: key,
    call: (name: 'sendMsg' | 'getHistoryMsg', input: Record<string, unknown>) =>
      http.call(name, { userId, ...input }),
  }
}

type Thread = {
  tenant_id: number
  channel_id: number
  user_id: string
  id: number
  key: string
  gen: number
}

/** Begins after the last entry: a conversation that was idle since the release would be closed. */
async function clockOf(url: string): Promise<Clock> {
  const { rows } = await query<{ last: string }>(url, 'select max(last_time)::text as last from threads')
  const ahead = Number(rows[0]?.last) + 1_000 - Date.now()
  return { now: () => Date.now() + ahead }
}

async function restore(sql: string): Promise<string> {
  const { url, drop } = await createBareDatabase(givenEngines().databaseUrl)
  closings.push(drop, () => rm(storageDir(url), { recursive: true, force: true }))
  await query(url, sql)
  return url
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<pg.QueryResult<T>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<T>(sql)
  } finally {
    await client.end()
  }
}
