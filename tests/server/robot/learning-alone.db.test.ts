import { expect, it } from 'vitest'
import { acceptAlone } from '@foyer/server/features/robot/learning/accept-alone.ts'
import { removeSessions } from '@foyer/server/features/retention/remove-sessions.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenRobot, learnAll, listed, opening, proposalsOf, returns, talk } from './given-learning.ts'

const world = givenWorld()
const signedIn = () => Agent.signIn(world.http)

async function accepted(agent: Agent, robotNo: string): Promise<string[]> {
  const { proposals } = await listed(agent, robotNo, { state: 'accepted', automatic: true })
  return proposals.map(({ question }) => question).toSorted()
}

it('is off until somebody turns it on, and each phrasing needs enough visitors', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const settings = { isAutomatic: false, minVisitors: 3, mostPerDay: 5 }
  expect((await agent.call('readLearning', { robotNo })).body.data).toEqual(settings)
  for (let i = 0; i < 2; i += 1)
    await talk(world, robotNo, 'Sneakers pinch my toes', { agent, says: returns })
  await talk(world, robotNo, 'Sofa wobbles dreadfully', { agent, says: opening })
  await learnAll(world)
  expect(await accepted(agent, robotNo)).toEqual([])

  const chosen = { robotNo, isAutomatic: true, minVisitors: 2, mostPerDay: 5 }
  expect((await agent.call('saveLearning', chosen)).body.code).toBe(200)
  await acceptAlone(world.node.deps)
  expect(await accepted(agent, robotNo)).toEqual(['Sneakers pinch my toes'])
  expect((await proposalsOf(agent, robotNo)).map(({ question }) => question)).toEqual([
    'Sofa wobbles dreadfully',
  ])
  const { entries } = (await agent.call('listAudit', { action: 'acceptProposals' })).body.data as {
    entries: { actorKind: string; actorName: string }[]
  }
  expect(entries[0]).toMatchObject({ actorKind: 'system', actorName: 'robot' })
})

it('accepts no more than its number a day, with two nodes too, and nothing that breaks a case', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const other = await world.startNode()
  const questions = ['Sneakers pinch my toes', 'Sofa wobbles dreadfully', 'Curtains look awful at home']
  for (const question of questions)
    for (let i = 0; i < 2; i += 1) await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  expect(await proposalsOf(agent, robotNo)).toHaveLength(3)
  await agent.call('saveCase', { robotNo, language: 'en', question: 'Sneakers pinch my toes' })
  await agent.call('saveLearning', { robotNo, isAutomatic: true, minVisitors: 2, mostPerDay: 1 })
  await Promise.all([acceptAlone(world.node.deps), acceptAlone(other.deps)])
  const done = await accepted(agent, robotNo)
  expect(done).toHaveLength(1)
  expect(done).not.toContain('Sneakers pinch my toes')
  await acceptAlone(world.node.deps)
  expect(await accepted(agent, robotNo)).toEqual(done)
})

it('a proposal goes with the last conversation that supports it', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const [first, second] = [
    await talk(world, robotNo, 'Sneakers pinch my toes', { agent, says: returns }),
    await talk(world, robotNo, 'Sneakers pinch my toes', { agent, says: returns }),
  ]
  await learnAll(world)
  const remove = (userId: string) =>
    removeSessions(world.node.deps, world.demo.tenantId, (query) => query.where('t.user_id', '=', userId))
  expect(await remove(first.started.userId)).toBe(0)
  expect(await proposalsOf(agent, robotNo)).toMatchObject([{ asked: 1, visitors: 1 }])
  expect(await remove(second.started.userId)).toBe(0)
  expect(await proposalsOf(agent, robotNo)).toEqual([])
})
