import { describe, expect, it } from 'vitest'
import { visitorFacts } from '@foyer/server/features/robot/dialogue/visitor-facts.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { becomes, givenSite, infoOf, keyPair, must, snapshot } from './given.ts'

const world = givenWorld()

const sam = { name: 'Sam Okafor', email: 'sam@shop.example', phone: '+49 40 5550' }

describe('a good proof', () => {
  it('makes the visitor who shows it known, with their thread, and agents see it as verified', async () => {
    const site = await givenSite(world)
    const visitor = await site.visit({ userName: 'somebody', email: 'claimed@x.example' })
    const threadId = await threadIdOf(visitor)
    expect(await infoOf(site.ana, visitor)).toMatchObject({ isVerified: false, proven: [] })

    const after = await becomes(visitor, await site.sign('u-7', sam), site.channelId)
    expect(after.userId).toBe(visitor.started.userId)
    expect(await threadIdOf(after.visitor)).toBe(threadId)
    expect(await infoOf(site.ana, after.visitor)).toMatchObject({
      isVerified: true,
      siteUserId: 'u-7',
      proven: ['email', 'name', 'phone'],
      userName: sam.name,
      email: sam.email,
      phone: sam.phone,
    })
  })

  it('may be signed with a private key on P-256, and name the key that it was signed with', async () => {
    const site = await givenSite(world)
    const { publicKey, privateKey } = keyPair()
    const made = must(
      await site.ana.call('createIdentityKey', {
        channelId: site.channelId,
        algorithm: 'ES256',
        publicKey: `\n${publicKey}`,
      }),
    ) as { key: { keyId: string }; secret: string }
    expect(made.secret).toBe('')
    for (const kid of [undefined, made.key.keyId]) {
      const visitor = await site.visit()
      const person = { channelId: site.channelId, sub: `u-${kid}` }
      const jwt = await signIdentity({ privateKey }, person, kid ? { kid } : {})
      expect((await visitor.call('identify', { jwt })).body.code).toBe(200)
    }
    const visitor = await site.visit()
    const named = await site.sign('u-hs', {}, { kid: site.keyId })
    expect((await visitor.call('identify', { jwt: named })).body.code).toBe(200)
  })

  it('is bound to the visitor who showed it first, who may show it again: an answer may have been lost', async () => {
    const site = await givenSite(world)
    const visitor = await site.visit()
    const jwt = await site.sign('u-7')
    const first = must(await visitor.call('identify', { jwt }))
    const again = must(await visitor.call('identify', { jwt }))
    expect(again['userId']).toBe(first['userId'])
    const thief = await site.visit()
    expect((await thief.call('identify', { jwt })).body.error).toBe('identity.unproven')
  })

  it('dialogues learn that somebody is verified', async () => {
    const site = await givenSite(world)
    const visitor = await site.visit()
    const { visitorTokens } = world.node.deps
    const claims = visitorTokens.verify(visitor.started.token, Date.now())
    if (!claims) throw new Error('no claims')
    expect(await visitorFacts(world.node.deps, claims)).toMatchObject({ 'visitor.verified': 'no' })
    await visitor.call('identify', { jwt: await site.sign('u-7') })
    expect(await visitorFacts(world.node.deps, claims)).toMatchObject({ 'visitor.verified': 'yes' })
  })
})

describe('one person, several devices', () => {
  it('the conversation follows them, and what was said namelessly stays where it is', async () => {
    const site = await givenSite(world)
    const phone = await becomes(await site.visit(), await site.sign('u-7', sam), site.channelId)
    await phone.visitor.send('from the phone')

    const nameless = await site.visit({ userName: 'nobody' })
    await nameless.send('before the login')
    const laptop = await becomes(nameless, await site.sign('u-7'), site.channelId)
    expect(laptop.userId).toBe(phone.userId)
    expect(await threadIdOf(laptop.visitor)).toBe(await threadIdOf(phone.visitor))
    expect(await textsOf(laptop.visitor)).toContain('from the phone')
    expect(await textsOf(laptop.visitor)).not.toContain('before the login')
    expect(await textsOf(nameless)).toContain('before the login')
    expect(await infoOf(site.ana, nameless)).toMatchObject({ isVerified: false, userName: 'nobody' })
  })

  it('the same proof is good on the next page as well, for the visitor whom they became by it', async () => {
    const site = await givenSite(world)
    await becomes(await site.visit(), await site.sign('u-7'), site.channelId)
    const jwt = await site.sign('u-7')
    const { visitor, userId } = await becomes(await site.visit(), jwt, site.channelId)
    expect(must(await visitor.call('identify', { jwt }))['userId']).toBe(userId)
    expect((await (await site.visit()).call('identify', { jwt })).body.error).toBe('identity.unproven')
  })

  it('who is somebody and proves to be somebody else is another visitor, and nobody is renamed', async () => {
    const site = await givenSite(world)
    const anna = await becomes(await site.visit(), await site.sign('anna', { name: 'Anna' }), site.channelId)
    await anna.visitor.send('of Anna')
    const jwt = await site.sign('bert', { name: 'Bert' })
    const bert = await becomes(anna.visitor, jwt, site.channelId)
    expect(bert.userId).not.toBe(anna.userId)
    expect(await textsOf(bert.visitor)).not.toContain('of Anna')
    expect(await infoOf(site.ana, bert.visitor)).toMatchObject({ userName: 'Bert', siteUserId: 'bert' })
    expect(await infoOf(site.ana, anna.visitor)).toMatchObject({ userName: 'Anna', siteUserId: 'anna' })
    // The answer was lost: the same proof leads to the same Bert.
    expect(must(await anna.visitor.call('identify', { jwt }))['userId']).toBe(bert.userId)
    const back = await becomes(bert.visitor, await site.sign('anna'), site.channelId)
    expect(back.userId).toBe(anna.userId)
  })

  it('ten devices that prove one new person at once become one visitor', async () => {
    const site = await givenSite(world)
    const devices = await Promise.all(Array.from({ length: 10 }, () => site.visit()))
    const proofs = await Promise.all(devices.map(() => site.sign('u-7')))
    const answers = await Promise.all(
      devices.map((device, i) => device.call('identify', { jwt: proofs[i] ?? '' })),
    )
    expect(new Set(answers.map((answer) => must(answer)['userId'])).size).toBe(1)
  })

  it('one proof that ten visitors show at once is one visitor’s', async () => {
    const site = await givenSite(world)
    const devices = await Promise.all(Array.from({ length: 10 }, () => site.visit()))
    const jwt = await site.sign('u-7')
    const answers = await Promise.all(devices.map((device) => device.call('identify', { jwt })))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  })

  it('two who change places at once do not wait for each other for ever', async () => {
    const site = await givenSite(world)
    const a = await becomes(await site.visit(), await site.sign('a'), site.channelId)
    const b = await becomes(await site.visit(), await site.sign('b'), site.channelId)
    for (let round = 0; round < 10; round++) {
      const [toB, toA] = await Promise.all([site.sign('b'), site.sign('a')])
      const [left, right] = await Promise.all([
        a.visitor.call('identify', { jwt: toB }),
        b.visitor.call('identify', { jwt: toA }),
      ])
      expect(must(left)['userId']).toBe(b.userId)
      expect(must(right)['userId']).toBe(a.userId)
    }
  })

  it('the same name on another channel is another person', async () => {
    const [one, other] = [await givenSite(world), await givenSite(world)]
    const here = await becomes(await one.visit(), await one.sign('u-7'), one.channelId)
    const there = await becomes(await other.visit(), await other.sign('u-7'), other.channelId)
    expect(there.userId).not.toBe(here.userId)
  })
})

describe('attack 19: what is claimed', () => {
  it('never takes the place of what is proved', async () => {
    const site = await givenSite(world, { userFormMode: true })
    const jwt = await site.sign('u-7', { ...sam, phone: '' })
    const { visitor } = await becomes(await site.visit(), jwt, site.channelId)
    const claims = { userName: 'The boss', email: 'boss@shop.example', phone: '13800138000' }
    const asBoss = { ...claims, userId: visitor.started.userId, sub: 'boss', verified_sub: 'boss' }
    must(await visitor.call('resetInfo', asBoss))
    must(await visitor.call('submitUserForm', { ...asBoss, formParams: '' }))
    must(await visitor.http.call('chatStart', { ...asBoss, channelId: site.channelId, pid: 'p' }))
    expect(await infoOf(site.ana, visitor)).toMatchObject({
      isVerified: true,
      siteUserId: 'u-7',
      userName: sam.name,
      email: sam.email,
      // The site has said nothing of a phone, so this is theirs to say, and shown as that.
      phone: '13800138000',
      proven: ['email', 'name'],
    })
  })

  it('gives way to a later proof, and what that does not mention stays proved', async () => {
    const site = await givenSite(world)
    const { visitor } = await becomes(await site.visit(), await site.sign('u-7', sam), site.channelId)
    await visitor.call('identify', { jwt: await site.sign('u-7', { name: 'Sam O.' }) })
    await visitor.call('resetInfo', { email: 'other@x.example' })
    expect(await infoOf(site.ana, visitor)).toMatchObject({
      userName: 'Sam O.',
      email: sam.email,
      proven: ['email', 'name', 'phone'],
    })
  })
})

it('whoever shows too many is told to wait, and nothing is tried', async () => {
  const site = await givenSite(world)
  const { started, http } = await site.visit()
  const now = Date.now()
  const still = await world.startNode({}, { clock: { now: () => now } })
  const visitor = new Visitor(http.at(still.address), started)
  for (let tries = 0; tries < 30; tries++) await visitor.call('identify', { jwt: 'x.y.z' })
  const jwt = await site.sign('u-7')
  const before = await snapshot(world)
  expect((await visitor.call('identify', { jwt })).body.error).toBe('request.tooMany')
  expect(await snapshot(world)).toEqual(before)
})

async function textsOf(visitor: Visitor): Promise<string[]> {
  const { msgList } = must(await visitor.call('getHistoryMsg', { maxTime: 0 })) as {
    msgList: { msgContent: string }[]
  }
  return msgList.map(({ msgContent }) => msgContent)
}
