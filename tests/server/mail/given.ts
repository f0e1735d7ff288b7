import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '@foyer/server/config.ts'
import type { MailJob } from '@foyer/server/features/mail/mail-job.ts'
import { queueMail } from '@foyer/server/features/mail/queue-mail.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

/** A server that mails, and where its mails arrive. */
export type Post = { world: World; mailbox: Mailbox; now: { at: number } }

/** For one test file: started before its first test, gone after its last. */
export function givenPost(): () => Post {
  let post: Post | undefined
  beforeAll(async () => {
    post = await startPost()
  })
  afterAll(() => post && closePost(post))
  return () => {
    if (!post) throw new Error('there is post only inside tests')
    return post
  }
}

export async function startPost(changes: Partial<Config> = {}): Promise<Post> {
  const mailbox = await startMailbox()
  const now = { at: 1_794_700_000_000 }
  const clock = { now: () => now.at }
  const world = await createWorld(givenEngines(), { clock }, { mail: mailbox.config, ...changes })
  return { world, mailbox, now }
}

export async function closePost({ world, mailbox }: Post): Promise<void> {
  await world.close()
  await mailbox.close()
}

export const someAddress = (): string => `${newId().toLowerCase()}@reader.example`

type TicketWishes = { email: string; locale?: string; title?: string; name?: string }

/** A ticket as a visitor opens it, without the call that will. */
export async function givenTicket({ world }: Post, wishes: TicketWishes): Promise<TicketRef> {
  const visitor = await Visitor.start(world.http)
  const { db } = world.node.deps
  const { userId } = visitor.started
  const thread = await db
    .selectFrom('threads')
    .select(['tenant_id', 'channel_id', 'id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const tenantId = thread.tenant_id
  const { last_ticket_number: number } = await db
    .updateTable('tenants')
    .set((row) => ({ last_ticket_number: row('last_ticket_number', '+', 1) }))
    .where('id', '=', tenantId)
    .returning('last_ticket_number')
    .executeTakeFirstOrThrow()
  const ticketId = newId()
  await db
    .insertInto('tickets')
    .values({
      tenant_id: tenantId,
      id: ticketId,
      number,
      channel_id: thread.channel_id,
      user_id: userId,
      thread_id: thread.id,
      thread_seq: null,
      client_id: newId(),
      template_id: null,
      type_id: '',
      type_name: '',
      title: wishes.title ?? 'Buy at evil.example',
      content: 'Cheap pills at evil.example',
      customer_name: wishes.name ?? 'Evil <b>Spam</b>',
      customer_email: wishes.email,
      locale: wishes.locale ?? 'en',
      assignee_id: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  return { tenantId, ticketId, number, userId }
}

export type TicketRef = { tenantId: number; ticketId: string; number: number; userId: string }

/** Kind 1 is a public reply. */
export async function givenEntry(
  db: Db,
  { tenantId, ticketId }: TicketRef,
  entry: { seq: number; content: string; kind?: number; author?: string },
): Promise<void> {
  await db
    .insertInto('ticket_entries')
    .values({
      tenant_id: tenantId,
      ticket_id: ticketId,
      kind: 1,
      agent_id: null,
      author: 'Ana',
      status: 1,
      client_id: newId(),
      at: 2,
      ...entry,
    })
    .execute()
}

export function queue({ world }: Post, job: MailJob): Promise<void> {
  return queueMail(world.node.deps.db, job)
}

/** Asks the queue of a world, also when its nodes are gone. */
async function ask<T extends Record<string, unknown>>({ world }: Post, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: world.node.deps.config.databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

type JobRow = { attempts: number; max_attempts: number; last_error: string | null; locked_at: Date | null }

/** What is still to be done. */
export function jobs(post: Post): Promise<JobRow[]> {
  return ask(
    post,
    'select attempts, max_attempts, last_error, locked_at from graphile_worker.jobs order by id',
  )
}

/** The queue's clock is PostgreSQL's: what was taken is made to be taken earlier. */
export async function ageLocks(post: Post, ms: number): Promise<void> {
  await ask(
    post,
    `update graphile_worker._private_jobs set locked_at = locked_at - ${ms} * interval '1 ms' where locked_at is not null`,
  )
}

/** The pauses between tries are long; nobody waits for them here. */
async function endPauses(post: Post): Promise<void> {
  await ask(
    post,
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  )
  await ask(post, `select pg_notify('jobs:insert', '{"count": 9}')`)
}

/** Waits until nothing is to be done any more, without pauses. */
export async function untilDone(post: Post): Promise<void> {
  await waitUntil(
    async () => {
      await endPauses(post)
      return (await jobs(post)).every((job) => job.attempts >= job.max_attempts && job.locked_at === null)
    },
    () => 'there are still mails to send',
    60_000,
  )
}

/** Links that open a ticket. */
export async function linksTo({ world }: Post, { tenantId, ticketId }: TicketRef): Promise<number> {
  const rows = await world.node.deps.db
    .selectFrom('ticket_links')
    .select('token_hash')
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', ticketId)
    .execute()
  return rows.length
}
