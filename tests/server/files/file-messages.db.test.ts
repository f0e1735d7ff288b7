import { beforeEach, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'
import { mp4, png } from './pictures.ts'
import { served, upload, urlOf } from './uploads.ts'

const world = givenWorld({}, { limitScale: 100 })
let visitor: Visitor
beforeEach(async () => {
  visitor = await served(world)
})

async function lastMessage(): Promise<Record<string, unknown> | undefined> {
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
  return (body.data['msgList'] as Record<string, unknown>[]).at(-1)
}

it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, number]>([
  ['a.png', () => png(), 2],
  ['a.pdf', () => Promise.resolve('x'.repeat(2_000)), 4],
  ['a.mp4', () => Promise.resolve(mp4()), 6],
])(
  'C-10 V-09 an uploaded %s is sent as what it is, with its own name and size',
  async (name, bytes, msgType) => {
    const url = urlOf(await upload(visitor, name, await bytes()))
    // Kind, name and size are the server's to say, whatever the client claims.
    const { body } = await visitor.call('sendMsg', {
      id: newId(),
      msgType: msgType === 4 ? 2 : 4,
      msgContent: url,
      fileName: 'claimed.exe',
      size: 1,
    })
    expect(body.code).toBe(200)
    expect(await lastMessage()).toMatchObject({
      msgType,
      msgContent: url,
      fileName: name,
      size: msgType === 4 ? 2 : 1,
      senderType: 1,
    })
  },
)

it('T-02 the same message again gets the first result; another message does not get the file', async () => {
  const url = urlOf(await upload(visitor, 'a.png', await png()))
  const id = newId()
  const first = await visitor.call('sendMsg', { id, msgType: 2, msgContent: url })
  expect((await visitor.call('sendMsg', { id, msgType: 2, msgContent: url })).body).toEqual(first.body)
  expect((await visitor.call('sendMsg', { id: newId(), msgType: 2, msgContent: url })).body.code).toBe(400)
})

it.each<[string, (url: string) => string]>([
  ['of another site', () => 'https://evil.example/files/1-AAAAAAAAAAAAAAAAAAAAAA/a.png'],
  ['without a scheme', () => '//evil.example/a.png'],
  ['that runs', () => 'javascript:alert(1)'],
  ['with a query', (url) => `${url}?x=1`],
  ['with more behind it', (url) => `${url}/../../x`],
  ['that is guessed', (url) => url.replace(/-.{22}/, `-${'A'.repeat(22)}`)],
  ['that is no file', () => '/api/docs'],
])('V-12 a file message with an address %s is refused, and nothing is stored', async (_name, wrong) => {
  const url = urlOf(await upload(visitor, 'a.png', await png()))
  const before = await lastMessage()
  for (const msgType of [2, 4, 5, 6]) {
    const { body } = await visitor.call('sendMsg', { id: newId(), msgType, msgContent: wrong(url) })
    expect(body).toMatchObject({ code: 400, error: 'object.unknown' })
  }
  expect(await lastMessage()).toEqual(before)
})

it('nobody else can send a file: not another visitor, not one of another tenant', async () => {
  const url = urlOf(await upload(visitor, 'a.png', await png()))
  await seedTenant(world.node.deps.db, 'rival')
  const strangers = [await served(world), await Visitor.start(world.http, { channelId: 'rival' })]
  for (const stranger of strangers) {
    const { body } = await stranger.call('sendMsg', { id: newId(), msgType: 2, msgContent: url })
    expect(body).toMatchObject({ code: 400, error: 'object.unknown' })
  }
})

it('the agent sees the file on the desk', async () => {
  const url = urlOf(await upload(visitor, 'a.png', await png()))
  await visitor.call('sendMsg', { id: newId(), msgType: 2, msgContent: url })
  const agent = await Agent.signIn(world.http)
  const { body } = await agent.call('readThread', { threadId: await threadIdOf(visitor) })
  expect(body.data['events']).toContainEqual(
    expect.objectContaining({ msgType: 2, msgContent: url, fileName: 'a.png' }),
  )
})
