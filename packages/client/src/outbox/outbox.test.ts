import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeBrowser } from '../fakes/fake-browser.ts'
import { broken, closed, fakePostOffice, networkDown, outboxTab, type Sent } from '../fakes/outbox-tab.ts'

function setUp() {
  const browser = fakeBrowser()
  const office = fakePostOffice()
  const one = outboxTab(browser.openTab(), browser.storage, office)
  return { browser, office, one, clock: browser.clock }
}

describe('outbox', () => {
  it('T-02 sends in order, one at a time, and reports each', async () => {
    const { office, one, clock } = setUp()
    for (const id of ['a', 'b', 'c']) one.add(id)
    await clock.advance(0)
    expect(office.stored).toEqual(['a', 'b', 'c'])
    expect(office.mostInFlight()).toBe(1)
    expect(one.changes.filter(({ type }) => type === 'sent')).toMatchObject([
      { id: 'a' },
      { id: 'b' },
      { id: 'c' },
    ])
    expect(one.outbox.list()).toEqual([])
  })

  it('T-02 an unknown outcome is tried again with the same id, slower and slower', async () => {
    const { office, one, clock } = setUp()
    office.answers.push(networkDown, networkDown, networkDown)
    one.add('a')
    await clock.advance(0)
    expect(office.attempts).toHaveLength(1)
    await clock.advance(400)
    expect(office.attempts).toHaveLength(2)
    await clock.advance(800)
    expect(office.attempts).toHaveLength(3)
    await clock.advance(1_600)
    expect(office.attempts).toEqual(['a', 'a', 'a', 'a'])
    expect(office.stored).toEqual(['a'])
    expect(one.changes.map(({ type }) => type)).toEqual(['added', 'sent'])
  })

  it('X-08 an answer that got lost after the commit ends as sent, and is stored once', async () => {
    const { office, one, clock } = setUp()
    office.answers.push('lost')
    one.add('a')
    await clock.advance(1_000)
    expect(office.stored).toEqual(['a'])
    expect(one.changes.at(-1)).toMatchObject({ type: 'sent', id: 'a' })
  })

  it('X-08 T-02 only a refusal fails: it is kept, lets the next one pass, and can be tried again by hand', async () => {
    const { office, one, clock } = setUp()
    office.answers.push(closed)
    one.add('a')
    one.add('b')
    await clock.advance(0)
    expect(office.stored).toEqual(['b'])
    expect(one.outbox.list()).toMatchObject([{ id: 'a', state: 'failed', error: 'session.closed' }])
    await clock.advance(600_000)
    expect(office.attempts).toEqual(['a', 'b'])
    one.outbox.retry('a')
    await clock.advance(0)
    expect(office.stored).toEqual(['b', 'a'])
    expect(one.outbox.list()).toEqual([])
  })

  it('X-08 a server that breaks on a message is tried eight times; then it has failed and lets the next one pass', async () => {
    const { office, one, clock } = setUp()
    office.answers.push(...Array.from({ length: 8 }, () => broken))
    one.add('a')
    one.add('b')
    await clock.advance(60_000)
    expect(office.attempts).toEqual([...Array.from({ length: 8 }, () => 'a'), 'b'])
    expect(one.outbox.list()).toMatchObject([{ id: 'a', state: 'failed', error: 'internal' }])
    // By hand it begins anew, under the same id.
    office.answers.push(broken)
    one.outbox.retry('a')
    await clock.advance(5_000)
    expect(office.stored).toEqual(['b', 'a'])
  })

  it('what says nothing about a message does not count: it is tried without end', async () => {
    const { office, one, clock } = setUp()
    const busy: Sent = { ok: false, kind: 'unknown', reason: 'busy', retryAfterMs: 0 }
    office.answers.push(broken, broken, ...Array.from({ length: 30 }, () => busy), networkDown, broken)
    one.add('a')
    await clock.advance(600_000)
    expect(office.stored).toEqual(['a'])
  })

  it('how often a server broke on it survives a reload', async () => {
    const { browser, office, one, clock } = setUp()
    office.answers.push(...Array.from({ length: 8 }, () => broken))
    one.add('a')
    await clock.advance(3_000)
    one.tab.die()
    const again = outboxTab(browser.openTab(), browser.storage, office)
    await clock.advance(60_000)
    expect(office.attempts).toHaveLength(8)
    expect(again.outbox.list()).toMatchObject([{ state: 'failed', error: 'internal' }])
  })

  it('a refused one can be thrown away', async () => {
    const { office, one, clock } = setUp()
    office.answers.push(closed)
    one.add('a')
    await clock.advance(0)
    one.outbox.discard('a')
    expect(one.outbox.list()).toEqual([])
    expect(one.changes.at(-1)).toEqual({ type: 'discarded', id: 'a' })
  })

  it('a server that asks for a pause gets it', async () => {
    const { office, one, clock } = setUp()
    office.answers.push({ ok: false, kind: 'unknown', reason: 'busy', retryAfterMs: 7_000 })
    one.add('a')
    await clock.advance(5_000)
    // Neither what is written meanwhile nor a tab that is looked at again makes it shorter.
    one.add('b')
    one.tab.tell('shown')
    one.tab.tell('online')
    await clock.advance(1_900)
    expect(office.attempts).toHaveLength(1)
    await clock.advance(200)
    expect(office.stored).toEqual(['a', 'b'])
  })

  it('nothing leaves while it is shut', async () => {
    const { office, one, clock } = setUp()
    one.outbox.shut()
    one.add('a')
    await clock.advance(60_000)
    expect(office.attempts).toEqual([])
    one.outbox.open()
    await clock.advance(0)
    expect(office.stored).toEqual(['a'])
  })

  it('an echo confirms what no answer did', async () => {
    const { office, one, clock } = setUp()
    office.answers.push('lost')
    one.add('a')
    await clock.advance(0)
    one.outbox.confirm('a')
    await clock.advance(60_000)
    expect(office.attempts).toEqual(['a'])
  })

  it('a refusal that comes after the echo marks nothing', async () => {
    const browser = fakeBrowser()
    const { clock } = browser
    const late = Promise.withResolvers<Sent>()
    const one = outboxTab(browser.openTab(), browser.storage, { send: () => late.promise })
    one.add('a')
    await clock.advance(0)
    one.outbox.confirm('a')
    late.resolve(closed)
    await clock.advance(0)
    expect(one.changes.map(({ type }) => type)).not.toContain('failed')
    expect(one.outbox.list()).toEqual([])
  })

  it("the network's return sends at once", async () => {
    const { office, one, clock } = setUp()
    office.answers.push(...Array.from({ length: 6 }, () => networkDown))
    one.add('a')
    await clock.advance(20_000)
    const before = office.attempts.length
    one.tab.tell('offline')
    await clock.advance(0)
    expect(office.attempts).toHaveLength(before)
    one.tab.tell('online')
    await clock.advance(0)
    expect(office.stored).toEqual(['a'])
  })
})

describe('outbox across reloads and tabs', () => {
  it('T-02 survives a reload: the same id, the same order', async () => {
    const { browser, office, one, clock } = setUp()
    office.answers.push(networkDown)
    one.add('a')
    one.add('b')
    await clock.advance(0)
    one.tab.die()
    const again = outboxTab(browser.openTab(), browser.storage, office)
    expect(again.outbox.list().map(({ id }) => id)).toEqual(['a', 'b'])
    await clock.advance(1_000)
    expect(office.stored).toEqual(['a', 'b'])
  })

  it('a clock that was set back does not change the order', async () => {
    const { browser, office, clock } = setUp()
    office.answers.push(networkDown)
    const first = outboxTab(browser.openTab(), browser.storage, office)
    first.add('a')
    const tab = browser.openTab()
    const late = outboxTab({ ...tab, clock: { ...tab.clock, now: () => 5 } }, browser.storage, office)
    late.add('b')
    expect(late.outbox.list().map(({ id }) => id)).toEqual(['a', 'b'])
    await clock.advance(5_000)
    expect(office.stored).toEqual(['a', 'b'])
  })

  it('one tab sends at a time, and all hear of it', async () => {
    const { browser, office, one, clock } = setUp()
    const two = outboxTab(browser.openTab(), browser.storage, office)
    one.add('a')
    two.add('b')
    one.add('c')
    await clock.advance(0)
    expect(office.mostInFlight()).toBe(1)
    expect(office.stored.toSorted()).toEqual(['a', 'b', 'c'])
    for (const tab of [one, two]) {
      expect(tab.changes.filter(({ type }) => type === 'sent')).toHaveLength(3)
      expect(tab.changes.filter(({ type }) => type === 'added')).toHaveLength(3)
    }
  })

  it('what a dying tab left is sent by another that is open', async () => {
    const { browser, office, one, clock } = setUp()
    const two = outboxTab(browser.openTab(), browser.storage, office)
    office.answers.push('hang')
    one.add('a')
    await clock.advance(0)
    expect(office.stored).toEqual([])
    one.tab.die()
    await clock.advance(0)
    expect(office.stored).toEqual(['a'])
    expect(two.outbox.list()).toEqual([])
  })

  it('waiting for its time, a tab leaves the road free for another', async () => {
    const { browser, office, one, clock } = setUp()
    const two = outboxTab(browser.openTab(), browser.storage, office)
    office.answers.push(networkDown)
    one.add('a')
    await clock.advance(0)
    one.tab.freeze()
    two.tab.tell('shown')
    await clock.advance(0)
    expect(office.stored).toEqual(['a'])
  })

  it('entries of another version are dropped, not trusted', () => {
    const { browser, office } = setUp()
    browser.storage.setItem('outbox&t&c&u&x', JSON.stringify({ value: { id: 1 } }))
    browser.storage.setItem('outbox&t&c&u&y', JSON.stringify({ value: 'text' }))
    browser.storage.setItem(
      'outbox&other&c&u&z',
      JSON.stringify({ value: { id: 'z', at: 1, body: { msgContent: 'z' } } }),
    )
    expect(outboxTab(browser.openTab(), browser.storage, office).outbox.list()).toEqual([])
  })

  it('T-02 whatever the weather, every message is stored once and in order, and nothing is left', async () => {
    const weather = fc.constantFrom('fine' as const, 'lost' as const, networkDown)
    await fc.assert(
      fc.asyncProperty(
        fc.array(weather, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (sky, count) => {
          const { office, one, clock } = setUp()
          office.answers.push(...sky.flatMap((answer) => (answer === 'fine' ? [] : [answer])))
          const ids = Array.from({ length: count }, (_, at) => `m${at}`)
          for (const id of ids) one.add(id)
          await clock.advance(400_000)
          expect(office.stored).toEqual(ids)
          expect(one.outbox.list()).toEqual([])
          expect(
            one.changes.filter(({ type }) => type === 'sent').map((change) => 'id' in change && change.id),
          ).toEqual(ids)
        },
      ),
      { numRuns: 40 },
    )
  })
})
