import { afterEach, expect, it } from 'vitest'
import { jobTiming } from '@foyer/server/node-timing.ts'
import { queueMail } from '@foyer/server/features/mail/queue-mail.ts'
import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { releaseStaleJobs } from '@foyer/server/platform/jobs/start-jobs.ts'
import { mailPassword } from '@foyer/testkit/mailbox.ts'
import { startServerProcess } from '@foyer/testkit/server-process.ts'
import {
  ageLocks,
  closePost,
  givenEntry,
  givenTicket,
  jobs,
  queue,
  someAddress,
  startPost,
  untilDone,
  type Post,
} from './given.ts'

const posts: Post[] = []
afterEach(async () => {
  await Promise.all(posts.splice(0).map(closePost))
})

async function ownPost(...args: Parameters<typeof startPost>): Promise<Post> {
  const post = await startPost(...args)
  posts.push(post)
  return post
}

/** For a process of its own that sends its mails to the same place. */
function mailingEnv({ world, mailbox }: Post): Record<string, string> {
  const { databaseUrl, redisUrls } = world.node.deps.config
  return {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrls.join(','),
    LOG_LEVEL: 'debug',
    DRAIN_NOTICE_MS: '0',
    DRAIN_STREAMS_MS: '0',
    SMTP_URL: mailbox.config.smtpUrl,
    MAIL_FROM: 'Harbour Home <help@harbour.example>',
    PUBLIC_URL: 'https://chat.harbour.example/',
  }
}

it('a node without a mail server promises nothing', async () => {
  const post = await ownPost({ mail: undefined })
  const ticket = await givenTicket(post, { email: someAddress() })
  await queue(post, { kind: 'ticketOpened', ...ticket })
  expect(await jobs(post)).toEqual([])
  expect(await post.world.node.deps.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

it('a node that leaves waits for the mail that it is sending', async () => {
  const post = await ownPost({ drainMs: 60_000 })
  const { node } = post.world
  const email = someAddress()
  const ticket = await givenTicket(post, { email })
  let answer: (() => void) | undefined
  post.mailbox.judge(() => new Promise((resolve) => (answer = () => resolve('taken'))))
  await queue(post, { kind: 'ticketOpened', ...ticket })
  await expect.poll(() => answer).toBeDefined()

  let isGone = false
  const gone = node.drain().then(() => (isGone = true))
  await expect.poll(() => fetch(`${node.address}/healthz`).catch(() => 'closed')).toBe('closed')
  expect(isGone).toBe(false)
  answer?.()
  await gone
  expect(await post.mailbox.all(email)).toHaveLength(1)
  // It is written down that it was sent.
  expect(await jobs(post)).toEqual([])
})

it('a mail that takes too long is left to the next node', async () => {
  const post = await ownPost({ drainMs: 100 })
  const email = someAddress()
  const ticket = await givenTicket(post, { email })
  const answers: (() => void)[] = []
  post.mailbox.judge(() => new Promise((resolve) => void answers.push(() => resolve({ code: 451 }))))
  await queue(post, { kind: 'ticketOpened', ...ticket })
  await expect.poll(() => answers).toHaveLength(1)
  await post.world.node.drain()
  expect(await jobs(post)).toMatchObject([{ locked_at: null, attempts: 1 }])
  answers[0]?.()

  post.mailbox.judge(() => 'taken')
  await post.world.startNode()
  await untilDone(post)
  expect(await post.mailbox.all(email)).toHaveLength(1)
})

it('what a killed node was sending is sent by another one within two minutes', async () => {
  const post = await ownPost()
  const { node } = post.world
  const email = someAddress()
  const ticket = await givenTicket(post, { email })
  await node.drain()
  let isAsked = false
  post.mailbox.judge(() => new Promise(() => (isAsked = true)))
  const server = await startServerProcess(mailingEnv(post))
  const pool = createPool(node.deps.config.databaseUrl, 1, { 'foyer.mail': 'on' })
  await queueMail(createDb(pool), { kind: 'ticketOpened', ...ticket })
  await expect.poll(() => isAsked, { timeout: 10_000 }).toBe(true)
  await server.kill9()
  post.mailbox.judge(() => 'taken')

  // It may only be slow: nobody else sends the same mail for as long as a try may take.
  await ageLocks(post, jobTiming.longestMs)
  await post.world.startNode()
  await releaseStaleJobs(pool)
  expect((await jobs(post)).map((job) => job.locked_at)).not.toContain(null)

  await ageLocks(post, jobTiming.leaseMs - jobTiming.longestMs)
  await post.mailbox.next(email)
  await untilDone(post)
  await pool.end()
  expect(await post.mailbox.all(email)).toHaveLength(1)
  expect(jobTiming.leaseMs + jobTiming.lookMs + jobTiming.pollMs).toBeLessThan(120_000)
}, 60_000)

it('a node that cannot write down that a mail was sent lives on, and mails again', async () => {
  const post = await ownPost()
  const { pool } = post.world.node.deps
  const [first, second] = [someAddress(), someAddress()]
  let answer: (() => void) | undefined
  post.mailbox.judge(() => new Promise((resolve) => (answer = () => resolve('taken'))))
  await queue(post, { kind: 'ticketOpened', ...(await givenTicket(post, { email: first })) })
  await expect.poll(() => answer).toBeDefined()
  await pool.query('alter table graphile_worker._private_jobs rename to lost_jobs')
  post.mailbox.judge(() => 'taken')
  answer?.()
  await post.mailbox.next(first)
  const { db } = post.world.node.deps
  await expect
    .poll(() => db.selectFrom('mails').selectAll().where('sent_at', 'is not', null).execute())
    .toHaveLength(1)
  await pool.query('alter table graphile_worker.lost_jobs rename to _private_jobs')

  await queue(post, { kind: 'ticketOpened', ...(await givenTicket(post, { email: second })) })
  await post.mailbox.next(second)
  expect((await fetch(`${post.world.node.address}/healthz`)).status).toBe(200)
})

it('what is logged names no address, no link, no words and no password', async () => {
  const post = await ownPost()
  const { node } = post.world
  const { databaseUrl } = node.deps.config
  const [fine, busy] = [someAddress(), someAddress()]
  const tickets = [await givenTicket(post, { email: fine }), await givenTicket(post, { email: busy })]
  for (const ticket of tickets) {
    await givenEntry(node.deps.db, ticket, { seq: 1, content: 'A secret lid.', author: 'Secretary' })
  }
  await node.drain()

  post.mailbox.judge((address) => (address === busy ? { code: 451 } : 'taken'))
  const server = await startServerProcess(mailingEnv(post))
  const pool = createPool(databaseUrl, 1, { 'foyer.mail': 'on' })
  for (const ticket of tickets) {
    await queueMail(createDb(pool), { kind: 'ticketReplied', ...ticket, entrySeq: 1 })
  }
  await pool.end()
  const mail = await post.mailbox.next(fine)
  await expect
    .poll(async () => (await jobs(post)).map((job) => job.last_error))
    .toEqual(['mail server: EMESSAGE 451 DATA'])
  expect(await server.terminate()).toBe(0)

  const output = server.output()
  for (const line of output.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(output).toContain('EMESSAGE 451 DATA')
  const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? 'none'
  const password = [mailPassword, encodeURIComponent(mailPassword)]
  for (const secret of [fine, busy, token, 'wo_', 'secret lid', 'Secretary', ...password]) {
    expect(output).not.toContain(secret)
  }
})
