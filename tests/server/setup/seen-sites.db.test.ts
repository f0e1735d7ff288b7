import { expect, it, vi } from 'vitest'
import { launcherConfigPath } from '@foyer/contract/channel/launcher-config.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { recordingLog } from '@foyer/testkit/recording-log.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'

const world = givenWorld()

/** A page loads the button of a channel. */
function load(channelId: string, headers: Record<string, string>, address = world.node.address) {
  return fetch(address + launcherConfigPath.replace(':channelId', channelId), { headers })
}

async function sitesOf(tenantKey: string): Promise<string[]> {
  const rows = await world.node.deps.db
    .selectFrom('seen_sites as s')
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .select('s.origin')
    .where('t.key', '=', tenantKey)
    .orderBy('s.seen_at', 'desc')
    .execute()
  return rows.map(({ origin }) => origin)
}

it('the owner sees on which site the button was loaded, and when', async () => {
  const ana = await Agent.signIn(world.http)
  const asked = Date.now() - 1
  await load('demo', { origin: 'https://shop.example', referer: 'https://shop.example/' })
  await vi.waitFor(async () => expect(await sitesOf('demo')).toEqual(['https://shop.example']))
  const { seenSites, steps } = (await ana.call('readSetup')).body.data as {
    seenSites: { origin: string; seenTime: number }[]
    steps: Record<string, string>
  }
  expect(seenSites).toEqual([{ origin: 'https://shop.example', seenTime: expect.any(Number) as number }])
  expect(seenSites[0]?.seenTime).toBeGreaterThan(asked)
  expect(steps['installation']).toBe('done')
})

it('only the origin is kept of an address, and nothing of our own pages or of unknown channels', async () => {
  await seedTenant(world.node.deps.db, 'own')
  const { host } = new URL(world.node.address)
  await load('own', { referer: `http://${host}/desk/setup` })
  await load('own', {})
  await load('own', { origin: 'null' })
  expect((await load('nothing', { origin: 'https://shop.example' })).status).toBe(404)
  await load('own', { referer: 'https://blog.example/post?user=sam#x' })
  await vi.waitFor(async () => expect(await sitesOf('own')).toEqual(['https://blog.example']))
})

it('a node writes a site once in a minute', async () => {
  await seedTenant(world.node.deps.db, 'often')
  let ahead = 0
  const node = await world.startNode({}, { clock: { now: () => Date.now() + ahead } })
  const seenAt = async () => {
    const { rows } = await world.node.deps.pool.query<{ seen_at: number }>(
      `select seen_at from seen_sites s join tenants t on t.id = s.tenant_id where t.key = 'often' order by origin`,
    )
    return rows.map(({ seen_at: at }) => at)
  }
  const origin = 'https://shop.example'
  await load('often', { origin }, node.address)
  await vi.waitFor(async () => expect(await seenAt()).toHaveLength(1))
  const [first = 0] = await seenAt()
  ahead = 30_000
  await load('often', { origin }, node.address)
  // Written after it: then the first would have been, too.
  await load('often', { origin: 'https://then.example' }, node.address)
  await vi.waitFor(async () => expect(await seenAt()).toHaveLength(2))
  expect((await seenAt())[0]).toBe(first)
  ahead = 61_000
  await load('often', { origin }, node.address)
  await vi.waitFor(async () => expect((await seenAt())[0]).toBeGreaterThanOrEqual(first + 60_000))
})

it('invented origins fill neither the table nor the memory', async () => {
  await seedTenant(world.node.deps.db, 'flood')
  let ahead = 0
  const node = await world.startNode({}, { clock: { now: () => Date.now() + ahead } })
  for (const minute of [0, 1, 2]) {
    ahead = minute * 61_000
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        load('flood', { origin: `https://s${minute}-${i}.example` }, node.address),
      ),
    )
    await vi.waitFor(async () => {
      const sites = await sitesOf('flood')
      expect(sites).toHaveLength(20)
      expect(sites.every((site) => site.startsWith(`https://s${minute}-`))).toBe(true)
    })
  }
})

it('a failure is reported and does not change the answer', async () => {
  await seedTenant(world.node.deps.db, 'broken')
  const { log, lines } = recordingLog()
  const node = await world.startNode({}, { log })
  await node.deps.channels.find('broken')
  await world.node.deps.pool.query('alter table seen_sites rename to seen_sites_away')
  const answer = await load('broken', { origin: 'https://shop.example' }, node.address)
  expect(answer.status).toBe(200)
  await vi.waitFor(() => expect(lines.some(({ place }) => place === 'channel.seen-sites')).toBe(true))
  await world.node.deps.pool.query('alter table seen_sites_away rename to seen_sites')
})
