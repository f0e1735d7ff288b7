import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { must } from '../../team/given.ts'
import { asking } from '../dialogue/asking.ts'
import { givenDialogue, publish } from './given.ts'

const world = givenWorld()

it('the conversations in a dialogue are counted and listed until it ends, and only for their own tenant', async () => {
  const ana = await Agent.signIn(world.http, 'ana@demo.example')
  const ref = await givenDialogue(ana)
  await publish(ana, ref)
  const listed = async (agent: Agent) => must(await agent.call('listDialogueConversations', ref))
  expect(await listed(ana)).toEqual({ count: 0, conversations: [] })

  const visitor = asking(world.node.deps, await Visitor.start(world.http), ref.robotNo)
  await visitor.start(ref.dialogueId)
  expect(await listed(ana)).toMatchObject({
    count: 1,
    conversations: [{ threadId: visitor.claims.threadKey, version: 1, node: 'topic' }],
  })
  const { dialogues } = must(await ana.call('listDialogues', { robotNo: ref.robotNo }))
  expect(dialogues).toMatchObject([{ conversations: 1 }])

  await seedTenant(world.node.deps.db, 'other')
  const stranger = await Agent.signIn(world.http, 'ana@other.example')
  expect(await listed(stranger)).toEqual({ count: 0, conversations: [] })
  expect(must(await stranger.call('listDialogueVersions', ref))).toEqual({ versions: [] })

  await visitor.press(`${ref.dialogueId}.topic`, 'else')
  expect(await listed(ana)).toEqual({ count: 0, conversations: [] })
})
