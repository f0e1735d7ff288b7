import { describe, expect, it } from 'vitest'
import { redisCommand } from '@foyer/testkit/engines/redis-command.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenAssets } from './given-assets.ts'

const world = givenWorld({}, { assetsDir: givenAssets() })

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.node.address + path, { headers: { origin: 'https://shop.example', ...headers } })

describe('the loader', () => {
  it.each([
    ['/foyer.js', '// loader', 'public, max-age=300, must-revalidate'],
    ['/foyer-element.js', '// element', 'public, max-age=300, must-revalidate'],
    ['/foyer/assets/panel-DVdXnrWT.js', '// stage 2', 'public, max-age=31536000, immutable'],
    ['/foyer/assets/panel.js', '// stage 2, whichever', 'public, max-age=300, must-revalidate'],
  ])('%s is for every site', async (path, body, caching) => {
    const answer = await load(path, { cookie: 'foyer-desk=1.A' })
    expect(await answer.text()).toBe(body)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    for (const name of ['set-cookie', 'access-control-allow-credentials'])
      expect(answer.headers.has(name)).toBe(false)
    // By nothing that could tell who asks.
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const etag = answer.headers.get('etag') ?? ''
    // With a cache-control of its own, or fetch would say by itself that it wants the whole.
    const again = await load(path, { 'cache-control': 'max-age=0', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    expect(again.headers.get('cache-control')).toBe(caching)
  })

  it.each([
    '/foyer/assets/nowhere.js',
    '/foyer/assets/',
    '/foyer/assets/..%2ffoyer.js',
    '/foyer/assets/..%2f..%2fdesk%2findex.html',
    '/foyer/foyer.js',
    '/foyer.js/x',
    '/loader/foyer.js',
  ])('%s is nothing, and kept by nobody', async (path) => {
    const answer = await load(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: 400 })
  })

  it('80: nothing else of ours is for other sites', async () => {
    for (const path of [
      '/chat_online/assets/main-B2x_9aQk.js',
      '/desk/assets/main-C-0dR5tu.js',
      '/healthz',
    ]) {
      const { headers, status } = await load(path)
      expect(status).toBe(200)
      expect(headers.has('access-control-allow-origin')).toBe(false)
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

it('a build from before the loader is served without it', async () => {
  const node = await world.startNode({ assetsDir: givenAssets('loader') })
  expect((await fetch(`${node.address}/chat_online/index?channelId=demo`)).status).toBe(200)
  expect((await fetch(`${node.address}/desk/`)).status).toBe(200)
  for (const path of ['/foyer.js', '/foyer-element.js', '/foyer/assets/panel-DVdXnrWT.js']) {
    const answer = await fetch(node.address + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'route.unknown' })
  }
})

it('a folder with nothing of ours in it is told when the server starts', async () => {
  await expect(world.startNode({ assetsDir: import.meta.dirname })).rejects.toThrow('widget, desk, loader')
})

it('zero trace: a page that shows the launcher leaves nothing with us but the origin of its site', async () => {
  const before = await everything()
  for (const path of [
    '/foyer.js',
    '/foyer-element.js',
    '/embed/demo?locale=en',
    '/embed/nowhere?locale=en',
  ]) {
    const answer = await load(path, {
      cookie: 'a=b',
      'user-agent': 'Firefox',
      referer: 'https://shop.example/',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).not.toMatch(/userId|token|sessionId/)
  }
  expect(await everything()).toEqual(before)
  const { rows } = await world.node.deps.pool.query<{ site: object }>(
    "select to_jsonb(s) - '{tenant_id,channel_id,seen_at}'::text[] as site from seen_sites s",
  )
  for (const { site } of rows) expect(site).toEqual({ origin: 'https://shop.example' })
})

/**
 * Every row of every table of this world, and how many names it has in Redis. Not the sites on which the chat was seen, which
 * the test looks at itself, and not when the node's jobs last worked.
 */
async function everything(): Promise<unknown> {
  const { pool, config } = world.node.deps
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and tablename not in ('seen_sites', 'job_runs') order by 1`,
  )
  const rows = []
  for (const { name } of tables) {
    const found = await pool.query<{ hash: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
    )
    rows.push({ name, hash: found.rows[0]?.hash ?? null })
  }
  const redis = Number(new URL(config.redisUrls[0] ?? '').port)
  const names = "return #redis.call('keys', ARGV[1] .. '*')"
  return { rows, keys: await redisCommand(redis, 'eval', names, 0, config.redisPrefix) }
}
