import { fakeBrowser } from '@foyer/client/fakes/fake-browser.ts'
import { sessionStatuses } from '@foyer/contract/codes.ts'
import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { describe, expect, it } from 'vitest'
import { createDeskRig } from './desk-rig.testkit.ts'
import { fakeStreams, joinDesk, openDesks } from './desk-tabs.testkit.ts'
import { createBusyServer, me } from './model-server.testkit.ts'

/** Two tabs of one agent, whose conversation `a` is. Each shows what `open` says. */
async function openTabs(...opens: readonly string[]) {
  const browser = fakeBrowser()
  const model = createBusyServer(['a', 'b'])
  const streams = fakeStreams()
  const tabs = opens.map((id) => {
    const rig = createDeskRig(model, {
      send: streams.send,
      shareRead: (threadId, seq) => link.shareRead(threadId, seq),
    })
    const link = joinDesk(browser.openTab(), streams, { get: rig.state, dispatch: rig.dispatch })
    rig.run({ do: 'open', id }, 'arrives')
    rig.refresh()
    return { rig, unread: () => rig.state().inbox.rows.get('a')?.unread }
  })
  const [first, second] = tabs
  if (!first || !second) throw new Error('too few tabs')
  await browser.clock.advance(0)
  for (const { rig } of tabs) rig.settle()
  return { first, second, clock: browser.clock }
}

describe('a conversation that the agent reads in one tab', () => {
  it.each([
    ['the tab with the stream', ['a', 'b']],
    ['another tab', ['b', 'a']],
  ])('is read in the others as well: read in %s', async (_name, opens) => {
    const { first, second, clock } = await openTabs(...opens)
    const [reader, other] = opens[0] === 'a' ? [first, second] : [second, first]
    first.rig.run({ do: 'visitor', id: 'a' }, 'arrives')
    await clock.advance(0)
    expect([reader.unread(), other.unread()]).toEqual([0, 1])
    reader.rig.settle()
    await clock.advance(0)
    expect(other.unread()).toBe(0)
  })

  it('keeps what came after it was read unread, as far as the server says', async () => {
    const { leader, follower, clock } = await openDesks(2)
    const own = { status: sessionStatuses.withAgent, adminId: me, lastSeq: 12, unread: 3 }
    follower.dispatch({ on: 'row', thread: { ...threadSummaryExample, ...own, threadId: 'a' } })
    leader.shareRead('a', 11)
    await clock.advance(0)
    expect(follower.state().inbox.rows.get('a')).toMatchObject({ unread: 3 })
    expect(follower.effects.at(-1)).toBe('readLists')
    leader.shareRead('a', 12)
    await clock.advance(0)
    expect(follower.state().inbox.rows.get('a')).toMatchObject({ unread: 0 })
  })

  it('is not told again and again', async () => {
    const { first, clock } = await openTabs('a', 'a')
    const before = first.rig.state().readSeqs
    first.rig.refresh()
    first.rig.settle()
    await clock.advance(0)
    expect(first.rig.state().readSeqs).toBe(before)
  })
})

describe('when the server last heard of the desk', () => {
  it('is known to every tab: with a new stream, and with each beat that was answered', async () => {
    const { server, leader, follower, clock } = await openDesks(2)
    const beats = () => [leader, follower].map((desk) => desk.state().beatAt)
    const opened = clock.now()
    expect(beats()).toEqual([opened, opened])
    await clock.advance(15_000)
    server.send({ type: 'beat' })
    await clock.advance(500)
    expect(beats(), 'not answered yet').toEqual([opened, opened])
    leader.sharePresence('available')
    await clock.advance(0)
    expect(beats()).toEqual([opened + 15_000, opened + 15_000])
  })

  it('a silent loss is noticed by all tabs before the lease is over', async () => {
    const { server, leader, follower, clock } = await openDesks(2)
    server.refuseWith(503)
    await clock.advance(18_000)
    for (const desk of [leader, follower]) expect(desk.state().link).toBe('lost')
  })
})
