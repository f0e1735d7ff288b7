import { expect, it } from 'vitest'
import { LauncherConfig } from '@foyer/contract/channel/launcher-config.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { limitRules } from '@foyer/server/platform/limit-rules.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'

let now = Date.parse('2026-11-23T10:00:00Z')
const world = givenWorld({ clock: { now: () => now } })

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.node.address}/embed/${path}`, { headers })
const lineOf = async (path: string, headers?: Record<string, string>) =>
  LauncherConfig.strict().parse(await (await ask(path, headers)).json())

async function channelWith(key: string, config: Partial<ChannelConfig>): Promise<void> {
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key, config })
}

it('the line of a channel: all that the launcher needs, for every site, and kept for a while', async () => {
  const answer = await ask('demo?locale=en-GB', { origin: 'https://shop.example', cookie: 'foyer-desk=1.A' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    color: '#1d5fd1',
    textColor: '#ffffff',
    locale: 'en',
    dir: 'ltr',
    isOpen: true,
    launcher: { label: '', icon: '', size: 60, offsetX: 0, offsetY: 0 },
    texts: {
      open: 'Open chat',
      close: 'Close chat',
      title: 'Chat',
      unread: '{open}, Unread messages: {count}',
    },
  })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'access-control-allow-credentials', 'vary'])
    expect(answer.headers.has(name)).toBe(false)
})

it('the line has the look that the channel gives its launcher', async () => {
  const launcher = { label: 'Chat with us', icon: '💬', size: 48, offsetX: 0, offsetY: 80 }
  await channelWith('looks', { launcher })
  expect((await lineOf('looks')).launcher).toEqual(launcher)
})

it('95: who asks does not change it, whatever else they say', async () => {
  const body = await (await ask('demo?locale=fr')).text()
  const others: Record<string, string>[] = [
    { 'accept-language': 'ar' },
    { origin: 'null' },
    { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    { 'user-agent': 'iPhone' },
  ]
  for (const headers of others) expect(await (await ask('demo?locale=fr', headers)).text()).toBe(body)
})

it("K-04 speaks the channel's language, else the one it is asked for, else zh", async () => {
  await channelWith('german', { language: 'de' })
  expect(await lineOf('german?locale=ar')).toMatchObject({ locale: 'de', dir: 'ltr' })
  expect(await lineOf('demo?locale=ar-EG')).toMatchObject({ locale: 'ar', dir: 'rtl' })
  expect(await lineOf('demo?locale=zh-TW')).toMatchObject({ locale: 'zh-Hant-TW' })
  expect(await lineOf('demo', { 'accept-language': 'fr' })).toMatchObject({ locale: 'zh-Hans-CN' })
  expect((await lineOf('demo?locale=fr')).texts.open).not.toBe((await lineOf('demo?locale=en')).texts.open)
})

it('S-34 has the main colour, else the one of the theme, and text that can be read on it', async () => {
  await channelWith('pale', { mainColor: '#fc0' })
  await channelWith('plain', { mainColor: '' })
  expect(await lineOf('pale')).toMatchObject({ color: '#ffcc00', textColor: '#000000' })
  expect(await lineOf('plain')).toMatchObject({ color: '#1d5fd1', textColor: '#ffffff' })
})

it('T-16 is open while the group of the channel is there', async () => {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const hours = OpeningHours.parse({ timeZone: 'Europe/Berlin', week: { mon: [['09:00', '18:00']] } })
  await seedGroup(db, { tenantId, id: 'days', agentIds: [], hours })
  await channelWith('days', {})
  await db.updateTable('channels').set({ group_id: 'days' }).where('key', '=', 'days').execute()
  now = Date.parse('2026-11-23T16:59:00Z')
  expect(await lineOf('days')).toMatchObject({ isOpen: true })
  now = Date.parse('2026-11-23T17:00:00Z')
  expect(await lineOf('days')).toMatchObject({ isOpen: false })
  // Another channel has another group, which is always there.
  expect(await lineOf('demo')).toMatchObject({ isOpen: true })
})

it.each(['nowhere', '%00', 'demo%00', 'x'.repeat(65), "demo'--", '%F0%9F%92%A9', '..%2Fdemo', '__proto__'])(
  'a channel that does not exist (%s) is told in the usual words, and soon asked again',
  async (key) => {
    const answer = await ask(key)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 400, error: 'channel.unknown' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=10',
    })
  },
)

it.each(['locale=en&locale=fr', 'locale[]=en', 'locale=%00', `locale=${'x'.repeat(5000)}`, 'locale=%', '%'])(
  'an odd wish (%.20s) is no failure',
  async (query) => expect((await ask(`demo?${query}`)).status).toBe(200),
)

it('one address may ask often, but not without end; others still may', async () => {
  const node = await world.startNode({ limitScale: 3 / limitRules.line.max, trustedProxies: 1 })
  const from = (address: string) =>
    fetch(`${node.address}/embed/demo`, { headers: { 'x-forwarded-for': address } })
  for (const _ of [1, 2, 3]) expect((await from('203.0.113.7')).status).toBe(200)
  const refused = await from('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await from('203.0.113.8')).status).toBe(200)
})
