import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listProposals, Proposal } from '@foyer/contract/desk/learning.ts'
import { learnFromSessions } from '@foyer/server/features/robot/learning/learn-from-sessions.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from './given.ts'

export const returns =
  'You may return everything within 30 days. Print the label in your account and hand the parcel in.'
export const opening = 'Our shop at the harbour is open from Monday to Saturday, from nine to seven.'

const others = [
  'How long does delivery take?',
  'Which payment methods do you accept?',
  'Do you repair lamps?',
  'Can I change my address?',
  'Is there a guarantee?',
  'How do I use a voucher?',
]

/** A robot of its own, in a channel of its own, that knows a few documents. */
export async function givenRobot(world: World): Promise<string> {
  const robotNo = newId()
  const { tenantId } = world.demo
  const { deps } = world.node
  await seedChannel(deps.db, { tenantId, tenantKey: 'demo', key: robotNo, config: { robotNo } })
  await givenDocument(deps, tenantId, {
    docId: `${robotNo}-returns`,
    robotNo,
    question: 'How do I return something?',
    answer: `<p>${returns}</p>`,
  })
  await givenDocument(deps, tenantId, {
    docId: `${robotNo}-opening`,
    robotNo,
    question: 'When are you open?',
    answer: `<p>${opening}</p>`,
  })
  for (const [place, question] of others.entries())
    await givenDocument(deps, tenantId, {
      docId: `${robotNo}-${place}`,
      robotNo,
      question,
      answer: `<p>Answer number ${place}: please look at our page.</p>`,
    })
  return robotNo
}

type Talk = { agent: Agent; says?: string; visitor?: Visitor }

/** A visitor asks the robot, is served by an agent, who says something, and leaves. */
export async function talk(world: World, robotNo: string, question: string, given: Talk): Promise<Visitor> {
  const { agent, says } = given
  const visitor = given.visitor ?? (await Visitor.start(world.http, { channelId: robotNo }))
  await ask(visitor, question, { robotNo })
  if (says !== undefined) {
    await visitor.call('transferAgent')
    const threadId = await threadIdOf(visitor)
    await agent.call('takeThread', { threadId })
    await agent.reply(threadId, says)
  }
  await visitor.call('chatClose')
  return visitor
}

/** Until no session waits: the node's own job may have some of them. */
export async function learnAll({ node: { deps } }: Pick<World, 'node'>): Promise<void> {
  await learnFromSessions(deps)
  await waitUntil(
    async () => {
      const row = await deps.db.selectFrom('learning_queue').select('thread_id').limit(1).executeTakeFirst()
      return row === undefined
    },
    () => 'sessions wait for the job',
    20_000,
  )
}

type Listed = OutputOf<typeof listProposals>

export async function listed(
  agent: Agent,
  robotNo: string,
  more: Record<string, unknown> = {},
): Promise<Listed> {
  const { body } = await agent.call('listProposals', { robotNo, ...more })
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return body.data as Listed
}

export async function proposalsOf(agent: Agent, robotNo: string): Promise<Proposal[]> {
  return (await listed(agent, robotNo)).proposals
}
