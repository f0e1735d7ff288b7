import { describe, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { startProxy } from '../../faults/proxy.ts'
import { givenAssets } from '../platform/given-assets.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } }, { assetsDir: givenAssets() })

const open = (path: string, init: RequestInit = {}) =>
  fetch(world.node.address + path, { redirect: 'manual', ...init })

/** Who may frame what is answered, from the header that was really sent; there is only one. */
async function ancestors(path: string, init?: RequestInit): Promise<string> {
  const policy = (await open(path, init)).headers.get('content-security-policy') ?? ''
  return /^[^,]*; (frame-ancestors [^;,]+)$/.exec(policy)?.[1] ?? `none told: ${policy}`
}

const shops = ['https://shop.example', 'https://*.chain.example']
async function channelOf(key: string, allowedOrigins: string[]): Promise<string> {
  const { tenantId } = world.demo
  const seed = { tenantId, tenantKey: 'demo', key, config: { allowedOrigins } }
  await seedChannel(world.node.deps.db, seed)
  return key
}

describe('14: who may frame the pages of the chat', () => {
  it.each(['index', 'leaveMsg', 'leaveMessage', 'question', 'formData'])(
    '%s: the sites of the channel that its address names, and our own',
    async (page) => {
      const strict = await channelOf('strict', shops)
      const path = `/chat_online/${page}`
      expect(await ancestors(`${path}?channelId=${strict}&from=iframe`)).toBe(
        "frame-ancestors https://shop.example https://*.chain.example 'self'",
      )
      expect(await ancestors(`${path}?channelId=demo`)).toBe("frame-ancestors https: http: 'self'")
      expect(await ancestors(path)).toBe("frame-ancestors 'self'")
      expect(await ancestors(`${path}?channelId=nowhere`)).toBe("frame-ancestors 'self'")
    },
  )

  it('every channel has a list of its own, also of another tenant', async () => {
    await channelOf('strict', shops)
    const rival = await seedTenant(world.node.deps.db, 'rival')
    expect(rival.channelKey).toBe('rival')
    expect(await ancestors('/chat_online/index?channelId=rival')).toBe("frame-ancestors https: http: 'self'")
    expect(await ancestors('/chat_online/index?channelId=strict')).toContain('https://shop.example')
  })

  it('a list that changes is obeyed soon, and no browser goes on with the old one', async () => {
    const key = await channelOf('changing', ['https://old.example'])
    const path = `/chat_online/index?channelId=${key}`
    const first = await open(path)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('content-security-policy')).toContain('https://old.example')
    // Nothing to ask 'not modified?' with: a browser may keep the old policy beside such an answer.
    for (const name of ['etag', 'last-modified']) expect(first.headers.has(name)).toBe(false)
    await channelOf('changing', ['https://new.example'])
    now += 5_000
    // With a cache-control of its own, or fetch would say by itself that it wants the whole.
    const asked = { 'cache-control': 'max-age=0', 'if-modified-since': new Date(4e12).toUTCString() }
    const second = await open(path, { headers: asked })
    expect(second.status).toBe(200)
    expect(second.headers.get('content-security-policy')).toContain(
      "frame-ancestors https://new.example 'self'",
    )
  })

  // As the page's own script reads it: the first, decoded once. Whatever it could not be is nobody's.
  it.each([
    ['channelId=strict&channelId=demo', shops.join(' ')],
    ['channelId=demo&channelId=strict', 'https: http:'],
    ['channelId=%73trict', shops.join(' ')],
    ['x=1;channelId=demo&channelId=strict', shops.join(' ')],
    ['&&channelId=strict', shops.join(' ')],
    ['channelId=strict#channelId=demo', shops.join(' ')],
    ['channelId[]=demo', ''],
    ['channelId=', ''],
    ['channelid=demo', ''],
    ['channelId=demo%00', ''],
    ['channelId=demo%0d%0acontent-security-policy:%20x', ''],
    ["channelId=demo;%20frame-ancestors%20'none'", ''],
    ['channelId=https://evil.example', ''],
    ['allowedOrigins=https://evil.example', ''],
    [`channelId=demo${'x'.repeat(8000)}`, ''],
    ['channelId=__proto__', ''],
    ['channelId=%', ''],
  ])('%.60s', async (query, sites) => {
    await channelOf('strict', shops)
    const expected = `frame-ancestors ${sites === '' ? '' : `${sites} `}'self'`
    expect(await ancestors(`/chat_online/index?${query}`)).toBe(expected)
  })

  it.each(['/404', '/', '/nowhere', '/index/', '/Index', '/index/x.css', '//index'])(
    "/chat_online%s is 'not found' and framed by nobody",
    async (path) => {
      expect(await ancestors(`/chat_online${path}?channelId=demo`)).toBe("frame-ancestors 'none'")
    },
  )

  it('no other header lets a page in: there is no X-Frame-Options that would contradict', async () => {
    for (const path of ['/chat_online/index?channelId=demo', '/desk/'])
      expect((await open(path)).headers.has('x-frame-options')).toBe(false)
  })
})

describe('20: clickjacking', () => {
  it.each([
    '/desk/',
    '/desk/index?channelId=demo',
    '/desk/settings',
    '/chat_online/workorder?channelId=demo&woId=wo_1&userId=u1&token=t',
    '/chat_online/%77orkorder?channelId=demo',
    '/api/docs?channelId=demo',
  ])('%s is framed by nobody', async (path) => {
    const policy = (await open(path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.match(/frame-ancestors/g)).toHaveLength(1)
  })

  it('a ticket is kept by nobody and found by nobody', async () => {
    const { headers } = await open('/chat_online/workorder?woId=wo_1&token=t')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('21: what the address says leads nowhere', () => {
  it.each([
    'from=iframe&close=//evil.example',
    'customize=true&inviteEvaluate=//evil.example',
    'redirect=https://evil.example&url=https://evil.example&refer=https://evil.example',
  ])('%s: the same page, no redirect, no echo', async (query) => {
    const referrer = { referer: 'https://evil.example/' }
    for (const path of ['index', 'leaveMsg', 'leaveMessage', 'question', 'formData', 'workorder', '404']) {
      const plain = await (await open(`/chat_online/${path}?channelId=demo`)).text()
      const answer = await open(`/chat_online/${path}?channelId=demo&${query}`, { headers: referrer })
      expect(answer.status).toBe(200)
      expect(answer.headers.has('refresh')).toBe(false)
      expect(JSON.stringify([...answer.headers])).not.toContain('evil')
      expect(await answer.text()).toBe(plain)
    }
  })

  it.each(['/chat_online', '/chat_online?next=//evil.example', '/desk', '/desk?next=https://evil.example'])(
    '%s is sent on to its own page only',
    async (path) => {
      const answer = await open(path, {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      })
      expect(answer.headers.get('location')).toBe(`${path.split('?', 1)[0]}/`)
    },
  )
})

it('22: no window has a hold on the desk; the chat may be opened from a sandbox, which that would forbid', async () => {
  const policyOf = async (path: string) => (await open(path)).headers.get('cross-origin-opener-policy')
  expect(await policyOf('/desk/')).toBe('same-origin')
  expect(await policyOf('/chat_online/index?channelId=demo')).toBeNull()
})

it('without PostgreSQL the chat still opens, in no frame but our own', async () => {
  const url = new URL(world.node.deps.config.databaseUrl)
  const postgres = Number(url.port)
  const proxy = await startProxy({ ports: () => [postgres], http: false })
  url.host = `127.0.0.1:${proxy.port}`
  const node = await world.startNode({ databaseUrl: url.href })
  proxy.down()
  const answer = await fetch(`${node.address}/chat_online/index?channelId=demo`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(/; frame-ancestors 'self'$/)
  proxy.up()
  await node.drain()
  await proxy.close()
})
