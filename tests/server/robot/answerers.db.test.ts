import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from './given.ts'

const world = givenWorld()

async function inDialogue(): Promise<Visitor> {
  await seedDialogue(world.node.deps.db, { tenantId: world.demo.tenantId, robotNo: 'r1' })
  const visitor = await Visitor.start(world.http)
  const { msgList } = await ask(visitor, 'where is my order')
  expect(msgList).toHaveLength(2)
  expect(msgList[1]).toMatchObject({ senderType: 3, senderName: 'Harbour helper' })
  return visitor
}

it('T-12 a question of its own is answered in the middle of a dialogue, which stays where it is', async () => {
  const visitor = await inDialogue()
  const { msgList: known } = await ask(visitor, 'How can I send a product back?')
  expect(known[1]).toMatchObject({ docId: 'd7' })
  const { msgList: typed } = await ask(visitor, '1')
  expect(typed[1]).toMatchObject({ senderType: 3, msgType: 10 })
})

it('what neither the dialogue nor the knowledge understands is asked again, once', async () => {
  const visitor = await inDialogue()
  const id = newId()
  const { msgList } = await ask(visitor, 'qwertz', { id })
  expect(msgList.map((message) => message.id)).toEqual([id, `${id}.answer`, `${id}.1.answer`])
  expect(await ask(visitor, 'qwertz', { id })).toMatchObject({ msgList })
  const { msgList: unknown } = await ask(visitor, 'qwertz')
  expect(unknown[1]).toMatchObject({ msgContent: 'robot.unknown' })
})

it('C-11 a dialogue that leads to a person says so', async () => {
  const visitor = await inDialogue()
  const { status } = await ask(visitor, '3')
  expect(status).toBe(-1)
})
