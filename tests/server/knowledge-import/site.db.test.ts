import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { openHoneypot } from '../forms/fromRequest-honeypot.ts'
import { importFile, outcomes } from './given.ts'

/** A site on this machine, which the operator has allowed by name; and one beside it that nobody has. */
const site = await openHoneypot('127.0.0.1')
const inside = await openHoneypot('127.0.0.1')
const names: Record<string, string[]> = { 'shop.example': ['127.0.0.1'], 'rebound.example': ['127.0.0.1'] }
const world = givenWorld(
  { resolve: async (name) => names[name] ?? [] },
  { limitScale: 20, egress: { ports: [80, 443, inside.port], allow: [`shop.example:${site.port}`] } },
)
afterAll(() => {
  site.close()
  inside.close()
})

const root = `http://shop.example:${site.port}`
type Answer = { status?: number; type?: string; body?: string; headers?: Record<string, string> }
let pages: Record<string, Answer | ((response: ServerResponse) => void)> = {}
beforeEach(() => {
  pages = {}
  site.seen.length = 0
  site.answerWith((response, { url = '' }) => {
    const page = pages[url] ?? { status: 404 }
    if (typeof page === 'function') return page(response)
    const { status = 200, type = 'text/html; charset=utf-8', body = '', headers = {} } = page
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
})

const long = 'We take everything back within thirty days, whatever the reason, and pay the way home. '.repeat(
  8,
)
function article(title: string, inside = ''): Answer {
  const menu = '<nav><a href="/help/">Menu</a></nav>'
  return {
    body: `<html><head><title>${title}</title></head><body>${menu}<main><article><h1>${title}</h1><p>${long}</p>${inside}<p>${long}</p></article></main></body></html>`,
  }
}

async function call(name: 'findSitePages' | 'readSitePages', input: Record<string, unknown>) {
  const agent = await Agent.signIn(world.http)
  const { body } = await agent.call(name, input)
  if (body.code !== 200) throw new Error(String(body.error))
  return body.data as { problem?: string; pages: { problem?: string; title: string; html: string }[] }
}

const readOne = async (address: string) =>
  (await call('readSitePages', { address: root, pages: [address] })).pages[0]

it('finds the pages of a sitemap below the address, as far as robots.txt allows, and imports each once', async () => {
  const map = ['/help/a', '/help/b', '/help/secret', '/shop', '/help/a#x', '/help/x.pdf'].map(
    (path) => `<url><loc>${root}${path}</loc></url>`,
  )
  pages = {
    '/robots.txt': {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /help/secret\nSitemap: ${root}/map.xml`,
    },
    '/map.xml': {
      type: 'application/xml',
      body: `<urlset>${map.join('')}<url><loc>http://other.example/help/</loc></url></urlset>`,
    },
    '/help/': article('Help'),
    '/help/a': article(
      'Returns',
      '<p><a href="b">next</a><img src="/files/1/x"><script>alert(1)</script></p>',
    ),
    '/help/b': article('Delivery'),
  }
  const found = await call('findSitePages', { address: `${root}/help/` })
  expect(found).toEqual({ pages: [`${root}/help/`, `${root}/help/a`, `${root}/help/b`] })
  const read = await call('readSitePages', { address: `${root}/help/`, pages: found.pages })
  expect(read.pages.map(({ title }) => title)).toEqual(['Help', 'Returns', 'Delivery'])
  expect(read.pages[1]?.html).toContain(`<a href="${root}/help/b">`)
  expect(read.pages[1]?.html).not.toMatch(/script|<img|Menu/)

  const agent = await Agent.signIn(world.http)
  const rows = read.pages.map(({ title, html }, at) => ({
    question: title,
    answerHtml: html,
    source: JSON.stringify(found.pages[at]),
  }))
  expect(outcomes(await importFile(agent, 'json', JSON.stringify(rows)))).toEqual(['added', 'added', 'added'])
  const renamed = rows.map((row) => ({ ...row, question: `${row.question} (new)` }))
  expect(outcomes(await importFile(agent, 'json', JSON.stringify(renamed)))).toEqual([
    'changed',
    'changed',
    'changed',
  ])
})

it('without a sitemap finds what the page links to, on the same host', async () => {
  pages = {
    '/': article(
      'Start',
      '<a href="/a">a</a><a href="http://other.example/b">b</a><a href="javascript:alert(1)">c</a><a href="mailto:x@y.example">d</a>',
    ),
  }
  expect(await call('findSitePages', { address: `${root}/` })).toEqual({
    pages: [`${root}/`, `${root}/help/`, `${root}/a`],
  })
})

it('a site whose robots.txt says no, or cannot be read, is not read', async () => {
  pages = {
    '/robots.txt': { type: 'text/plain', body: 'User-agent: Foyer\nDisallow: /' },
    '/a': article('A'),
  }
  expect(await readOne(`${root}/a`)).toMatchObject({ problem: 'robots' })
  pages = { '/robots.txt': { status: 503 }, '/a': article('A') }
  expect(await readOne(`${root}/a`)).toMatchObject({ problem: 'robots' })
  expect(site.seen.map(({ url }) => url)).toEqual(['/robots.txt', '/robots.txt'])
})

it.each([
  'http://127.0.0.1/',
  `http://127.0.0.1:${inside.port}/`,
  `http://[::1]:${inside.port}/`,
  `http://rebound.example:${inside.port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'http://user:secret@shop.example/',
  'http://localhost/',
  'not an address',
])('%s is not reached', async (address) => {
  const before = inside.touched()
  const found = await call('findSitePages', { address })
  expect(found.pages).toEqual([])
  expect(['unreachable', 'robots']).toContain(found.problem)
  const read = await call('readSitePages', { address, pages: [address] })
  expect(read.pages[0]?.problem).toMatch(/^(?:unreachable|robots)$/)
  expect(inside.touched()).toBe(before)
})

it('pages of other hosts and redirects to them are not followed, and those within the site are', async () => {
  const before = inside.touched()
  const to = (location: string): Answer => ({ status: 302, headers: { location } })
  pages = {
    '/inside': to(`http://127.0.0.1:${inside.port}/`),
    '/rebound': to(`http://rebound.example:${inside.port}/`),
    '/file': to('file:///etc/passwd'),
    '/loop': to('/loop'),
    '/moved': to('/new'),
    '/new': article('New'),
  }
  expect(await readOne(`http://127.0.0.1:${inside.port}/`)).toMatchObject({ problem: 'otherHost' })
  expect(await readOne(`${root}/inside`)).toMatchObject({ problem: 'otherHost' })
  expect(await readOne(`${root}/rebound`)).toMatchObject({ problem: 'otherHost' })
  expect(await readOne(`${root}/file`)).toMatchObject({ problem: 'unreachable' })
  expect(await readOne(`${root}/loop`)).toMatchObject({ problem: 'unreachable' })
  expect(await readOne(`${root}/moved`)).toMatchObject({ title: 'New' })
  expect(inside.touched()).toBe(before)
})

it('a sitemap leads to no other host, and its entities are not expanded', async () => {
  const before = inside.touched()
  pages = {
    '/map.xml': {
      type: 'application/xml',
      body: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><sitemapindex><sitemap><loc>http://127.0.0.1:${inside.port}/map.xml</loc></sitemap><sitemap><loc>${root}/second.xml</loc></sitemap></sitemapindex>`,
    },
    '/second.xml': {
      type: 'text/xml',
      body: `<urlset><url><loc>${root}/&e;</loc></url><url><loc>${root}/a?x=1&amp;y=2</loc></url></urlset>`,
    },
  }
  expect((await call('findSitePages', { address: `${root}/map.xml` })).pages).toContain(`${root}/a?x=1&y=2`)
  expect(inside.touched()).toBe(before)
})

it('bodies that are huge, endless, slow, packed or no text are given up', async () => {
  pages = {
    '/huge': { body: 'x'.repeat(1_500_000) },
    '/endless': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () =>
        void (response.writable && response.write('<p>x</p>'.repeat(5_000), () => setImmediate(more)))
      more()
    },
    '/slow': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('<p>x</p>'), 300)
      response.on('close', () => clearInterval(timer))
    },
    '/packed': { headers: { 'content-encoding': 'gzip' }, body: 'x' },
    '/picture': { type: 'image/png', body: 'x' },
  }
  const started = performance.now()
  const asked = ['/huge', '/endless', '/slow', '/packed', '/picture'].map((path) => root + path)
  const { pages: read } = await call('readSitePages', { address: root, pages: asked })
  expect(read.map(({ problem }) => problem)).toEqual(Array.from(asked, () => 'unreachable'))
  expect(performance.now() - started).toBeLessThan(30_000)
}, 60_000)

it('pages that are deep, wide or empty have no text', async () => {
  pages = {
    '/deep': { body: '<div>'.repeat(100_000) },
    '/wide': { body: '<b>x</b>'.repeat(100_000) },
    '/empty': { body: '' },
    '/script': { body: '<title>x</title><script>document.write("text")</script>' },
  }
  const asked = Object.keys(pages).map((path) => root + path)
  const { pages: read } = await call('readSitePages', { address: root, pages: asked })
  expect(read.map(({ problem }) => problem)).toEqual(Array.from(asked, () => 'noText'))
})
