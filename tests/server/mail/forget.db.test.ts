import { expect, it } from 'vitest'
import { mailTiming } from '@foyer/server/node-timing.ts'
import { forgetMails } from '@foyer/server/features/mail/start-mail.ts'
import { causeOf } from '@foyer/server/features/mail/mail-job.ts'
import { givenPost, givenTicket, queue, someAddress, untilDone } from './given.ts'

const post = givenPost()

async function causes(): Promise<string[]> {
  const rows = await post().world.node.deps.db.selectFrom('mails').select('cause').orderBy('cause').execute()
  return rows.map((row) => row.cause)
}

it('what was mailed is forgotten when nobody will mail it again, and no earlier', async () => {
  const { db } = post().world.node.deps
  const jobs = await Promise.all(
    // The second has no address, so it was neither counted nor sent.
    [someAddress(), ''].map(async (email) => {
      const ticket = await givenTicket(post(), { email })
      return { kind: 'ticketOpened', ...ticket } as const
    }),
  )
  for (const job of jobs) await queue(post(), job)
  await untilDone(post())
  const all = jobs.map(causeOf).toSorted()
  const { queued_at } = await db
    .selectFrom('mails')
    .select((row) => row.fn.max('queued_at').as('queued_at'))
    .executeTakeFirstOrThrow()

  const forget = (at: number) => forgetMails({ db, clock: { now: () => at } })
  await forget(queued_at)
  expect(await causes()).toEqual(all)
  await forget(queued_at + mailTiming.keptMs - 60_000)
  expect(await causes()).toEqual(all)
  await forget(queued_at + mailTiming.keptMs + 1)
  expect(await causes()).toEqual([])
})
