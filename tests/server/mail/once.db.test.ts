import { expect, it } from 'vitest'
import { findTicketLink } from '@foyer/server/platform/http/ticket-link.ts'
import { queueMail } from '@foyer/server/features/mail/queue-mail.ts'
import type { Verdict } from '@foyer/testkit/mailbox.ts'
import { givenPost, givenTicket, jobs, linksTo, queue, someAddress, untilDone } from './given.ts'

const post = givenPost()

it('the same cause is mailed once, at once and later, also when it is promised twice', async () => {
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  const job = { kind: 'ticketOpened', ...ticket } as const
  await Promise.all([queue(post(), job), queue(post(), job), queue(post(), job)])
  await post().mailbox.next(email)
  await untilDone(post())
  await queue(post(), job)
  expect(await jobs(post())).toEqual([])
  expect(await post().mailbox.all(email)).toHaveLength(1)
})

it('what is rolled back is not mailed', async () => {
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  const { db } = post().world.node.deps
  const undone = db.transaction().execute(async (trx) => {
    await queueMail(trx, { kind: 'ticketOpened', ...ticket })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await jobs(post())).toEqual([])
  // Nor is it taken for mailed.
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await post().mailbox.next(email)
})

it.each([
  ['a server that is busy at first', [{ code: 451 }, { code: 421 }, 'taken'], 1],
  ['a connection that breaks after the mail was taken', ['cut', 'taken'], 2],
] as const)('%s gets the same mail again, under the same name', async (_case, verdicts, copies) => {
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  const queued: Verdict[] = [...verdicts]
  post().mailbox.judge(() => queued.shift() ?? 'taken')
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await untilDone(post())
  const received = await post().mailbox.all(email)
  expect(received).toHaveLength(copies)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)

  // Every copy that somebody may have opens the ticket, and no other link does.
  expect(await linksTo(post(), ticket)).toBe(copies)
  const { db, clock } = post().world.node.deps
  for (const { text = '' } of received) {
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    expect(await findTicketLink(db, token, clock.now())).toMatchObject({ ticketId: ticket.ticketId })
  }
  // Tries weigh on the day of the address once.
  const counts = await db.selectFrom('mail_counts').select('count').execute()
  expect(counts.map(({ count }) => count)).toContain(1)
  expect(counts.map(({ count }) => count)).not.toContain(2)
})

it('a server that is away for a while gets it when it is back, and no link lies around meanwhile', async () => {
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  post().mailbox.judge(() => 'taken')
  await post().mailbox.shut()
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await expect.poll(async () => (await jobs(post()))[0]?.last_error).toMatch(/^mail server: /)
  await expect.poll(() => linksTo(post(), ticket)).toBe(0)
  await post().mailbox.open()
  await untilDone(post())
  expect(await post().mailbox.all(email)).toHaveLength(1)
  expect(await linksTo(post(), ticket)).toBe(1)
})
