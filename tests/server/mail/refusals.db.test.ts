import { expect, it } from 'vitest'
import { ticketTiming } from '@foyer/core/timing.ts'
import { givenPost, givenTicket, jobs, linksTo, queue, someAddress, untilDone } from './given.ts'

const post = givenPost()

it('a mail that is always refused is given up after its tries; the node goes on, and no link is left', async () => {
  const { mailbox, world } = post()
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  mailbox.judge((address) => (address === email ? { code: 554 } : 'taken'))
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await untilDone(post())
  const { mailTries } = ticketTiming
  expect(mailbox.tries()).toBe(mailTries)
  expect(await jobs(post())).toMatchObject([
    { attempts: mailTries, last_error: 'mail server: EMESSAGE 554 DATA' },
  ])
  expect(await linksTo(post(), ticket)).toBe(0)

  expect((await fetch(`${world.node.address}/healthz`)).status).toBe(200)
  const other = someAddress()
  await queue(post(), { kind: 'ticketOpened', ...(await givenTicket(post(), { email: other })) })
  await mailbox.next(other)
})

it('a mailbox that does not exist is tried once', async () => {
  const { mailbox } = post()
  const email = someAddress()
  const ticket = await givenTicket(post(), { email })
  mailbox.forget(email)
  const before = (await jobs(post())).length
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await untilDone(post())
  expect(await jobs(post())).toHaveLength(before)
  expect(await mailbox.all(email)).toEqual([])
  expect(await linksTo(post(), ticket)).toBe(0)
})

it.each([
  ['nothing', ''],
  ['a header', 'sam@shop.example\r\nBcc: eve@evil.example'],
  ['a list', 'sam@shop.example, eve@evil.example'],
  ['a name and an address', 'Eve <eve@evil.example>'],
  ['a very long one', `${'a'.repeat(280)}@evil.example`],
])('%s instead of an address is mailed to nobody', async (_what, email) => {
  const ticket = await givenTicket(post(), { email })
  const { mailbox } = post()
  const tries = mailbox.tries()
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  await untilDone(post())
  expect(mailbox.tries()).toBe(tries)
  expect(await linksTo(post(), ticket)).toBe(0)
})

it('an international domain is written to', async () => {
  const ticket = await givenTicket(post(), { email: 'sam@bücher.example' })
  await queue(post(), { kind: 'ticketOpened', ...ticket })
  // The server reads it back from ASCII.
  const mail = await post().mailbox.next('sam@bücher.example')
  expect(mail.to?.value).toHaveLength(1)
})

it('an address gets so many a day, whatever follows its plus, and more the day after', async () => {
  const { mailbox, now } = post()
  mailbox.judge(() => 'taken')
  const [name, host] = someAddress().split('@')
  const { mailsPerDay } = ticketTiming
  const addresses = Array.from({ length: mailsPerDay + 3 }, (_, i) => `${name}+${i}@${host}`)
  for (const email of addresses) {
    await queue(post(), { kind: 'ticketOpened', ...(await givenTicket(post(), { email })) })
  }
  await untilDone(post())
  expect(await received(addresses)).toBe(mailsPerDay)

  const other = someAddress()
  await queue(post(), { kind: 'ticketOpened', ...(await givenTicket(post(), { email: other })) })
  await mailbox.next(other)

  now.at += 86_400_000
  const tomorrow = `${name}+tomorrow@${host}`
  await queue(post(), { kind: 'ticketOpened', ...(await givenTicket(post(), { email: tomorrow })) })
  await mailbox.next(tomorrow)

  async function received(all: readonly string[]): Promise<number> {
    const mails = await Promise.all(all.map((address) => mailbox.all(address)))
    return mails.flat().length
  }
})
