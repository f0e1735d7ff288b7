import { describe, expect, it } from 'vitest'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()

async function idsIn(agent: Agent, list: InboxList): Promise<string[]> {
  const { threads } = (await agent.call('listThreads', { list })).body.data as {
    threads: { threadId: string }[]
  }
  return threads.map(({ threadId }) => threadId)
}

describe('the lists of the desk', () => {
  it('show who is next first, as the queue serves them: who is sent back has kept their ticket', async () => {
    const { arrive, ana } = await givenGroup(world, { max: 1 }, { state: 'away' })
    const [held, waits] = [await arrive(), await arrive()]
    await held.ask()
    await waits.ask()
    expect(await idsIn(ana, 'waiting')).toEqual([waits.threadId])
    await ana.call('setPresence', { state: 'away' })
    expect((await ana.call('refuseThread', { threadId: held.threadId })).body.code).toBe(200)
    expect(await idsIn(ana, 'waiting')).toEqual([held.threadId, waits.threadId])
    const row = (await ana.call('readThread', { threadId: held.threadId })).body.data['thread']
    expect(row).toMatchObject({ status: 3, reachedPeople: true })
  })

  it('leave out what only ever had the robot', async () => {
    const { arrive, ana } = await givenGroup(world, { state: 'away' })
    const [robots, waited, again] = [await arrive(), await arrive(), await arrive()]
    const ours = [robots, waited, again].map(({ threadId }) => threadId)
    const closed = async () => (await idsIn(ana, 'closed')).filter((id) => ours.includes(id))
    await waited.ask()
    await again.ask()
    for (const { visitor } of [robots, waited, again]) await visitor.call('chatClose')
    expect(await closed()).toEqual([again.threadId, waited.threadId])
    // The next session of the same thread has the robot alone.
    const { channelId, pid } = { channelId: 'demo', pid: again.threadId }
    await again.visitor.call('chatStart', { channelId, pid, locale: 'en' })
    await again.visitor.call('chatClose')
    expect(await closed()).toEqual([waited.threadId])
  })
})
