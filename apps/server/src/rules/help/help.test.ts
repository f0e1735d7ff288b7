import { expect, it } from 'vitest'
import { contrast, parseColor } from '@foyer/core/appearance/color.ts'
import { colourName, helpColours } from './help-colours.ts'
import { helpPaths, isSamePath, possibleIds, readHelpPath } from './help-path.ts'
import { isSameOrigin } from './same-origin.ts'
import { categorySlugs, slugOf } from './slug.ts'
import { dataText } from './structured-data.ts'

it.each([
  ['How do I return something?', 'how-do-i-return-something'],
  ['  Ärger & Öl: 100% ', 'ärger-öl-100'],
  ['如何退货？', '如何退货'],
  ['ﬁle／ＡＢＣ', 'file-abc'],
  ['<script>"\'../', 'script'],
  ['?!', ''],
  ['word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ['字'.repeat(100), '字'.repeat(30)],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('categories have slugs of their own, and none takes an address of another page', () => {
  const slugs = categorySlugs(['Search', 'a', 'Care!', 'Care', 'Care?', '', '??'])
  expect(Object.fromEntries([...slugs].map(([slug, name]) => [name, slug]))).toEqual({
    '': 'other',
    '??': 'other-2',
    Care: 'care',
    'Care!': 'care-2',
    'Care?': 'care-3',
    Search: 'search-2',
    a: 'a-2',
  })
})

it.each([
  ['/help/shop', { page: 'start' }],
  ['/help/shop/?x=/a/b', { page: 'start' }],
  ['/help/shop/sitemap.xml', { page: 'sitemap' }],
  ['/help/shop/en', { page: 'home', language: 'en' }],
  ['/help/shop/en/', { page: 'home', language: 'en' }],
  ['/help/shop/en/search?q=a', { page: 'search', language: 'en' }],
  ['/help/shop/en/care%2Fmore', { page: 'category', language: 'en', slug: 'care/more' }],
  ['/help/shop/en/a/d7-how', { page: 'article', language: 'en', name: 'd7-how' }],
  ['/help/shop/en/a', { page: 'unknown' }],
  ['/help/shop/en/a/d7/more', { page: 'unknown' }],
  ['/help/shop/en/care/more', { page: 'unknown' }],
  ['/help/shop//en', { page: 'unknown' }],
  ['/help/shop/%E0%A4%A', { page: 'unknown' }],
  [`/help/shop/en/${'x'.repeat(301)}`, { page: 'unknown' }],
])('%s', (url, address) => {
  expect(readHelpPath(url)).toEqual(address)
})

it('addresses are read as they are written', () => {
  const paths = helpPaths('a b', '中/x')
  const article = { docId: 'd-7', question: 'Wie geht’s?' }
  expect(readHelpPath(paths.article(article))).toEqual({
    page: 'article',
    language: '中/x',
    name: 'd-7-wie-geht-s',
  })
  expect(isSamePath('/help/a%20b/%e4%b8%ad%2Fx/', paths.home)).toBe(true)
  expect(isSamePath('/help/a%20b/%e4%b8%ad%2Fx', paths.home)).toBe(false)
})

it('an id may have hyphens: the longest is tried first', () => {
  expect(possibleIds('x-1-how')).toEqual(['x-1-how', 'x-1', 'x'])
  expect(possibleIds('-x')).toEqual(['-x'])
  expect(possibleIds(`${'y'.repeat(70)}-z`)).toEqual([])
})

it.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://chat.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://chat.example' }, true],
  [{ origin: 'https://chat.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a form of %j is our own: %s', (headers, isOwn) => {
  expect(isSameOrigin({ host: 'chat.example', ...headers }, undefined)).toBe(isOwn)
  expect(isSameOrigin({ host: 'inside:8080', ...headers }, 'https://chat.example')).toBe(isOwn)
})

it.each(['#1d5fd1', '#ffee00', '#fff', '#000000', '#777777', 'red', '', '#12345678'])(
  'the colour %j gives links and a bar that can be read in light and dark',
  (color) => {
    const name = colourName(color)
    expect(name).toMatch(/^[0-9a-f]{6}$/)
    const { brand, onBrand, linkLight, linkDark } = helpColours(name)
    const between = (one: string, other: string) =>
      contrast(parseColor(one) ?? [0, 0, 0], parseColor(other) ?? [0, 0, 0])
    const pairs = [
      [onBrand, brand],
      [linkLight, '#ffffff'],
      [linkLight, '#f5f7f9'],
      [linkDark, '#1a1f27'],
      [linkDark, '#242b35'],
    ] as const
    for (const [text, ground] of pairs) expect(between(text, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

it('data of a page never ends its element', () => {
  const text = dataText({ a: '</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ a: '</script><!--' })
})
