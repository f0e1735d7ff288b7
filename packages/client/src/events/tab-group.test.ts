import { describe, expect, it } from 'vitest'
import { fakeBrowser, type FakeTab } from '../fakes/fake-browser.ts'
import { loneLocks } from '../ports/locks.ts'
import type { Ports } from '../ports/ports.ts'
import { joinTabs } from './tab-group.ts'

type Member = ReturnType<typeof member>

/** A tab of the group, and what it saw. */
function member(ports: Ports, name = 'group') {
  const news: string[] = []
  let isLeading = false
  const group = joinTabs<string, string>({
    ports,
    name,
    pingEveryMs: 10_000,
    answerWithinMs: 2_000,
    isWatching: () => true,
    lead: () => {
      isLeading = true
      news.push('leads')
      return () => {
        isLeading = false
      }
    },
    about: () => 'leader',
    onLeader: (_about, hasMissed) => news.push(hasMissed ? 'introduced, behind' : 'introduced'),
    onTold: (message) => news.push(message),
  })
  return { ...group, news, holds: () => isLeading }
}

async function openTabs(count: number) {
  const browser = fakeBrowser()
  const tabs: FakeTab[] = []
  const members: Member[] = []
  for (let at = 0; at < count; at += 1) {
    const tab = browser.openTab()
    tabs.push(tab)
    members.push(member(tab))
    await browser.clock.advance(0)
  }
  const [first, second] = members
  if (!first || !second) throw new Error('too few tabs')
  return { browser, clock: browser.clock, tabs, members, first, second }
}

describe('tabs that share a connection', () => {
  it('one leads, and what it tells reaches the others once and in order', async () => {
    const { members, first, clock } = await openTabs(10)
    first.tell('a')
    first.tell('b')
    await clock.advance(0)
    expect(members.filter((one) => one.holds())).toEqual([first])
    for (const one of members.slice(1)) {
      expect(one.news.filter((each) => !each.startsWith('introduced'))).toEqual(['a', 'b'])
      expect(one.news[0]).toBe('introduced, behind')
    }
  })

  it('only the leader tells', async () => {
    const { first, second, clock } = await openTabs(2)
    second.tell('a')
    await clock.advance(0)
    expect(first.news).not.toContain('a')
  })

  it('a follower that missed nothing hears so, however often it asks', async () => {
    const { first, second, clock } = await openTabs(2)
    first.tell('a')
    await clock.advance(25_000)
    expect(second.news).toEqual(['introduced, behind', 'a', 'introduced', 'introduced'])
    expect(first.holds()).toBe(true)
  })

  it('a message that did not arrive is noticed by the next one', async () => {
    const { first, second, tabs, clock } = await openTabs(2)
    tabs[1]?.freeze()
    first.tell('lost')
    await clock.advance(0)
    tabs[1]?.thaw()
    first.tell('a')
    first.tell('b')
    await clock.advance(0)
    expect(second.news).toEqual(['introduced, behind', 'a', 'b', 'introduced, behind'])
    first.tell('c')
    await clock.advance(10_000)
    expect(second.news.slice(4)).toEqual(['c', 'introduced'])
  })

  it('a tab that was asleep learns at once that it missed something', async () => {
    const { first, second, tabs, clock } = await openTabs(2)
    tabs[1]?.freeze()
    first.tell('lost')
    await clock.advance(0)
    tabs[1]?.thaw()
    tabs[1]?.tell('shown')
    await clock.advance(0)
    expect(second.news.at(-1)).toBe('introduced, behind')
  })

  it('when the leader closes, the next one leads, and the others know that they may have missed something', async () => {
    const { members, tabs, second, clock } = await openTabs(3)
    tabs[0]?.die()
    await clock.advance(0)
    expect(second.holds()).toBe(true)
    expect(members[2]?.news).toEqual(['introduced, behind', 'introduced, behind'])
  })

  it('a frozen leader is replaced, and its old messages are worth nothing when it wakes up', async () => {
    const { members, tabs, first, second, clock } = await openTabs(3)
    tabs[0]?.freeze()
    await clock.advance(12_000)
    const leader = members.find((one) => one !== first && one.holds())
    expect(leader).toBeDefined()
    expect(first.holds()).toBe(true)
    tabs[0]?.thaw()
    // It has not heard yet that another tab took the lock.
    first.tell('old')
    await clock.advance(0)
    for (const one of [second, members[2]]) expect(one?.news).not.toContain('old')
    expect(first.holds()).toBe(false)
  })

  it('a clock that was set back does not silence the next leader', async () => {
    const { members, tabs, browser } = await openTabs(3)
    for (const tab of tabs) tab.clock.now = () => 5
    tabs[0]?.die()
    await browser.clock.advance(0)
    members[1]?.tell('a')
    await browser.clock.advance(0)
    expect(members[2]?.news).toContain('a')
  })

  it('the lead can be taken, and is taken once', async () => {
    const { first, second, clock } = await openTabs(2)
    second.seize()
    second.seize()
    await clock.advance(0)
    expect([first.holds(), second.holds()]).toEqual([false, true])
    second.tell('a')
    await clock.advance(0)
    expect(first.news).toEqual(['leads', 'introduced, behind', 'introduced', 'a'])
  })

  it('groups of other names hear nothing', async () => {
    const { browser, first, clock } = await openTabs(2)
    const other = member(browser.openTab(), 'another agent')
    await clock.advance(0)
    first.tell('a')
    await clock.advance(15_000)
    expect(other.news).toEqual(['leads'])
  })

  it('without Web Locks every tab has a connection of its own', async () => {
    const browser = fakeBrowser()
    const alone = () => ({
      ...browser.openTab(),
      locks: loneLocks(),
      channel: () => ({ post: () => undefined, close: () => undefined }),
    })
    const members = [member(alone()), member(alone())]
    await browser.clock.advance(60_000)
    for (const one of members) expect(one.news).toEqual(['leads'])
  })

  it('who left is silent', async () => {
    const { first, second, clock } = await openTabs(2)
    first.leave()
    await clock.advance(0)
    second.tell('a')
    await clock.advance(60_000)
    expect(first.news).toEqual(['leads'])
    expect(second.holds()).toBe(true)
  })
})
