import { describe, expect, it } from 'vitest'
import { fakeBrowser } from '../fakes/fake-browser.ts'
import { fakeServer, type Weather } from '../fakes/fake-server.ts'
import { testTimings } from '../fakes/test-timings.ts'
import { unknown } from '../result.ts'
import { startPolling } from './poll.ts'
import { receivingTab } from '../fakes/receiving-tab.ts'

async function setUp(weather: Weather = 'fine') {
  const browser = fakeBrowser()
  const server = fakeServer()
  server.setWeather(weather)
  const one = receivingTab(browser.openTab(), server)
  await browser.clock.advance(0)
  return { browser, server, one, clock: browser.clock }
}

describe('the stream', () => {
  it('T-18 opens with the cursor and delivers what happens', async () => {
    const { server, one, clock } = await setUp()
    expect(one.connection()).toBe('live')
    server.append()
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1, 2])
    expect(server.calls[0]).toMatchObject({
      name: 'stream',
      token: 'token',
      body: { userId: 'u', pollId: 'p', lastSeq: 0 },
    })
  })

  it('comes back by itself from where it was', async () => {
    const { server, one, clock } = await setUp()
    server.append()
    await clock.advance(0)
    for (const stream of server.streams) stream.cut()
    server.append('untold')
    await clock.advance(1_000)
    expect(one.seen).toEqual([1, 2])
    expect(server.calls.findLast(({ name }) => name === 'stream')?.body).toMatchObject({ lastSeq: 1 })
    expect(one.connection()).toBe('live')
  })

  it('an end in good order is no reason to worry', async () => {
    const { server, one, clock } = await setUp()
    for (const stream of server.streams) stream.end()
    await clock.advance(1_000)
    expect(one.connections).toEqual(['connecting', 'live', 'connecting', 'live'])
  })

  it('silence longer than the heartbeat allows is a dead connection', async () => {
    const { server, one, clock } = await setUp()
    server.setWeather('silent')
    await clock.advance(39_999)
    expect(server.countOf('stream')).toBe(1)
    server.setWeather('fine')
    await clock.advance(1_000)
    expect(server.countOf('stream')).toBe(2)
    expect(one.connection()).toBe('live')
  })

  it('heartbeats keep a quiet stream alive', async () => {
    const { server, clock } = await setUp()
    for (let beat = 0; beat < 10; beat += 1) {
      for (const stream of server.streams) stream.comment()
      await clock.advance(25_000)
    }
    expect(server.countOf('stream')).toBe(1)
  })

  it('a stream whose bytes never come is given up after the deadline', async () => {
    const { one, clock, server } = await setUp('silent')
    expect(one.connection()).toBe('connecting')
    await clock.advance(11_000)
    expect(server.countOf('stream')).toBeGreaterThan(1)
  })

  it('asked to reconnect, it reads on until its own moment has come', async () => {
    const { server, one, clock } = await setUp()
    for (const stream of server.streams) stream.send({ type: 'reconnect', withinMs: 10_000 })
    await clock.advance(4_000)
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1])
    expect(server.countOf('stream')).toBe(1)
    await clock.advance(1_000)
    expect(server.countOf('stream')).toBe(2)
    expect(server.streams.size).toBe(1)
    expect(one.connections).not.toContain('offline')
  })

  it('evicted for a newer stream, it polls at once and stays away for as long as the server asks', async () => {
    const { server, one, clock } = await setUp()
    for (const stream of server.streams) {
      stream.send({ type: 'evicted', retryAfterMs: 300_000 })
      stream.end()
    }
    await clock.advance(0)
    server.append('untold')
    await clock.advance(2_000)
    expect(one.seen).toEqual([1])
    expect(one.connection()).toBe('polling')
    for (const news of ['shown', 'online'] as const) one.tab.tell(news)
    await clock.advance(297_000)
    expect(server.countOf('stream')).toBe(1)
    await clock.advance(80_000)
    expect(server.countOf('stream')).toBe(2)
    expect(one.connection()).toBe('live')
  })

  it('a lost event is noticed by the next one and fetched', async () => {
    const { server, one, clock } = await setUp()
    server.append()
    server.append('untold')
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1, 2, 3])
    expect(server.countOf('getSessionMsg')).toBe(1)
  })

  it('entries that are not for visitors cost nothing', async () => {
    const { server, one, clock } = await setUp()
    server.append()
    server.appendHidden()
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1, 3])
    expect(server.countOf('getSessionMsg')).toBe(0)
  })

  it('too far behind for the stream, it reads the log and comes back', async () => {
    const { server, one, clock } = await setUp()
    server.append('untold')
    server.append('untold')
    for (const stream of server.streams) stream.send({ type: 'refetch' })
    await clock.advance(100)
    expect(one.seen).toEqual([1, 2])
    expect(server.calls.findLast(({ name }) => name === 'stream')?.body).toMatchObject({ lastSeq: 2 })
  })

  it('frames of a later version are ignored', async () => {
    const { server, one, clock } = await setUp()
    for (const stream of server.streams) stream.send({ type: 'confetti' })
    for (const stream of server.streams) stream.send({ type: 'event', event: { event_type: 9999 } })
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1])
  })

  it('X-03 an identity that is not known any more stops everything and is told', async () => {
    const { server, one, clock } = await setUp('expired')
    expect(one.others).toMatchObject([{ type: 'refused', refused: { error: 'identity.expired' } }])
    const { length } = server.calls
    await clock.advance(600_000)
    expect(server.calls).toHaveLength(length)
  })

  it('stopped, it is silent', async () => {
    const { server, one, clock } = await setUp()
    one.stop()
    server.append()
    await clock.advance(100_000)
    expect(one.seen).toEqual([])
    expect(server.streams.size).toBe(0)
  })
})

describe('polling', () => {
  it('T-18 K-01 takes over after two failed streams, every 2 s, with the same events', async () => {
    const { server, one, clock } = await setUp('noStreams')
    await clock.advance(2_000)
    expect(one.connection()).toBe('polling')
    server.append()
    server.append()
    await clock.advance(2_000)
    expect(one.seen).toEqual([1, 2])
    const polls = server.countOf('getEventMsg')
    await clock.advance(20_000)
    expect(server.countOf('getEventMsg') - polls).toBe(10)
  })

  it('T-18 the stream is tried again now and then, and polling ends when it is back', async () => {
    const { server, one, clock } = await setUp('noStreams')
    await clock.advance(10_000)
    server.setWeather('fine')
    await clock.advance(45_000)
    expect(one.connection()).toBe('live')
    const polls = server.countOf('getEventMsg')
    await clock.advance(10_000)
    expect(server.countOf('getEventMsg')).toBe(polls)
    server.append()
    await clock.advance(0)
    expect(one.seen).toEqual([1])
  })

  it('a stream that always breaks at once counts as failed, not as live for ever', async () => {
    const { server, clock } = await setUp()
    for (let turn = 0; turn < 6; turn += 1) {
      for (const stream of server.streams) stream.cut()
      await clock.advance(1_000)
    }
    expect(server.countOf('getEventMsg')).toBeGreaterThan(0)
  })

  it('X-04 with neither road it says so, slows down, and recovers by itself', async () => {
    const { server, one, clock } = await setUp('unreachable')
    await clock.advance(5_000)
    expect(one.connection()).toBe('offline')
    const before = server.calls.length
    await clock.advance(60_000)
    expect(server.calls.length - before).toBeLessThan(20)
    server.append('untold')
    server.setWeather('fine')
    await clock.advance(50_000)
    expect(one.seen).toEqual([1])
    expect(one.connection()).toBe('live')
  })

  it('a server that was away and is back gets its streams back soon, not after the pause between tries', async () => {
    const { server, one, clock } = await setUp('unreachable')
    await clock.advance(10_000)
    server.setWeather('fine')
    server.append('untold')
    while (one.connection() !== 'polling') await clock.advance(100)
    expect(one.seen).toEqual([1])
    await clock.advance(2 * testTimings.pollMs)
    expect(one.connection()).toBe('live')
  })

  it('clients that fell together do not ask in step', async () => {
    const secondAt = async (place: number) => {
      const { clock } = fakeBrowser()
      const began = clock.now()
      const asked: number[] = []
      const ask = async () => unknown('network')
      const onAnswer = () => asked.push(clock.now() - began)
      const stop = startPolling({ clock, timings: testTimings, random: () => place, ask, onAnswer })
      await clock.advance(4_000)
      stop()
      return asked[1]
    }
    expect(await secondAt(0)).toBe(1_000)
    expect(await secondAt(0.9)).toBe(2_800)
  })

  it('a server that asks for a pause gets it', async () => {
    const { server, one, clock } = await setUp('busy')
    await clock.advance(2_900)
    one.tab.tell('shown')
    await clock.advance(0)
    expect(server.calls).toHaveLength(1)
    await clock.advance(200)
    expect(server.calls.length).toBeGreaterThan(1)
  })

  it('X-04 a server that was asked too often is there: nobody is told of a lost network', async () => {
    const { one, clock } = await setUp('tooMany')
    await clock.advance(30_000)
    expect(one.connection()).toBe('connecting')
  })
})

describe('waking up', () => {
  it("X-04 the browser's own word about the network is shown at once, and its return reconnects at once", async () => {
    const { server, one, clock } = await setUp()
    one.tab.tell('offline')
    expect(one.connection()).toBe('offline')
    server.append('untold')
    one.tab.tell('online')
    await clock.advance(0)
    expect(one.connection()).toBe('live')
    expect(one.seen).toEqual([1])
  })

  it('a page that was asleep does not trust its old stream', async () => {
    const { server, one, clock } = await setUp()
    server.setWeather('silent')
    server.append()
    await clock.advance(30_000)
    server.setWeather('fine')
    one.tab.tell('shown')
    await clock.advance(0)
    expect(one.seen).toEqual([1])
  })

  it('a fresh stream survives a glance', async () => {
    const { server, one, clock } = await setUp()
    one.tab.tell('shown')
    await clock.advance(0)
    expect(server.countOf('stream')).toBe(1)
  })
})
