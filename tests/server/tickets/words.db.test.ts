import { afterEach, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { answer, deskTicketOf, givenTicket, must, ticketOf } from './given.ts'

const world = givenWorld()
afterEach(async () => {
  await world.node.deps.pool.query('delete from sensitive_words')
  world.node.deps.words.changed(world.demo.tenantId)
})

async function given(words: string[], isWithheld: boolean) {
  const agent = await Agent.signIn(world.http)
  must(await agent.call('addWords', { words, isWithheld }))
  return { agent, ...(await givenTicket(world)) }
}

async function seenBy(visitor: Visitor, woId: string): Promise<string> {
  const history = await visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })
  return JSON.stringify([await ticketOf(visitor, woId), history.body])
}

it('D-16 a public reply with a sensitive word is asked about first, and sent when the agent insists', async () => {
  const { agent, visitor, woId } = await given(['guarantee'], false)
  const reply = answer(woId, 'I GUARANTEE it')
  expect((await agent.call('replyTicket', reply)).body.error).toBe('message.sensitive')
  expect(await seenBy(visitor, woId)).not.toContain('GUARANTEE')
  must(await agent.call('replyTicket', { ...reply, insist: 1 }))
  expect(await seenBy(visitor, woId)).toContain('I GUARANTEE it')
})

it('D-16 notes are between agents: nobody is asked', async () => {
  const { agent, woId } = await given(['guarantee'], false)
  must(await agent.call('replyTicket', answer(woId, 'They want a guarantee', { isInternal: true })))
})

it('D-16 a word that is withheld keeps a reply from the customer, whatever the agent wants', async () => {
  const { agent, visitor, woId } = await given(['退款'], true)
  const reply = answer(woId, '可以退款')
  expect((await agent.call('replyTicket', reply)).body.error).toBe('message.sensitive')
  must(await agent.call('replyTicket', { ...reply, insist: 1 }))
  // A lost answer makes no second one.
  must(await agent.call('replyTicket', { ...reply, insist: 1 }))
  expect(await seenBy(visitor, woId)).not.toContain('退款')
  const { entries } = await deskTicketOf(agent, woId)
  expect(entries.filter(({ content }) => content === '可以退款')).toHaveLength(1)
})
