import { expect, it } from 'vitest'
import { lockRules } from '@foyer/core/timing.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { givenPost, jobs, untilDone } from './given.ts'

const post = givenPost()
const ana = 'ana@demo.example'

async function tryOf(email: string, password: string, headers: Record<string, string> = {}) {
  return post().world.http.call('signIn', { email, password }, headers)
}

async function lock(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => tryOf(email, 'no')))
}

it('the owner is mailed once per lock, in the language of their browser', async () => {
  const { mailbox, now } = post()
  await tryOf(ana, demoPassword, { 'accept-language': 'de-DE,en;q=0.5' })
  await lock(ana)
  const mail = await mailbox.next(ana)
  expect(mail.subject).toBe('Tenant demo: Anmeldung bei Ihrem Konto gesperrt')
  expect(mail.text).toContain('mehrmals ein falsches Passwort')
  expect(mail.text).not.toContain('https://')

  for (let i = 0; i < 3; i++) {
    now.at += lockRules.account.longestMs
    await tryOf(ana, 'no')
  }
  await untilDone(post())
  expect(await mailbox.all(ana), 'the same lock, made longer').toHaveLength(1)

  now.at += lockRules.account.longestMs
  await tryOf(ana, demoPassword)
  await lock(ana)
  await untilDone(post())
  expect(await mailbox.all(ana), 'a new lock after the owner was there').toHaveLength(2)
})

it('five tries of which the last is right lock nothing, and tell nobody', async () => {
  const email = 'ben@demo.example'
  for (let i = 1; i < lockRules.account.free; i++) await tryOf(email, 'no')
  expect((await tryOf(email, demoPassword)).body.code).toBe(200)
  await untilDone(post())
  expect(await post().mailbox.all(email)).toEqual([])
})

it('a lock of a known device, or of an account that does not exist, mails nobody', async () => {
  const email = 'ben@demo.example'
  const cookies = (await tryOf(email, demoPassword)).headers.getSetCookie()
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  for (let i = 0; i < lockRules.device.free; i++) await tryOf(email, 'no', { cookie })
  expect((await tryOf(email, demoPassword, { cookie })).body.error).toBe('signIn.locked')
  await lock(`${newId()}@demo.example`)
  expect(await jobs(post())).toEqual([])
  expect(await post().mailbox.all(email)).toEqual([])
})
