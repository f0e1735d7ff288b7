import { expect, it } from 'vitest'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

async function lastOf(visitor: Visitor): Promise<WireMessage | undefined> {
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  return (body.data['msgList'] as WireMessage[]).at(-1)
}

it('D-16 a reply carries the words of the message that it answers, to both sides', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const asked = await visitor.send('Where is my parcel?')
  const quoteId = String(asked.body.data['msgId'])
  await agent.call('reply', { threadId, id: newId(), msgContent: 'On its way', quoteId })
  expect(await lastOf(visitor)).toMatchObject({ msgContent: 'On its way', replyMsg: 'Where is my parcel?' })
  const read = await agent.call('readThread', { threadId })
  expect(JSON.stringify(read.body)).toContain('"replyMsg":"Where is my parcel?"')
})

it('D-16 only what the visitor may read is quoted, and only from the same thread', async () => {
  const { agent, threadId } = await startTalk(world.http)
  const other = await startTalk(world.http, agent)
  const note = await agent.call('writeNote', { threadId, id: newId(), msgContent: 'inside' })
  const elsewhere = await other.visitor.send('of another')
  for (const { body } of [note, elsewhere]) {
    const quoteId = body.data['msgId']
    const answer = await agent.call('reply', { threadId, id: newId(), msgContent: 'x', quoteId })
    expect(answer.body.error).toBe('object.unknown')
  }
})

it.each(['goods', 'order', 'link', 'form'] as const)('D-08 an agent sends a %s', async (kind) => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const content = { kind, ...kinds[kind].example } as Parameters<typeof encodeContent>[0]
  const { msgType, msgContent } = encodeContent(content)
  const answer = await agent.call('reply', { threadId, id: newId(), msgType, msgContent })
  expect(answer.body.code).toBe(200)
  expect(await lastOf(visitor)).toMatchObject({ msgType, senderType: 2 })
})

it('D-08 nothing is sent that the kinds do not allow', async () => {
  const { agent, threadId } = await startTalk(world.http)
  const send = (msgType: number, msgContent: string) =>
    agent.call('reply', { threadId, id: newId(), msgType, msgContent })
  for (const [msgType, content] of [
    [msgTypes.html, '<script>'],
    [msgTypes.goods, '{}'],
    [msgTypes.link, '{"title":"x","linkUrl":"javascript:alert(1)"}'],
    [msgTypes.form, '{"formTitle":"x","formFields":[]}'],
    [msgTypes.text, 'x'.repeat(4001)],
  ] as const)
    expect((await send(msgType, content)).body.error).toBe('request.invalid')
})
