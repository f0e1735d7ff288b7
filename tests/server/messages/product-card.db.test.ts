import { expect, it } from 'vitest'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const kettle = kinds.goods.example

function sendCard(visitor: Visitor, card: unknown, id = newId()) {
  return visitor.call('sendMsg', { id, msgType: 7, msgContent: JSON.stringify(card) })
}

async function lastMessage(visitor: Visitor): Promise<unknown> {
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
  return (body.data['msgList'] as unknown[]).at(-1)
}

it('T-14 C-10 a visitor sends the product they look at, and the agent sees the card at once', async () => {
  const { visitor, agent } = await startTalk(world.http)
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  const id = newId()
  const sent = await sendCard(visitor, kettle, id)
  expect(sent.body.code).toBe(200)
  const { event } = await desk.next((frame) => JSON.stringify(frame).includes(id))
  expect(event).toMatchObject({ msgType: 7, senderType: 1, msgContent: JSON.stringify(kettle) })
  expect((await sendCard(visitor, kettle, id)).body).toEqual(sent.body)
  desk.close()
})

it('T-14 V-12 it is stored anew: unknown fields and unsafe addresses do not reach the agent', async () => {
  const visitor = await Visitor.start(world.http)
  const hostile = {
    ...kettle,
    imgUrl: 'javascript:alert(1)',
    fromUrl: '//evil.example',
    html: '<script>alert(1)</script>',
    msgId: 'x',
  }
  expect((await sendCard(visitor, hostile)).body.code).toBe(200)
  expect(await lastMessage(visitor)).toMatchObject({
    msgType: 7,
    msgContent: JSON.stringify({ ...kettle, imgUrl: '', fromUrl: '' }),
  })
})

it.each([
  ['no JSON', 'a kettle'],
  ['a list', '[]'],
  ['no title', '{"imgUrl":"/a.png"}'],
  ['a blank title', '{"title":" "}'],
  ['a title that is no text', '{"title":{"a":1}}'],
])('T-14 V-12 refuses %s, and nothing is stored', async (_name, msgContent) => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.call('sendMsg', { id: newId(), msgType: 7, msgContent })
  expect(body).toMatchObject({ code: 400, error: 'request.invalid' })
  expect(await lastMessage(visitor)).toBeUndefined()
})

it.each([3, 8, 9, 10, 11, 12, 13, 99])('P-01 V-12 a visitor sends no message of type %i', async (msgType) => {
  const visitor = await Visitor.start(world.http)
  const msgContent = JSON.stringify(kettle)
  const { body } = await visitor.call('sendMsg', { id: newId(), msgType, msgContent })
  expect(body).toMatchObject({ code: 400, error: 'request.invalid' })
})
