import type { VisitorApi } from '@foyer/contract/api.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { fakeClock } from './fakes/fake-clock.ts'
import { bodyOf } from './fakes/fake-server.ts'
import { createTransport, type Fetch, type PostInit } from './transport.ts'

type Reply = (init: PostInit) => Response | Promise<Response>

function setUp(reply: Reply, token?: string) {
  const clock = fakeClock()
  const requests: { url: string; headers: Headers; body: unknown }[] = []
  const fetch: Fetch = async (url, init) => {
    requests.push({ url, headers: new Headers(init.headers), body: bodyOf(init) })
    return reply(init)
  }
  const transport = createTransport({ clock, fetch, token: () => token })
  return {
    clock,
    requests,
    client: createClient<VisitorApi>(visitorPath, { transport, requestTimeoutMs: 3_000_000 }),
  }
}

const start = { channelId: 'demo' }

describe('client', () => {
  it('posts JSON to the path of the contract and gives back the data', async () => {
    const { client, requests } = setUp(() => Response.json({ code: 200, data: { tenantId: 't' } }))
    expect(await client.channelInfo(start)).toEqual({ ok: true, data: { tenantId: 't' } })
    expect(requests).toMatchObject([{ url: '/api/chat/visitor/channelInfo', body: start }])
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(requests[0]?.headers.has('token')).toBe(false)
  })

  it('can be awaited, and has one function per name', async () => {
    const { client, requests } = setUp(() => Response.json({ code: 200, data: {} }))
    expect(await Promise.resolve(client)).toBe(client)
    expect(client.typing).toBe(client.typing)
    expect(requests).toEqual([])
  })

  it('what no server can keep does not leave: half an emoji, and NUL', async () => {
    const { client, requests } = setUp(() => Response.json({ code: 200, data: {} }))
    await client.typing({ msgContent: 'cut \ud83d\0' })
    expect(requests[0]?.body).toEqual({ msgContent: 'cut \ufffd' })
  })

  it('P-04 the token goes into the header', async () => {
    const { client, requests } = setUp(() => Response.json({ code: 200, data: {} }), 'stored')
    await client.typing({ msgContent: 'x' })
    expect(requests[0]?.headers.get('token')).toBe('stored')
  })

  it('P-04 a token in the parameters is copied to the header', async () => {
    const { client, requests } = setUp(() => Response.json({ code: 200, data: {} }), 'stored')
    await client.queryWoById(withToken({ woId: 'w1', userId: 'u1' }, 'from-params'))
    expect(requests[0]?.headers.get('token')).toBe('from-params')
    expect(requests[0]?.body).toMatchObject({ token: 'from-params' })
  })

  it("X-02 code 400 comes back to the caller with its error and the server's words", async () => {
    const body = { code: 400, error: 'session.closed', msg: 'error.sessionClosed', requestId: 'r' }
    const { client } = setUp(() => Response.json(body, { status: 409 }))
    expect(await client.chatClose({ userId: 'u' })).toEqual({
      ok: false,
      kind: 'refused',
      error: 'session.closed',
      http: 409,
    })
  })

  it('X-03 code 401 is an expired identity, also from a server that names no error', async () => {
    const { client } = setUp(() => Response.json({ code: 401, msg: 'x' }))
    expect(await client.chatClose({ userId: 'u' })).toMatchObject({
      kind: 'refused',
      error: 'identity.expired',
    })
  })

  it.each([
    ['code 500 in the body', () => Response.json({ code: 500, msg: '' }, { status: 500 }), 'server'],
    ['code 500 with HTTP 200', () => Response.json({ code: 500, msg: '' }), 'server'],
    ['502 from a proxy', () => new Response('<h1>bad gateway</h1>', { status: 502 }), 'busy'],
    ['503', () => Response.json({ code: 500 }, { status: 503 }), 'busy'],
    ['429', () => Response.json({ code: 400, error: 'request.tooMany' }, { status: 429 }), 'tooMany'],
    ['200 that is no JSON', () => new Response('<login>'), 'network'],
    ['404 of somebody else', () => new Response('not here', { status: 404 }), 'network'],
  ] as const)('X-01 %s: the outcome is not known', async (_name, reply, reason) => {
    const { client } = setUp(reply)
    expect(await client.chatClose({ userId: 'u' })).toMatchObject({ ok: false, kind: 'unknown', reason })
  })

  it('X-04 a network failure is an answer, not an exception', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('failed')))
    expect(await client.chatClose({ userId: 'u' })).toEqual({
      ok: false,
      kind: 'unknown',
      reason: 'network',
      retryAfterMs: 0,
    })
  })

  it('a proxy that finds it too large is a refusal', async () => {
    const { client } = setUp(() => new Response('', { status: 413 }))
    expect(await client.chatClose({ userId: 'u' })).toMatchObject({
      kind: 'refused',
      error: 'request.tooLarge',
    })
  })

  it('a 429 that names another reason is a refusal', async () => {
    const locked = { code: 400, error: 'signIn.locked', msg: 'error.signInLocked' }
    const { client } = setUp(() => Response.json(locked, { status: 429 }))
    expect(await client.chatClose({ userId: 'u' })).toMatchObject({ kind: 'refused', error: 'signIn.locked' })
  })

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['999999', 60_000],
    [new Date(1_794_700_005_000).toUTCString(), 5_000],
    ['soon', 0],
  ])('Retry-After %s is %i ms', async (header, retryAfterMs) => {
    const { client } = setUp(() => new Response('', { status: 503, headers: { 'retry-after': header } }))
    expect(await client.chatClose({ userId: 'u' })).toMatchObject({ retryAfterMs })
  })

  it('K-01 without a deadline of its own a call waits 3,000,000 ms', async () => {
    const { client, clock } = setUp(hangUntilAborted)
    const pending = client.chatClose({ userId: 'u' })
    let outcome: unknown
    void pending.then((result) => (outcome = result))
    await clock.advance(2_999_999)
    expect(outcome).toBeUndefined()
    await clock.advance(1)
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'timeout' })
  })

  it('a call with its own deadline gives up then', async () => {
    const { client, clock } = setUp(hangUntilAborted)
    const pending = client.chatClose({ userId: 'u' }, { deadlineMs: 10_000 })
    await clock.advance(10_000)
    expect(await pending).toMatchObject({ reason: 'timeout' })
  })

  it('can be called off', async () => {
    const { client } = setUp(hangUntilAborted)
    const controller = new AbortController()
    const pending = client.chatClose({ userId: 'u' }, { signal: controller.signal })
    controller.abort()
    expect(await pending).toMatchObject({ kind: 'unknown', reason: 'network' })
  })
})

function hangUntilAborted(init: PostInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}

function withToken<T extends object>(input: T, token: string): T {
  return { ...input, token }
}
