import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskCatalogs } from './catalogs/desk.ts'
import { helpCatalogs } from './help-texts.ts'
import { launcherCatalogs } from './launcher-texts.ts'
import { extendedCatalogs } from './catalogs/extended.ts'
import { widgetCatalogs } from './catalogs/widget.ts'
import { compileCatalog, parseTexts, placeholdersOf, type Texts } from './compile-catalog.ts'
import { isLocaleCode, locales } from './locales.ts'
import { mailCatalogs } from './mail-texts.ts'

const root = new URL('../locales/', import.meta.url)
const codes = readdirSync(root)
const audiences = ['widget', 'extended', 'desk', 'mail', 'help', 'launcher'] as const

function read(code: string, audience: string): Texts {
  return parseTexts(readFileSync(new URL(`${code}/${audience}.json`, root), 'utf8'))
}

describe.each(audiences)('%s', (audience) => {
  const english = read('en', audience)
  // Agents are served in English and Chinese so far.
  const written = codes.filter((code) => existsSync(new URL(`${code}/${audience}.json`, root)))

  it.each(written)('%s has the same keys as English', (code) => {
    expect(Object.keys(read(code, audience)).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(written)('%s has the same placeholders as English, and every text compiles', (code) => {
    const texts = read(code, audience)
    expect(() => compileCatalog(texts)).not.toThrow()
    for (const [key, text] of Object.entries(texts)) {
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english[key] ?? '')])
      expect([key, text.trim()]).not.toEqual([key, ''])
    }
  })
})

describe('catalogues', () => {
  it('S-35 visitors are served in all 24 locales, on the page and by mail', () => {
    const all = Object.keys(locales).toSorted()
    expect(all).toHaveLength(24)
    expect(codes.every(isLocaleCode)).toBe(true)
    for (const catalogs of [widgetCatalogs, extendedCatalogs, mailCatalogs, helpCatalogs, launcherCatalogs])
      expect(Object.keys(catalogs).toSorted()).toEqual(all)
    expect(Object.keys(deskCatalogs).toSorted()).toEqual(['en', 'zh'])
  })

  it('no key of an app hides one that both share', () => {
    const shared = new Set(Object.keys(read('en', 'extended')))
    for (const audience of ['widget', 'desk']) {
      expect(Object.keys(read('en', audience)).filter((key) => shared.has(key))).toEqual([])
    }
  })

  it("X-01 the Chinese network text is the spec's own", () => {
    expect(read('zh', 'extended')['error.network']).toBe('网络连接异常，请稍后重试！')
  })

  it("S-02 the 404 page says the spec's words in English", () => {
    expect(read('en', 'extended')).toMatchObject({
      'page.notFound.title': '404 Not Found',
      'page.notFound.heading': 'Not Found',
      'page.notFound.text': 'The page is not found',
    })
  })
})
