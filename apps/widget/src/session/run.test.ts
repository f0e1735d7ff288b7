import { fakeBrowser, type FakeTab } from '@foyer/client/fakes/fake-browser.ts'
import { bodyOf, fakeServer } from '@foyer/client/fakes/fake-server.ts'
import { createStorage, type RawStorage } from '@foyer/client/storage.ts'
import type { Fetch } from '@foyer/client/transport.ts'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { str } from '@foyer/contract/readers.ts'
import { timelineItems } from '../rules/messages/timeline-view.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBrowserStorage } from './browser-storage.ts'
import { run } from './run.ts'

// It is a chunk of its own in the browser; here it must not be downloaded in the middle of a test.
beforeAll(() => import('./delivery.ts'))

/** `storage`: null where the browser forbids it. */
type Given = { isHeld?: boolean; storage?: RawStorage | null }

/** A server with one visitor per token, around the fake log. */
function setUp() {
  const browser = fakeBrowser()
  const server = fakeServer()
  const visitors: string[] = []
  const stored = new Map<string, number>()
  const state = { refuseSends: false }

  const fetch: Fetch = async (url, init) => {
    const name = url.split('/').at(-1) ?? ''
    if (server.weather() === 'unreachable') throw new TypeError('fetch failed')
    const answer = (data: object): Response => Response.json({ code: 200, data })
    if (name === 'channelInfo') {
      server.calls.push({ name, body: bodyOf(init), token: init.headers['token'] })
      return str(bodyOf(init), 'channelId') === 'demo'
        ? answer(encodeChannelConfig(defaultChannelConfig))
        : Response.json({ code: 400, error: 'channel.unknown', msg: '' }, { status: 404 })
    }
    if (name === 'chatStart') {
      const token = init.headers['token'] ?? `token${visitors.push('new')}`
      return answer({
        status: 2,
        userId: `user of ${token}`,
        pollId: 'p',
        sessionId: 's',
        serverTime: 1,
        adminNick: 'Ana',
        token,
        firstSeq: 1,
        lastSeq: 0,
      })
    }
    if (name === 'sendMsg') {
      if (state.refuseSends)
        return Response.json({ code: 400, error: 'session.closed', msg: '' }, { status: 409 })
      const id = str(bodyOf(init), 'id')
      const seq = stored.get(id) ?? server.takePlace()
      stored.set(id, seq)
      return answer({ msgId: `t.${seq}`, seq, msgTime: seq })
    }
    return server.fetch(url, init)
  }

  function openPage(tab: FakeTab = browser.openTab(), channelId = 'demo', given: Given = {}) {
    const { isHeld = false, storage = browser.storage } = given
    const log: string[] = []
    const store = createStorage(tab.clock, storage ?? undefined)
    const kept = createBrowserStorage(store, channelId)
    const session = run(
      {
        channelId,
        get browserId() {
          return kept.browserId()
        },
        isHeld,
        previousUrl: '',
        localeFor: () => 'en',
        isPreview: false,
        inviteEvaluate: false,
        product: undefined,
      },
      {
        ports: tab,
        store,
        kept,
        fetch,
        setTitle: (show, title) => log.push(`title ${show} ${title}`),
        useLocale: (configured) => log.push(`locale ${configured}`),
        notify: ({ text }) => log.push(`notice ${text}`),
        navigate: (to) => log.push(`navigate ${to}`),
        reload: () => log.push('reload'),
        openLink: (url) => log.push(`open ${url}`),
        playSound: () => log.push('sound'),
        ringCall: (callId) => log.push(`call ${callId}`),
      },
    )
    session.dispatch({ type: 'opened' })
    const texts = (): string[] =>
      timelineItems(session.get().timeline).map((item) => {
        if (item.type === 'note') return item.note.key
        if (item.type !== 'local' && item.type !== 'message') return item.type
        const { content } = item.type === 'local' ? item.local : item.message
        const status = item.type === 'local' ? item.local.status : 'success'
        return `${content.kind === 'text' ? content.text : content.kind} ${status}`
      })
    const send = (text: string): void =>
      session.dispatch({ type: 'sendPressed', id: `id-${text}`, text, at: 1 })
    return { tab, session, kept, log, texts, send }
  }

  return { browser, clock: browser.clock, server, visitors, stored, state, openPage }
}

describe('the runner', () => {
  it('starts, receives, sends, and shows each message once', async () => {
    const { clock, server, openPage } = setUp()
    const page = openPage()
    await clock.advance(100)
    expect(page.session.get().mode.name).toBe('withAgent')
    server.append()
    page.send('hello')
    await clock.advance(0)
    expect(page.texts()).toEqual(['message 1 success', 'hello success'])
    expect(page.log).toContain('title base Harbour Home: help')
  })

  it('T-19 tells of calls to whoever holds them, in every tab, and nothing of it to the conversation', async () => {
    const { clock, server, openPage } = setUp()
    const pages = [openPage(), openPage()]
    await clock.advance(500)
    const before = pages.map(({ session }) => session.get())
    for (const stream of server.streams) stream.send({ type: 'call', callId: 'c1' })
    await clock.advance(0)
    for (const { log } of pages) expect(log.filter((line) => line === 'call c1')).toHaveLength(1)
    expect(pages.map(({ session }) => session.get())).toEqual(before)
  })

  it('D-01 keeps userId and token for the next visit', async () => {
    const { clock, visitors, browser, openPage } = setUp()
    openPage()
    await clock.advance(100)
    expect(browser.storage.getItem('demo&userId')).toContain('user of token1')
    const again = openPage()
    await clock.advance(100)
    expect(visitors).toHaveLength(1)
    expect(again.session.get().visitor?.userId).toBe('user of token1')
  })

  it('T-25 eight tabs that open at the same time are one visitor with one stream', async () => {
    const { clock, visitors, server, openPage } = setUp()
    const pages = Array.from({ length: 8 }, () => openPage())
    await clock.advance(500)
    expect(visitors).toHaveLength(1)
    expect(server.streams.size).toBe(1)
    pages[7]?.send('from the eighth')
    server.append()
    await clock.advance(0)
    for (const page of pages) expect(page.texts()).toHaveLength(2)
  })

  it('T-02 what was not sent survives the page, and is sent once by the next', async () => {
    const { clock, server, stored, openPage } = setUp()
    const page = openPage()
    await clock.advance(100)
    server.setWeather('unreachable')
    page.send('one')
    page.send('two')
    page.session.dispatch({ type: 'draftChanged', text: 'half a thought' })
    await clock.advance(0)
    expect(page.texts()).toEqual(['one loading', 'two loading'])
    page.tab.die()
    server.setWeather('fine')
    const next = openPage()
    expect(next.session.get().draft.text).toBe('half a thought')
    await clock.advance(1_000)
    expect([...stored.keys()]).toEqual(['id-one', 'id-two'])
    expect(next.texts()).toEqual(['one success', 'two success'])
  })

  it('X-08 a refused message stays failed across a reload, and can be tried again', async () => {
    const { clock, state, openPage } = setUp()
    const page = openPage()
    await clock.advance(100)
    state.refuseSends = true
    page.send('no')
    await clock.advance(0)
    expect(page.texts()).toEqual(['no failed'])
    page.tab.die()
    const next = openPage()
    await clock.advance(100)
    expect(next.texts()).toEqual(['no failed'])
    state.refuseSends = false
    next.session.dispatch({ type: 'retryPressed', id: 'id-no' })
    await clock.advance(0)
    expect(next.texts()).toEqual(['no success'])
  })

  it('X-05 an unknown channel goes to /404', async () => {
    const { clock, openPage, browser } = setUp()
    const page = openPage(browser.openTab(), 'other')
    await clock.advance(100)
    expect(page.log).toContain('navigate /404')
  })

  it('X-03 an expired identity is forgotten on request', async () => {
    const { clock, server, openPage } = setUp()
    const page = openPage()
    await clock.advance(100)
    server.setWeather('expired')
    for (const stream of server.streams) stream.cut()
    await clock.advance(1_000)
    expect(page.session.get().signIn).toBe('asked')
    page.session.dispatch({ type: 'signInAgainPressed' })
    expect(page.kept.token()).toBeUndefined()
    expect(page.log).toContain('navigate /index')
  })

  it('a chat that nobody has opened yet keeps nothing and asks for its settings only', async () => {
    const { clock, visitors, server, browser, openPage } = setUp()
    const page = openPage(browser.openTab(), 'demo', { isHeld: true })
    await clock.advance(60_000)
    expect(server.calls.map(({ name }) => name)).toEqual(['channelInfo'])
    expect([visitors, browser.storage.length]).toEqual([[], 0])
    page.session.dispatch({ type: 'wanted' })
    await clock.advance(100)
    expect(page.session.get().mode.name).toBe('withAgent')
    expect(browser.storage.getItem('demo&token')).toContain('token1')
  })

  it('a browser that keeps nothing: the chat works from memory, and says so once', async () => {
    const { clock, openPage, browser } = setUp()
    const page = openPage(browser.openTab(), 'demo', { storage: null })
    await clock.advance(100)
    page.send('hello')
    await clock.advance(0)
    expect(page.texts()).toEqual(['note.notKept', 'hello success'])
    const durable = openPage()
    await clock.advance(100)
    expect(durable.texts()).not.toContain('note.notKept')
  })

  it('X-04 a page that opens without a network starts when there is one', async () => {
    const { clock, server, openPage } = setUp()
    server.setWeather('unreachable')
    const page = openPage()
    await clock.advance(100)
    server.setWeather('fine')
    await clock.advance(20_000)
    expect(page.session.get().mode.name).toBe('withAgent')
    expect(page.session.get().isLoaded).toBe(true)
  })
})
