import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenHelpCentre, opener } from './given.ts'

const now = Date.parse('2026-11-18T10:00:00Z')
const world = givenWorld({ clock: { now: () => now } }, { publicUrl: 'https://chat.shop.example' })
const open = opener(world)
const documents = [
  {
    docId: 'k1',
    question: 'Where is my order?',
    category: 'Delivery',
    answer: `<p>${'On its way. '.repeat(30)}</p>`,
  },
  { docId: 'k2', question: 'كيف أعيد طلبي؟', language: 'ar', category: 'Returns' },
]

it('caches keep pages for a minute and are told when nothing has changed; nobody gets a cookie', async () => {
  await givenHelpCentre(world, 'cached', documents)
  for (const path of [
    'en/',
    'en/delivery',
    'en/a/k1-where-is-my-order',
    'en/search?q=order',
    'sitemap.xml',
  ]) {
    const first = await open(`/help/cached/${path}`)
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(first.headers.has('set-cookie')).toBe(false)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const again = await open(`/help/cached/${path}`, { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
  }
  const before = (await open('/help/cached/en/')).headers.get('etag')
  await world.node.deps.db.updateTable('help_centres').set({ title: 'Another' }).execute()
  expect((await open('/help/cached/en/')).headers.get('etag')).not.toBe(before)
  const missing = await open('/help/cached/en/nothing-here')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await missing.text()).toContain('<meta name="robots" content="noindex" />')
})

it('search engines get a description, a canonical address and structured data', async () => {
  await givenHelpCentre(
    world,
    'engines',
    documents.map((one) => ({ ...one, docId: `e-${one.docId}` })),
  )
  const page = await (await open('/help/engines/en/a/e-k1-where-is-my-order')).text()
  const url = 'https://chat.shop.example/help/engines/en/a/e-k1-where-is-my-order'
  expect(page).toContain('<title>Where is my order? · Help of the shop</title>')
  expect(page).toContain(`<link rel="canonical" href="${url}" />`)
  expect(/name="description" content="([^"]*)"/.exec(page)?.[1]).toMatch(/^On its way\..{100,149}…$/)
  const data: unknown = JSON.parse(/ld\+json">([^<]*)</.exec(page)?.[1] ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'FAQPage', url, inLanguage: 'en', dateModified: '2026-11-18T10:00:00.000Z' },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2, name: 'Delivery' }] },
    ],
  })
  const arabic = await (await open(`/help/engines/ar/a/${encodeURIComponent('e-k2-كيف-أعيد-طلبي')}`)).text()
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
})

it('the sitemap has every article of every language with its day', async () => {
  await givenHelpCentre(
    world,
    'mapped',
    documents.map((one) => ({ ...one, docId: `m-${one.docId}` })),
  )
  const reply = await open('/help/mapped/sitemap.xml')
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await reply.text()
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => decodeURIComponent(place))
  expect(places.toSorted()).toEqual(
    [
      'https://chat.shop.example/help/mapped/ar/',
      'https://chat.shop.example/help/mapped/en/',
      'https://chat.shop.example/help/mapped/en/a/m-k1-where-is-my-order',
      'https://chat.shop.example/help/mapped/ar/a/m-k2-كيف-أعيد-طلبي',
    ].toSorted(),
  )
  expect(xml).toContain('<lastmod>2026-11-18T10:00:00.000Z</lastmod>')
})

it('a server that does not know its own address lets no shared cache keep a page', async () => {
  const node = await world.startNode({ publicUrl: undefined })
  await givenHelpCentre(world, 'unnamed', [{ docId: 'u1', question: 'Where?' }])
  const reply = await fetch(`${node.address}/help/unnamed/en/`)
  expect(reply.headers.get('cache-control')).toBe('private, max-age=60')
  expect(await reply.text()).toContain(`<link rel="canonical" href="${node.address}/help/unnamed/en/" />`)
})

it('pages, searches and thumbs have limits, told on a page', async () => {
  const strict = await world.startNode({ limitScale: 0 })
  for (const [path, init] of [
    ['en/', {}],
    ['en/search?q=a', {}],
    ['en/a/d1', { method: 'POST', body: new URLSearchParams({ useful: '1' }) }],
  ] as const) {
    const reply = await fetch(`${strict.address}/help/cached/${path}`, {
      ...init,
      headers: { 'accept-language': 'fr' },
    })
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.text()).toContain('Un problème est survenu')
  }
})

it('a sitemap lists everything, so an address may ask for fewer of them', async () => {
  // Enough for one sitemap and several searches.
  const node = await world.startNode({ limitScale: 0.05 })
  await givenHelpCentre(world, 'listed', [{ docId: 'l1', question: 'Where?' }])
  const statuses = async (path: string) =>
    Promise.all([1, 2, 3].map(async () => (await fetch(`${node.address}/help/listed/${path}`)).status))
  expect((await statuses('sitemap.xml')).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
  expect(await statuses('en/search?q=where')).toEqual([200, 200, 200])
})
