import { beforeAll, expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { asking, robotNo } from './asking.ts'

const world = givenWorld()
beforeAll(() => seedDialogue(world.node.deps.db, { tenantId: world.demo.tenantId, robotNo }))

/** A visitor with the dialogue's form before them. */
async function withForm(topic = 'late') {
  const visitor = await Visitor.start(world.http)
  const robot = asking(world.node.deps, visitor)
  await robot.say(await robot.start())
  const [msgId = ''] = await robot.say(await robot.press('order.topic', topic))
  const answer = (order: string) => {
    const form = orderDialogue.nodes['number']
    const fields = form?.kind === 'form' ? form.fields.map(({ field }) => encodeField(field)) : []
    const filled = fields.map((field) => ({ ...field, chooseValue: field.fieldId === 'order' ? order : '' }))
    return visitor.call('updateSessionMsg', { msgId, docNode: JSON.stringify(filled) })
  }
  return { visitor, robot, msgId, answer }
}

async function history(visitor: Visitor) {
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
  return WireMessage.array().parse(body.data['msgList'])
}

async function heard(visitor: Visitor): Promise<string[]> {
  const messages = await history(visitor)
  return messages.map((wire) => decodeMessage(wire).content.kind)
}

it('V-11 C-29 a form of a dialogue is answered as every form, and the dialogue goes on by itself', async () => {
  const { visitor, msgId, answer } = await withForm()
  const stream = await visitor.stream()
  expect((await answer('A-20931')).body).toEqual({ code: 200, data: {} })

  const { event } = await stream.next((frame) => JSON.stringify(frame).includes('on its way'))
  expect(event).toMatchObject({ event_type: 1201, senderType: 3, msgType: 3, senderName: 'Harbour helper' })
  const asked = await stream.next((frame) => JSON.stringify(frame).includes('Does that help?'))
  expect(JSON.stringify(asked)).toContain('order.helped')
  stream.close()

  expect(await heard(visitor)).toEqual(['buttons', 'form', 'rich', 'rich'])
  const form = (await history(visitor)).find((message) => message.msgId === msgId)
  expect(decodeMessage(form ?? {}).content).toMatchObject({ kind: 'form', submitted: true })
})

it('the conversation goes on with buttons behind the form', async () => {
  const { robot, answer } = await withForm()
  await answer('A-1')
  expect(await robot.press('order.helped', 'no')).toMatchObject({ next: { to: 'person' } })
})

it('the same answer again, at once and later, says nothing twice', async () => {
  const { visitor, robot, answer } = await withForm()
  await Promise.all([answer('A-1'), answer('A-1'), answer('A-1')])
  const before = await heard(visitor)
  expect(before).toEqual(['buttons', 'form', 'rich', 'rich'])
  await robot.press('order.helped', 'yes')
  expect((await answer('A-1')).body.code).toBe(200)
  expect(await heard(visitor)).toEqual(before)
  expect((await answer('A-2')).body.error).toBe('message.conflict')
})

it('an empty answer to a required field gets the form once more', async () => {
  const { visitor, answer } = await withForm()
  await answer(' ')
  expect(await heard(visitor)).toEqual(['buttons', 'form', 'text', 'form'])
})

it('a form that leads to a person puts the visitor into the queue', async () => {
  const { visitor, answer } = await withForm('change')
  const stream = await visitor.stream()
  await answer('A-1')
  await stream.next((frame) => JSON.stringify(frame).includes('"status":3'))
  stream.close()
  expect(await heard(visitor)).toEqual(['buttons', 'form', 'rich'])
})

it('the robot is silent once a person was asked for, and after the end', async () => {
  const waiting = await withForm()
  await waiting.visitor.call('transferAgent')
  expect((await waiting.answer('A-1')).body.code).toBe(200)
  expect(await heard(waiting.visitor)).toEqual(['buttons', 'form'])

  const ended = await withForm()
  await ended.visitor.call('chatClose')
  await ended.answer('A-1')
  expect(await heard(ended.visitor)).toEqual(['buttons', 'form'])
})

it('nobody answers the form of somebody else', async () => {
  const { visitor, msgId } = await withForm()
  const thief = await withForm()
  const docNode = JSON.stringify([])
  expect((await thief.visitor.call('updateSessionMsg', { msgId, docNode })).body.error).toBe('object.unknown')
  for (const someone of [visitor, thief.visitor]) expect(await heard(someone)).toEqual(['buttons', 'form'])
})

it('a form that names a step nobody was asked moves no dialogue', async () => {
  const { visitor, answer } = await withForm()
  await world.node.deps.pool.query(
    `update entries set extra = extra || '{"nodeId": "order.elsewhere"}'
     where kind = 10 and thread_id = (select id from threads where user_id = $1)`,
    [visitor.started.userId],
  )
  expect((await answer('A-1')).body.code).toBe(200)
  expect(await heard(visitor)).toEqual(['buttons', 'form'])
})
