import { expect, it } from 'vitest'
import { deskTiming } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'

let ahead = 0
const world = givenWorld({ clock: { now: () => Date.now() + ahead } })

it('agents see who else looks at a thread, on any node, until they leave or fall silent', async () => {
  const { agent: ana, threadId } = await startTalk(world.http)
  const other = await world.startNode()
  const ben = await Agent.signIn(world.http.at(other.address), 'ben@demo.example')
  const [anasDesk, bensDesk] = [await ana.stream(), await ben.stream()]
  await anasDesk.next((frame) => frame.type === 'hello')
  await bensDesk.next((frame) => frame.type === 'hello')

  const looks = { threadId, isGone: false }
  await ana.call('viewing', looks)
  await ben.call('viewing', looks)
  expect(await anasDesk.next((frame) => frame.type === 'viewers')).toMatchObject({
    threadId,
    agents: [{ adminNick: 'Ben' }],
  })
  expect(await bensDesk.next((frame) => frame.type === 'viewers')).toMatchObject({
    agents: [{ adminNick: 'Ana' }],
  })

  const left = anasDesk.next((frame) => frame.type === 'viewers' && namesIn(frame).length === 0)
  await ben.call('viewing', { threadId, isGone: true })
  await left
  await ben.call('viewing', looks)
  await anasDesk.next((frame) => frame.type === 'viewers' && namesIn(frame).includes('Ben'))

  ahead = deskTiming.viewingShownMs
  await expect
    .poll(() => namesIn(anasDesk.frames.findLast((frame) => frame.type === 'viewers') ?? {}))
    .toEqual([])
  expect((await ben.call('viewing', { threadId: 'nobody', isGone: false })).body.error).toBe('object.unknown')
})

function namesIn(frame: Record<string, unknown>): string[] {
  const agents = (frame['agents'] ?? []) as { adminNick: string }[]
  return agents.map(({ adminNick }) => adminNick)
}
