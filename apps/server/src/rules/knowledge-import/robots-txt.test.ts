import { expect, it } from 'vitest'
import { readRobots } from './robots-txt.ts'

it.each([
  ['nothing', '', '/a', true],
  ['all', 'User-agent: *\nDisallow: /', '/a', false],
  ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
  ['a prefix', 'User-agent: *\nDisallow: /a', '/abc', false],
  ['the longest rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['equally long rules', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['our own group', 'User-agent: *\nDisallow: /\n\nUser-agent: foyer\nDisallow: /x', '/a', true],
  ['several names', 'User-agent: a\nUser-agent: Foyer\nDisallow: /', '/a', false],
  ['another group', 'User-agent: other\nDisallow: /', '/a', true],
  ['a star', 'User-agent: *\nDisallow: /*/private', '/x/private/y', false],
  ['an end', 'User-agent: *\nDisallow: /*.php$', '/a.php?x', true],
  ['an end that fits', 'User-agent: *\nDisallow: /*.php$', '/a.php', false],
  ['a comment', 'User-agent: * # all\nDisallow: /a # no', '/a', false],
])('with %s', (_name, text, path, isAllowed) => {
  expect(readRobots(text).mayRead(path)).toBe(isAllowed)
})

it('names sitemaps and a pause', () => {
  const { sitemaps, delayMs } = readRobots('User-agent: *\nCrawl-delay: 2\nSitemap: https://a.example/s.xml')
  expect({ sitemaps, delayMs }).toEqual({ sitemaps: ['https://a.example/s.xml'], delayMs: 2000 })
})

it('is read soon, whatever it asks for', () => {
  const started = performance.now()
  const pattern = '*a'.repeat(5_000)
  expect(readRobots(`User-agent: *\nDisallow: /${pattern}$`).mayRead(`/${'a'.repeat(20_000)}b`)).toBe(true)
  expect(performance.now() - started).toBeLessThan(2_000)
})
