import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenDocument } from '../robot/given.ts'
import { givenHelpCentre, opener } from './given.ts'

let now = Date.parse('2026-11-18T10:00:00Z')
const publicUrl = 'https://chat.shop.example'
const world = givenWorld({ clock: { now: () => now } }, { publicUrl })
const open = opener(world)
const read = async (path: string, init?: RequestInit) => (await open(path, init)).text()

const kettle = { docId: 'kettle', question: 'How do I descale my kettle?', category: 'Care & cleaning' }

it('a help center is off until somebody switches it on', async () => {
  const answer = await open('/help/demo/')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('<h1>Page not found</h1>')
  expect((await open('/help/nowhere/', { headers: { 'accept-language': 'de' } })).status).toBe(404)
  expect(await read('/help/nowhere/', { headers: { 'accept-language': 'de' } })).toContain(
    'Seite nicht gefunden',
  )
})

it('the start leads to the language of the reader, else to the one with the most articles', async () => {
  await givenHelpCentre(world, 'start', [
    { ...kettle, docId: 'st1' },
    { ...kettle, docId: 'st2' },
    { docId: 'st3', language: 'ar', question: 'كيف أنظف الغلاية؟' },
  ])
  const startFor = async (language: string, path = '/help/start/') => {
    const answer = await open(path, { headers: { 'accept-language': language } })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('vary')).toBe('accept-language')
    return answer.headers.get('location')
  }
  expect(await startFor('ar-EG, en;q=0.5')).toBe('/help/start/ar/')
  expect(await startFor('ar', '/help/start')).toBe('/help/start/ar/')
  expect(await startFor('fr')).toBe('/help/start/en/')
})

it('the first page has the introduction, a search and the categories', async () => {
  await givenHelpCentre(world, 'first', [
    { ...kettle, docId: 'f1' },
    ...Array.from({ length: 7 }, (_, i) => ({
      docId: `more${i}`,
      question: `Question ${i}?`,
      category: 'More',
    })),
    { docId: 'f3', question: 'Without a category?' },
    { docId: 'f4', language: 'zh', question: '如何除垢？', category: '保养' },
  ])
  const page = await read('/help/first/en/')
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).toContain('<title>Help of the shop</title>')
  expect(page).toContain('What can we do for you?')
  expect(page).toContain('action="/help/first/en/search" method="get"')
  expect(page).toContain('<a href="/help/first/en/care-cleaning">Care &amp; cleaning</a>')
  expect(page).toContain('<a href="/help/first/en/a/f1-how-do-i-descale-my-kettle">')
  expect(page).toContain('<a href="/help/first/en/other">Other topics</a>')
  expect(page).toContain('All articles (7)')
  expect(page).not.toContain('如何除垢')
  expect(page).toContain('<link rel="canonical" href="https://chat.shop.example/help/first/en/" />')
  expect(page).toContain(
    '<link rel="alternate" hreflang="zh-Hans-CN" href="https://chat.shop.example/help/first/zh/" />',
  )
  expect(page).toContain('hreflang="x-default" href="https://chat.shop.example/help/first/"')
  expect(await read('/help/first/zh/')).toContain('帮助中心')
  const right = await open('/help/first/en')
  expect([right.status, right.headers.get('location')]).toEqual([301, '/help/first/en/'])
})

it('a category lists its articles in pages', async () => {
  const many = Array.from({ length: 60 }, (_, i) => ({
    docId: `m${i}`,
    question: `Question ${String(i).padStart(2, '0')}?`,
    category: 'Search',
  }))
  await givenHelpCentre(world, 'pages', [...many, { docId: 'm-zh', question: '退货？', category: '退货' }])
  // The word of the search's own address is not taken away from it.
  const first = await read('/help/pages/en/search-2')
  expect(first).toContain('Question 49?')
  expect(first).not.toContain('Question 50?')
  expect(first).toContain('<a rel="next" href="/help/pages/en/search-2?page=2">')
  const second = await read('/help/pages/en/search-2?page=2')
  expect(second).toContain('Question 59?')
  expect(second).toContain('rel="prev" href="/help/pages/en/search-2"')
  expect(second).toContain('href="https://chat.shop.example/help/pages/en/search-2?page=2"')
  for (const page of ['0', '3', '-1', 'x', '1.5', '1e9'])
    expect((await open(`/help/pages/en/search-2?page=${page}`)).status).toBe(404)
  expect(await read(`/help/pages/en/${encodeURIComponent('退货')}`)).toContain('<h1>退货</h1>')
})

it('an article has its answer, its date, files, thumbs and the way to the chat', async () => {
  await givenHelpCentre(world, 'articles', [
    {
      ...kettle,
      docId: 'a-kettle',
      answer:
        '<h3>With vinegar</h3><p link="https://x.example">Boil <b>it</b>.</p><a href="https://y.example">y</a>',
      attachments: [
        { name: 'Manual', url: '/files/1/manual.pdf' },
        { name: 'Bad', url: 'javascript:alert(1)' },
      ],
    },
  ])
  const path = '/help/articles/en/a/a-kettle-how-do-i-descale-my-kettle'
  const page = await read(path)
  expect(page).toContain('<h1>How do I descale my kettle?</h1>')
  expect(page).toContain('<h2>With vinegar</h2><p>Boil <b>it</b>.</p>')
  expect(page).toContain('<a href="https://y.example" rel="noopener nofollow">y</a>')
  expect(page).toContain('<a href="/files/1/manual.pdf" rel="noopener nofollow">Manual</a>')
  expect(page).not.toContain('javascript:')
  expect(page).toContain('Updated: November 18, 2026')
  expect(page).toContain(`action="${path}" method="post"`)
  const chat = /href="(\/chat_online\/index[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(Object.fromEntries(new URL(chat, publicUrl).searchParams)).toEqual({
    channelId: 'articles',
    locale: 'en',
    title: 'How do I descale my kettle?',
    url: publicUrl + path,
  })
})

it('the id of an article leads to its address, whatever the rest of the name and the language say', async () => {
  await givenHelpCentre(world, 'ids', [
    { ...kettle, docId: 'x-1' },
    { ...kettle, docId: 'x-1-how', question: 'Do I?' },
    { ...kettle, docId: 'x-zh', language: 'zh', question: '如何除垢？' },
  ])
  const target = async (path: string) => {
    const answer = await open(`/help/ids/${path}`)
    return [answer.status, decodeURIComponent(answer.headers.get('location') ?? '')]
  }
  const right = '/help/ids/en/a/x-1-how-do-i-descale-my-kettle'
  expect(await target('en/a/x-1')).toEqual([301, right])
  expect(await target('en/a/x-1-an-older-question')).toEqual([301, right])
  expect(await target('en/a/x-1-how-do-i-descale-my-kettle/')).toEqual([301, right])
  expect(await target('en/a/x-1-how-do-i-descale-my-kettle')).toEqual([200, ''])
  expect(await target('en/a/x-1-how')).toEqual([301, '/help/ids/en/a/x-1-how-do-i'])
  expect(await target('en/a/x-zh')).toEqual([301, '/help/ids/zh/a/x-zh-如何除垢'])
  expect((await target('en/a/x'))[0]).toBe(404)
  expect((await target('en/a/'))[0]).toBe(404)
  expect((await target('en/a/x-1/more'))[0]).toBe(404)
  expect((await target('%E0%A4%A'))[0]).toBeGreaterThanOrEqual(400)
})

it('only what visitors may get is on any page: no drafts, nothing out of its time, nothing of others', async () => {
  const hidden = { category: 'Secret plans', question: 'What is the secret?' }
  await givenHelpCentre(world, 'hidden', [
    { ...kettle, docId: 'h-open' },
    { ...hidden, docId: 'h-draft', isPublished: false },
    { ...hidden, docId: 'h-early', validFrom: now + 1_000 },
    { ...hidden, docId: 'h-late', validUntil: now },
    { ...hidden, docId: 'h-robot', robotNo: 'another' },
    { ...hidden, docId: 'h-zh', language: 'zh', isPublished: false },
  ])
  const { db } = world.node.deps
  const { tenantId: other } = await seedTenant(db, 'other-help')
  await givenDocument(world.node.deps, other, { ...hidden, docId: 'h-tenant', robotNo: 'hidden' })
  const paths = ['en/', 'en/care-cleaning', 'en/search?q=secret', 'en/search?q=descale+kettle', 'sitemap.xml']
  for (const path of paths) {
    const page = await read(`/help/hidden/${path}`)
    expect(page).not.toContain('What is the secret?')
    expect(page).not.toContain('ecret plans')
    expect(page).not.toMatch(/h-(?:draft|early|late|robot|zh|tenant)/)
  }
  for (const id of ['h-draft', 'h-early', 'h-late', 'h-robot', 'h-zh', 'h-tenant'])
    expect((await open(`/help/hidden/en/a/${id}`)).status).toBe(404)
  for (const path of ['zh/', 'en/secret-plans', 'de/search?q=a'])
    expect((await open(`/help/hidden/${path}`)).status).toBe(404)
  now += 2_000
  expect(await read('/help/hidden/en/')).toContain('What is the secret?')
})

it('the search finds articles as the robot does, then by their plain text', async () => {
  await givenHelpCentre(world, 'finds', [
    { ...kettle, docId: 's1', answer: '<p>Use vinegar from Modena&nbsp;100%.</p>' },
    { docId: 's2', question: 'Where is my order?', similar: ['track my parcel'] },
  ])
  const page = await read('/help/finds/en/search?q=descaling+a+kettel')
  expect(page).toContain('s1-how-do-i-descale-my-kettle')
  expect(page).not.toContain('s2-where')
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(await read('/help/finds/en/search?q=modena')).toContain('s1-how')
  expect(await read('/help/finds/en/search?q=zzzz')).toContain('No articles match your search')
  for (const query of ['', '?q=', '?q=%25', '?q=_', `?q=${'x'.repeat(5000)}`, '?q=%00%ED%A0%80', '?q=%'])
    expect((await open(`/help/finds/en/search${query}`)).status).toBe(200)
})

it('articles that are out of their time take no place of others in the search', async () => {
  const text = (docId: string) => ({ docId, question: `About ${docId}?`, answer: '<p>Use Modena water.</p>' })
  const late = Array.from({ length: 25 }, (_, n) => ({ ...text(`late${n}`), validUntil: now }))
  await givenHelpCentre(world, 'crowded', [...late, text('open')])
  const page = await read('/help/crowded/en/search?q=modena')
  expect(page).toContain('About open?')
  expect(page).not.toContain('About late')
})
