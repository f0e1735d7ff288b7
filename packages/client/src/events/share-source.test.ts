import { describe, expect, it } from 'vitest'
import { fakeBrowser } from '../fakes/fake-browser.ts'
import { fakeServer } from '../fakes/fake-server.ts'
import { receivingTab } from '../fakes/receiving-tab.ts'
import { loneLocks } from '../ports/locks.ts'

async function openTabs(count: number) {
  const browser = fakeBrowser()
  const server = fakeServer()
  const tabs = []
  for (let at = 0; at < count; at += 1) {
    tabs.push(receivingTab(browser.openTab(), server))
    await browser.clock.advance(0)
  }
  return { browser, server, tabs, clock: browser.clock }
}

describe('tabs', () => {
  it('T-25 eight tabs hold one stream, and each sees everything once', async () => {
    const { server, tabs, clock } = await openTabs(8)
    expect(server.streams.size).toBe(1)
    for (let turn = 0; turn < 5; turn += 1) server.append()
    await clock.advance(0)
    for (const tab of tabs) {
      expect(tab.seen).toEqual([1, 2, 3, 4, 5])
      expect(tab.connection()).toBe('live')
    }
  })

  it('when the leader dies another takes over from its own place', async () => {
    const { server, tabs, clock } = await openTabs(3)
    server.append()
    await clock.advance(0)
    tabs[0]?.tab.die()
    server.append('untold')
    await clock.advance(100)
    server.append()
    await clock.advance(100)
    expect(tabs[1]?.seen).toEqual([1, 2, 3])
    expect(tabs[2]?.seen).toEqual([1, 2, 3])
  })

  it('a tab that comes later is told how far the leader is, and catches up', async () => {
    const { browser, server, clock } = await openTabs(1)
    server.append()
    server.append()
    await clock.advance(0)
    const late = receivingTab(browser.openTab(), server)
    await clock.advance(0)
    expect(late.seen).toEqual([1, 2])
    expect(server.streams.size).toBe(1)
  })

  it('a frozen leader is replaced by the tab that somebody looks at', async () => {
    const { server, tabs, clock } = await openTabs(2)
    tabs[0]?.tab.freeze()
    await clock.advance(30_000)
    server.append()
    await clock.advance(100)
    expect(tabs[1]?.seen).toEqual([1])
  })

  it('a leader that answers keeps the lead', async () => {
    const { server, clock } = await openTabs(2)
    for (let beat = 0; beat < 6; beat += 1) {
      for (const stream of server.streams) stream.comment()
      await clock.advance(20_000)
    }
    expect(server.countOf('stream')).toBe(1)
  })

  it('T-18 while the leader has no stream, a visible tab polls for itself', async () => {
    const { server, tabs, clock } = await openTabs(2)
    server.setWeather('noStreams')
    for (const stream of server.streams) stream.cut()
    await clock.advance(5_000)
    tabs[0]?.tab.freeze()
    server.append()
    await clock.advance(2_500)
    expect(tabs[1]?.seen).toEqual([1])
    expect(tabs[1]?.connection()).toBe('polling')
  })

  it('nothing of the queue position is lost on followers', async () => {
    const { server, tabs, clock } = await openTabs(2)
    for (const stream of server.streams) stream.send({ type: 'status', seq: 0, status: 3, waitIndex: 4 })
    await clock.advance(0)
    expect(tabs[1]?.others.at(-1)).toMatchObject({ type: 'status', status: 'queued', waitIndex: 4 })
  })

  it('T-03 an answer that grows reaches every tab, and has no place in the log', async () => {
    const { server, tabs, clock } = await openTabs(2)
    for (const stream of server.streams)
      stream.send({ type: 'growing', id: 'm1.answer', msgContent: '<p>Within' })
    server.append()
    await clock.advance(0)
    for (const tab of tabs) {
      expect(tab.others).toContainEqual({ type: 'growing', id: 'm1.answer', html: '<p>Within' })
      expect(tab.seen).toEqual([1])
    }
  })

  it('T-25 that another browser took over reaches every tab', async () => {
    const { server, tabs, clock } = await openTabs(2)
    server.append()
    const closed = { event_type: 1202, seq: 1, msgTime: 1, outType: 3, end: 1 }
    for (const stream of server.streams) stream.send({ type: 'event', event: closed })
    await clock.advance(0)
    for (const tab of tabs) expect(tab.seen).toEqual([1, 0])
  })

  it('without Web Locks each tab works alone', async () => {
    const browser = fakeBrowser()
    const server = fakeServer()
    const tabs = [0, 1].map(() => {
      const tab = browser.openTab()
      const alone = {
        ...tab,
        locks: loneLocks(),
        channel: () => ({ post: () => undefined, close: () => undefined }),
      }
      return receivingTab(alone, server)
    })
    await browser.clock.advance(0)
    expect(server.streams.size).toBe(2)
    server.append()
    await browser.clock.advance(0)
    for (const tab of tabs) expect(tab.seen).toEqual([1])
  })

  it('a tab that leaves hands the lead on', async () => {
    const { server, tabs, clock } = await openTabs(2)
    tabs[0]?.stop()
    await clock.advance(100)
    server.append()
    await clock.advance(0)
    expect(tabs[1]?.seen).toEqual([1])
    expect(server.streams.size).toBe(1)
  })
})
