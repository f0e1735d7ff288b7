import { describe, expect, it } from 'vitest'
import { chooseLocale, matchLocale } from './choose-locale.ts'
import { isLocaleCode, locales } from './locales.ts'
import { localeLabels } from './locale-labels.ts'

describe('locale', () => {
  it('K-04 the channel decides, else the address, else what was stored, else the browser, else zh', () => {
    const all = { configured: 'fr', parameter: 'de', stored: 'es', browser: ['ja-JP', 'en'] }
    expect(chooseLocale(all)).toBe('fr')
    expect(chooseLocale({ ...all, configured: '' })).toBe('de')
    expect(chooseLocale({ ...all, configured: '', parameter: null })).toBe('es')
    expect(chooseLocale({ browser: all.browser })).toBe('ja')
    expect(chooseLocale({ browser: ['xx', 'sv-SE'] })).toBe('zh')
    expect(chooseLocale({})).toBe('zh')
  })

  it('K-04 a wish that we do not speak is passed over', () => {
    expect(chooseLocale({ configured: 'klingon', parameter: 'sv', browser: ['pt-BR'] })).toBe('pt')
  })

  it.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-Hant-HK', 'tw'],
    ['zh-TW', 'tw'],
    ['zh_HK', 'tw'],
    ['zh-Hant', 'tw'],
    ['tw', 'tw'],
    ['EN-gb', 'en'],
    ['tl-PH', 'fil'],
    ['fil', 'fil'],
    ['cn', 'zh'],
    ['', undefined],
    ['constructor', undefined],
  ] as const)('K-04 %s is served by %s', (tag, code) => {
    expect(matchLocale(tag)).toBe(code)
  })

  it('there are 24, each with a name, and each fallback is one of them', () => {
    expect(Object.keys(locales)).toHaveLength(24)
    expect(Object.keys(localeLabels)).toEqual(Object.keys(locales))
    for (const row of Object.values(locales)) {
      if ('fallback' in row) expect(isLocaleCode(row.fallback)).toBe(true)
      expect(Intl.getCanonicalLocales(row.bcp47)).toEqual([row.bcp47])
    }
    expect(
      Object.entries(locales)
        .filter(([, { dir }]) => dir === 'rtl')
        .map(([code]) => code),
    ).toEqual(['ar', 'fa'])
  })
})
