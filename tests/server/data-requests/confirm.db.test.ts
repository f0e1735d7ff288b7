import { expect, it } from 'vitest'
import { expireRequests } from '@foyer/server/features/data-requests/expire-requests.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { becomes, givenSite } from '../identity/given.ts'
import { givenPost, jobs, someAddress, untilDone } from '../mail/given.ts'
import { dumpOf, ownRequests, requestIn } from './given.ts'

const post = givenPost()

/** A visitor whose site has verified an address. */
async function givenVerified() {
  const { world, now } = post()
  const site = await givenSite(world)
  const email = someAddress()
  const sub = newId()
  const anonymous = await site.visit()
  const { visitor } = await becomes(
    anonymous,
    await site.sign(sub, { email }, { now: now.at }),
    site.channelId,
  )
  return { site, sub, email, visitor }
}

/** The token in the mail that went to an address. */
async function mailedToken(email: string): Promise<string> {
  const mail = await post().mailbox.next(email)
  const url = /https:\S+confirmData\S*/.exec(mail.text ?? '')?.[0] ?? ''
  expect(new URL(url).pathname).toBe('/chat_online/confirmData')
  expect(new URL(url).search).toBe('')
  return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
}

function confirm(token: string) {
  return post().world.http.call('confirmMyData', { token })
}

it('with a verified address nothing begins before the mail is confirmed', async () => {
  const { visitor, email } = await givenVerified()
  const request = requestIn(await visitor.call('requestMyData', { kind: 'export' }))
  expect(request.state).toBe('unconfirmed')
  expect((await visitor.call('myData')).body.data).toMatchObject({
    mailTo: `${email[0]}…@reader.example`,
    requests: [{ state: 'unconfirmed' }],
  })
  const token = await mailedToken(email)
  await untilDone(post())
  expect(ownRequests(await visitor.call('myData'))[0]?.state).toBe('unconfirmed')
  expect(await dumpOf(post().world)).not.toContain(token.slice(-43))

  expect(requestIn(await confirm(token)).state).toBe('waiting')
  await untilDone(post())
  const again = requestIn(await confirm(token))
  expect(again).toMatchObject({ requestId: request.requestId, state: 'done' })
  expect(again.path).toMatch(/^\/exports\//)
  expect(await jobs(post())).toEqual([])
})

it('asking again sends no second mail', async () => {
  const { visitor, email } = await givenVerified()
  const first = requestIn(await visitor.call('requestMyData', { kind: 'erasure' }))
  const second = requestIn(await visitor.call('requestMyData', { kind: 'erasure' }))
  expect(second.requestId).toBe(first.requestId)
  await untilDone(post())
  expect(await post().mailbox.all(email)).toHaveLength(1)
})

it('a visitor has a few requests a day', async () => {
  const { visitor } = await givenVerified()
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await visitor.call('requestMyData', { kind: 'export' }))
  expect(answers.at(-1)?.body.error).toBe('request.tooMany')
})

it.each([
  '',
  'd1.',
  'd1.1-AAAAAAAAAAAAAAAAAAAAAA.mac',
  `d1.1-${'A'.repeat(22)}.${'A'.repeat(43)}`,
  `d1.../../..-${'A'.repeat(22)}.${'A'.repeat(43)}`,
  'x'.repeat(500),
])('a forged token confirms nothing: %s', async (token) => {
  const { body } = await confirm(token)
  expect(body.error).toBe(token === '' ? 'request.invalid' : 'object.unknown')
})

it('the token of one request confirms no other, and none of a download does', async () => {
  const { visitor, email } = await givenVerified()
  await visitor.call('requestMyData', { kind: 'export' })
  const token = await mailedToken(email)
  const other = requestIn(await visitor.call('requestMyData', { kind: 'erasure' }))
  const [prefix = '', name = '', secret = ''] = token.split('.')
  const tenant = name.split('-')[0]
  const moved = `${prefix}.${tenant}-${other.requestId}.${secret}`
  expect((await confirm(moved)).body.error).toBe('object.unknown')
  const elsewhere = `${prefix}.z${name.slice(1)}.${secret}`
  expect((await confirm(elsewhere)).body.error).toBe('object.unknown')
  await confirm(token)
  await untilDone(post())
  const path = requestIn(await confirm(token)).path ?? ''
  const download = path.split('.')[1] ?? ''
  expect((await confirm(`${prefix}.${name}.${download}`)).body.error).toBe('object.unknown')
})

it('a token ends after a day, and then one can ask again', async () => {
  const { visitor, email } = await givenVerified()
  const { now, world } = post()
  await visitor.call('requestMyData', { kind: 'erasure' })
  const token = await mailedToken(email)
  now.at += myDataTiming.confirmMs
  expect(requestIn(await confirm(token)).state).toBe('expired')
  await expireRequests(world.node.deps)
  expect(requestIn(await confirm(token)).state).toBe('expired')
  const again = requestIn(await visitor.call('requestMyData', { kind: 'erasure' }))
  expect(again.state).toBe('unconfirmed')
  expect(await mailedToken(email)).not.toBe(token)
  now.at -= myDataTiming.confirmMs
})

it('a confirmed erasure takes the visitor and the device from before the sign-in along', async () => {
  const { world, now } = post()
  const { visitor, email, site, sub } = await givenVerified()
  const before = await site.visit()
  const words = newId()
  await before.send(words)
  await becomes(before, await site.sign(sub, {}, { now: now.at }), site.channelId)
  await visitor.call('requestMyData', { kind: 'erasure' })
  const token = await mailedToken(email)
  await confirm(token)
  await untilDone(post())
  await untilDone(post())
  expect(requestIn(await confirm(token)).state).toBe('done')
  const dump = await dumpOf(world)
  for (const needle of [words, sub, email, before.started.userId, visitor.started.userId])
    expect(dump).not.toContain(needle)
})

it('without a verified address it begins at once, and others see nothing of it', async () => {
  const one = await Visitor.start(post().world.http)
  const two = await Visitor.start(post().world.http)
  expect(requestIn(await one.call('requestMyData', { kind: 'export' })).state).toBe('waiting')
  expect((await two.call('myData')).body.data).toEqual({ mailTo: '', requests: [] })
  expect((await two.call('myData', { userId: one.started.userId })).body.error).toBe('object.unknown')
  await untilDone(post())
})
