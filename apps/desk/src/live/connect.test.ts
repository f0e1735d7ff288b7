import { loneLocks } from '@foyer/client/ports/locks.ts'
import { fakeBrowser } from '@foyer/client/fakes/fake-browser.ts'
import { describe, expect, it } from 'vitest'
import { deskTab, fakeStreams, openDesks } from './desk-tabs.testkit.ts'

const preview = (text: string) => ({ type: 'preview', threadId: 'a', text }) as const

describe('desk tabs', () => {
  it('ten tabs hold one stream, and each is told everything once', async () => {
    const { server, desks, clock } = await openDesks(10)
    for (const text of ['o', 'on', 'one']) server.send(preview(text))
    await clock.advance(0)
    expect([server.streams.size, server.opened()]).toEqual([1, 1])
    for (const desk of desks) {
      expect(desk.state().link).toBe('live')
      expect(desk.typesOf()).toEqual(['hello', 'preview', 'preview', 'preview'])
    }
  })

  it('a tab that comes later is live, and reads its lists after it has begun to listen', async () => {
    const { browser, server, clock } = await openDesks(2)
    const late = deskTab(browser.openTab(), server)
    server.send(preview('early'))
    await clock.advance(0)
    expect(late.state().link).toBe('live')
    expect(late.effects).toContain('readLists')
    server.send(preview('on'))
    await clock.advance(0)
    expect(late.state().previews.get('a')?.text).toBe('on')
  })

  it('beats and requests to move are for the leader alone, which shares what the server said', async () => {
    const { server, leader, follower, clock } = await openDesks(2)
    server.send({ type: 'beat' })
    server.send({ type: 'reconnect', withinMs: 1_000 })
    await clock.advance(0)
    expect(leader.effects).toEqual(expect.arrayContaining(['beat', 'comeBack']))
    expect(follower.typesOf()).toEqual(['hello'])
    leader.sharePresence('away')
    follower.moveWithin(0)
    await clock.advance(0)
    expect([leader.heard, follower.heard]).toEqual([['away'], ['away']])
    expect(server.opened()).toBe(1)
  })

  it('when the leader closes, the others are greeted by the stream of the next one', async () => {
    const { server, desks, leader, clock } = await openDesks(4)
    leader.stop()
    await clock.advance(0)
    expect(server.streams.size).toBe(1)
    for (const desk of desks.slice(1)) {
      expect(desk.typesOf()).toEqual(['hello', 'hello'])
      expect(desk.state().link).toBe('live')
    }
  })

  it('a frozen leader is replaced within 15 s, before its lease is over', async () => {
    const { server, desks, leader, clock } = await openDesks(3)
    leader.tab.freeze()
    await clock.advance(15_000)
    expect(server.opened()).toBe(2)
    leader.tab.thaw()
    await clock.advance(100)
    expect(server.streams.size).toBe(1)
    server.send(preview('on'))
    await clock.advance(0)
    for (const desk of desks) expect(desk.state().previews.get('a')?.text).toBe('on')
    // It was away: what it knows is read again.
    expect(leader.typesOf().filter((type) => type === 'hello')).toHaveLength(2)
  })

  it('a hidden leader is replaced as well while nobody looks', async () => {
    const { server, desks, leader, clock } = await openDesks(2)
    for (const desk of desks) desk.tab.look(false)
    leader.tab.freeze()
    await clock.advance(15_000)
    expect(server.opened()).toBe(2)
  })

  it('all tabs know that the stream is lost, and that it is back', async () => {
    const { server, desks, clock } = await openDesks(3)
    server.refuseWith(503)
    server.cut()
    await clock.advance(100)
    for (const desk of desks) expect(desk.state().link).toBe('lost')
    server.refuseWith(200)
    await clock.advance(2_000)
    for (const desk of desks) expect(desk.state().link).toBe('live')
    expect(server.streams.size).toBe(1)
  })

  it('a visible tab does not wait for the slow timers of a hidden leader without a stream', async () => {
    const { server, leader, follower, clock } = await openDesks(2)
    leader.tab.look(false)
    server.refuseWith(503)
    server.cut()
    await clock.advance(0)
    expect(follower.state().link).toBe('lost')
    leader.tab.stopTimers()
    server.refuseWith(200)
    await clock.advance(6_000)
    expect(follower.state().link).toBe('live')
    expect(server.streams.size).toBe(1)
  })

  it('a visible leader without a stream keeps the lead', async () => {
    const { server, leader, follower, clock } = await openDesks(2)
    server.refuseWith(503)
    server.cut()
    await clock.advance(60_000)
    follower.tab.look(true)
    await clock.advance(30_000)
    expect(new Set(server.askedBy)).toEqual(new Set([leader.tab]))
  })

  it('an ended session is met by every tab in turn', async () => {
    const { server, desks, clock } = await openDesks(10)
    server.refuseWith(401)
    server.cut()
    // Each tab that meets the 401 goes to the sign-in page, as App does, and leaves the lead to the next.
    for (const desk of desks) {
      await clock.advance(1_000)
      expect(server.askedBy.at(-1)).toBe(desk.tab)
      desk.stop()
    }
    expect(server.askedBy).toHaveLength(11)
  })

  it('nothing of another agent who signed in here reaches the tabs, and all of them learn of it', async () => {
    const { browser, server, desks, clock } = await openDesks(3)
    server.signInAs('8')
    server.cut()
    await clock.advance(1_000)
    server.send(preview('for eight'))
    await clock.advance(0)
    for (const desk of desks) {
      expect(desk.heard).toEqual(['other agent'])
      expect(desk.state().link).toBe('lost')
      expect(desk.typesOf()).toEqual(['hello'])
    }
    const theirs = deskTab(browser.openTab(), server, '8')
    await clock.advance(0)
    server.send(preview('for eight'))
    await clock.advance(0)
    expect(theirs.typesOf()).toEqual(['hello', 'preview'])
    for (const desk of desks) expect(desk.typesOf()).toEqual(['hello'])
  })

  it('who else is looking is known to tabs that come later', async () => {
    const { browser, server, clock, leader } = await openDesks(2)
    const ben = { adminId: '8', adminNick: 'Ben', adminFace: '' }
    server.send({ type: 'viewers', threadId: 'a', agents: [ben] })
    await clock.advance(0)
    const late = deskTab(browser.openTab(), server)
    await clock.advance(0)
    expect(late.state().viewers.get('a')).toEqual([ben])
    server.send({ type: 'viewers', threadId: 'a', agents: [] })
    await clock.advance(0)
    for (const desk of [late, leader]) expect(desk.state().viewers.size).toBe(0)
  })

  it('without Web Locks each tab has a stream of its own', async () => {
    const browser = fakeBrowser()
    const server = fakeStreams()
    const desks = [1, 2].map(() =>
      deskTab({ ...browser.openTab(), locks: loneLocks(), channel: silent }, server),
    )
    for (let passed = 0; passed < 30_000; passed += 15_000) {
      await browser.clock.advance(15_000)
      server.heartbeat()
    }
    expect(server.streams.size).toBe(2)
    for (const desk of desks) expect(desk.typesOf()).toEqual(['hello'])
  })
})

function silent() {
  return { post: () => undefined, close: () => undefined }
}
