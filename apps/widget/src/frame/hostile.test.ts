/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hello, rig, settled, shop, type Rig } from './frame-rig.testkit.ts'

const updateUser = { type: 'updateUser', data: { userName: 'Mallory' } }
const showIframe = { type: 'showIframe' }

/** Nothing was asked of the server, nothing shown, nothing kept. */
function expectUntouched({ calls, chat, raw, driver }: Rig): void {
  expect(calls).toEqual([])
  expect(chat.frame.isShown()).toBe(false)
  expect(raw.length).toBe(0)
  expect(driver.state.timeline.pending).toEqual([])
}

describe('S-33 the spec’s own messages, from the page around us', () => {
  it('updateUser tells the server what the page claims, once there is somebody to tell it of', async () => {
    const frame = rig({ channel: { allowedOrigins: [shop] }, until: 'nothing' })
    frame.post(updateUser)
    frame.come('settings')
    await settled()
    expect(frame.calls).toEqual([])
    frame.come('started')
    await settled()
    expect(frame.calls).toEqual([{ name: 'resetInfo', userId: 'u1', pollId: 'p1', userName: 'Mallory' }])
  })

  it('showIframe shows: the chat begins, and what is there is read', async () => {
    const frame = rig({ until: 'settings' })
    frame.post(showIframe)
    await settled()
    expect(frame.chat.frame.isShown()).toBe(true)
    expect(frame.driver.asked('chatStart')).toHaveLength(1)
  })

  it('hideIframe is ours to say: from outside it means nothing', async () => {
    const frame = rig()
    frame.chat.frame.show(true)
    frame.post({ type: 'hideIframe' })
    await settled()
    expect(frame.chat.frame.isShown()).toBe(true)
  })
})

describe('attack 15: a page that is not on the channel’s list', () => {
  it.each([updateUser, showIframe, hello])('S-33 is not heard: %o', async (message) => {
    const frame = rig({ channel: { allowedOrigins: [shop] } })
    frame.post(message, { origin: 'https://evil.example' })
    await settled()
    expectUntouched(frame)
  })

  it.each(['?allowedOrigins=https://evil.example', '?origin=https://evil.example', '?referrer=x'])(
    'S-33 an address that says otherwise (%s) changes nothing',
    async (search) => {
      const frame = rig({ channel: { allowedOrigins: [shop] } })
      frame.post(
        { ...updateUser, search, allowedOrigins: ['https://evil.example'] },
        { origin: 'https://evil.example' },
      )
      await settled()
      expectUntouched(frame)
    },
  )
})

describe('attack 16: somebody else than the page around us', () => {
  const others = {
    'a sibling frame': { source: {} },
    'a nested frame': { source: { parent: {} } },
    'an opener': { source: null },
    'a sandboxed page': { origin: 'null' },
    'a local file': { origin: 'file://' },
    'an extension': { origin: 'chrome-extension://abcdef' },
    nobody: { origin: '' },
  }

  it.each(Object.entries(others))('S-33 %s is not heard, in any of our words', async (_who, from) => {
    for (const allowedOrigins of [[], [shop]]) {
      const frame = rig({ channel: { allowedOrigins } })
      for (const message of [updateUser, showIframe]) frame.post(message, from)
      const stranger = frame.knock(from)
      stranger.post({ id: 1, do: 'send', text: 'hello' })
      expect(await stranger.heard()).toEqual([])
      expectUntouched(frame)
    }
  })

  it('S-33 a stranger cannot use up what the page around us may say', async () => {
    const frame = rig()
    for (let at = 0; at < 10_000; at += 1) frame.post(updateUser, { source: {} })
    frame.post(showIframe)
    await settled()
    expect(frame.chat.frame.isShown()).toBe(true)
  })
})

describe('attack 17: what we say, and to whom', () => {
  const sources: Record<string, string> = import.meta.glob(
    ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*.testkit.ts'],
    { query: '?raw', import: 'default', eager: true },
  )

  it('nobody of ours posts to whoever listens', () => {
    const posting = Object.entries(sources).filter(([, text]) => text.includes('postMessage('))
    expect(posting.map(([file]) => file).toSorted()).toEqual([
      '../preview/use-reports.ts',
      '../session/hide-frame.ts',
      './line.ts',
    ])
    for (const [, text] of posting) expect(text).not.toMatch(/['"`]\*['"`]/)
  })

  it('the preview posts to pages of its own origin only', () => {
    const posts = sources['../preview/use-reports.ts']?.match(/postMessage\([^)]*\)/g)
    expect(posts).toEqual(['postMessage(message, location.origin)'])
  })

  it('no proof crosses, whatever is asked', async () => {
    const frame = rig()
    const token = 'v1.k1.proof'
    frame.chat.frame.kept.saveIdentity({ tenantId: 'demo', channelId: 'demo', userId: 'u1', token })
    frame.answers.identify = { ok: true, data: { userId: 'u1', token } }
    const loader = frame.knock()
    await loader.ask({ do: 'identify', jwt: 'a.b.c' })
    for (const what of ['state', 'unread', 'queue', 'visitor', 'token', '__proto__', 'constructor'])
      await loader.ask({ do: 'get', what })
    await loader.ask({ do: 'send', text: 'hello' })
    expect(JSON.stringify(await loader.heard())).not.toContain('proof')
  })
})

const cyclic: { self?: unknown; type: string } = { type: 'updateUser' }
cyclic.self = cyclic
const strange: [string, unknown][] = [
  ['5 MB of text', { type: 'updateUser', data: { userName: 'x'.repeat(5_000_000) } }],
  ['5 MB of something', { type: 'other', data: 'x'.repeat(5_000_000) }],
  ['bytes', new ArrayBuffer(1_000_000)],
  ['bytes inside', { type: 'updateUser', data: { userName: new Uint8Array(9) } }],
  ['a circle', cyclic],
  [
    'prototype keys',
    JSON.parse('{"type":"updateUser","data":{"__proto__":{"isAdmin":1},"constructor":{"prototype":{}}}}'),
  ],
  ['a map', new Map([['type', 'updateUser']])],
  ['nothing', null],
  ['a bare word', 'showIframe'],
  ['a number', 42],
  ['a list', [updateUser]],
]

describe('attack 18: strange messages, and too many', () => {
  it.each(strange)('%s does nothing, by window or by port', async (_what, data) => {
    const frame = rig()
    const loader = frame.knock()
    frame.post(data)
    loader.post(data)
    loader.post({ id: 1, do: 'update', user: data })
    await settled()
    expect(frame.calls.filter((call) => JSON.stringify(call).length > 500)).toEqual([])
    expect(({} as { isAdmin?: number }).isAdmin).toBeUndefined()
    expect(await loader.ask({ do: 'get', what: 'unread' })).toMatchObject({ type: 'done' })
  })

  it('10,000 messages in a second: a few are heard, the rest cost nothing, and the page goes on', async () => {
    const frame = rig()
    const loader = frame.knock()
    for (let at = 0; at < 10_000; at += 1) {
      frame.clock.now += 0.1
      frame.post(updateUser)
      loader.post({ id: at + 1, do: 'send', text: 'spam' })
    }
    await settled()
    expect(frame.calls.length).toBeLessThanOrEqual(110)
    expect(frame.driver.state.timeline.pending.length).toBeLessThanOrEqual(66)
    frame.clock.now += 10_000
    expect(await loader.ask({ do: 'get', what: 'unread' })).toMatchObject({ type: 'done' })
  })

  it('anything at all is survived', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 10 }), async (values) => {
        const frame = rig()
        const loader = frame.knock()
        for (const value of values) {
          frame.post(value)
          try {
            loader.post(value)
          } catch {
            // Functions and symbols cross no window and no port.
          }
        }
        expect(await loader.ask({ do: 'get', what: 'unread' })).toMatchObject({ type: 'done' })
      }),
      { numRuns: 200 },
    )
  })
})

describe('attack 19: a page that says who the visitor is', () => {
  const claims = {
    userId: 'u2',
    tenantId: 'other',
    channelId: 'other',
    token: 'v1.forged',
    verified: true,
    isVerified: true,
    role: 'admin',
  }

  it('S-33 updateUser claims a name, and nothing that needs proof', async () => {
    const frame = rig()
    frame.post({
      type: 'updateUser',
      data: { ...claims, userName: 'Sam', email: 'sam@shop.example' },
      ...claims,
    })
    await settled()
    expect(frame.calls).toEqual([
      { name: 'resetInfo', userId: 'u1', pollId: 'p1', userName: 'Sam', email: 'sam@shop.example' },
    ])
    expect(frame.chat.frame.kept.token()).toBeUndefined()
  })

  it('nor does update, and get says so', async () => {
    const frame = rig()
    const loader = frame.knock()
    await loader.ask({ do: 'update', user: { ...claims, userName: 'Sam' }, ...claims })
    expect(frame.calls).toEqual([{ name: 'resetInfo', userId: 'u1', pollId: 'p1', userName: 'Sam' }])
    expect(await loader.ask({ do: 'get', what: 'visitor' })).toMatchObject({ value: { isVerified: false } })
  })

  it('a proof that the server does not take proves nothing', async () => {
    const frame = rig()
    frame.answers.identify = { ok: false, kind: 'refused', error: 'identity.unproven' }
    const loader = frame.knock()
    expect(await loader.ask({ do: 'identify', jwt: 'forged' })).toMatchObject({ reason: 'refused' })
    expect(await loader.ask({ do: 'get', what: 'visitor' })).toMatchObject({ value: { isVerified: false } })
  })
})
