import { describe, expect, it } from 'vitest'
import { compileCatalog } from './compile-catalog.ts'
import { loadCatalog, type Catalogs } from './load-catalog.ts'
import { createTranslator } from './translator.ts'
import { localeCatalogs } from './vite-plugin.ts'

const messages = compileCatalog({
  plain: 'Hello',
  name: '{name} joined',
  count: '{count, plural, one {# message} other {# messages}}',
  quoted: "It''s {name}",
  exact: '{count, plural, =0 {no # here} one {one by {name}} other {{count, number} by {name}}}',
  hash: 'item #{count}',
})

describe('translator', () => {
  it('fills placeholders and chooses plurals', () => {
    const t = createTranslator<keyof typeof messages>('en', messages)
    expect(t('plain')).toBe('Hello')
    expect(t('name', { name: 'Ana' })).toBe('Ana joined')
    expect([t('count', { count: 1 }), t('count', { count: 1200 })]).toEqual(['1 message', '1,200 messages'])
    expect(t('quoted', { name: 'me' })).toBe("It's me")
  })

  it('prefers an exact number to a category, and fills what a plural holds', () => {
    const t = createTranslator<keyof typeof messages>('en', messages)
    expect(t('exact', { count: 0, name: 'Ana' })).toBe('no 0 here')
    expect(t('exact', { count: 1, name: 'Ana' })).toBe('one by Ana')
    expect(t('exact', { count: 1200, name: 'Ana' })).toBe('1,200 by Ana')
    expect(t('hash', { count: 7 })).toBe('item #7')
  })

  it('a text that is not here is empty, even under the name of an object property', () => {
    const t = createTranslator('en', messages)
    expect([t('absent'), t('toString'), t('name')]).toEqual(['', '', ' joined'])
  })

  it('S-35 sets names apart that may run the other way, and no numbers', () => {
    const english = createTranslator<'name' | 'count'>('en', messages)
    expect(english('name', { name: 'دانا' })).toBe('\u2068دانا\u2069 joined')
    const persian = createTranslator<'name' | 'count'>('fa', messages)
    expect(persian('name', { name: 'Ana' })).toBe('\u2068Ana\u2069 joined')
    expect(persian('count', { count: 1200 })).toBe('۱٬۲۰۰ messages')
  })

  it('a name that looks like a text is only a name', () => {
    const t = createTranslator<'name'>('en', messages)
    expect(t('name', { name: '{count, plural, other {x}} <b>' })).toBe(
      '{count, plural, other {x}} <b> joined',
    )
  })

  it('later texts win, and a text that is no ICU does not build', () => {
    expect(compileCatalog({ a: 'one', b: 'two' }, { a: 'eins' })).toEqual({ a: ['eins'], b: ['two'] })
    expect(() => compileCatalog({ broken: '{count, plural, one {x' })).toThrow('broken')
    expect(() => compileCatalog({ dated: 'on {day, date}' })).toThrow('dated')
  })
})

describe('loading', () => {
  const catalogs: Catalogs = {
    en: async () => ({ default: { hello: ['hello'] } }),
    zh: async () => ({ default: { hello: ['你好'] } }),
  }

  it('a locale without a catalogue gets the nearest one', async () => {
    expect((await loadCatalog(catalogs, 'zh')).code).toBe('zh')
    expect((await loadCatalog(catalogs, 'tw')).code).toBe('zh')
    expect((await loadCatalog(catalogs, 'ar')).code).toBe('en')
  })
})

describe('the build step', () => {
  const plugin = localeCatalogs()
  const file = (path: string): string => new URL(`../locales/${path}`, import.meta.url).pathname

  function transform(path: string): { code: string } | undefined {
    return plugin.transform.call({ addWatchFile: () => undefined }, '', file(path))
  }

  it("compiles the desk's texts together with the shared ones, and the widget's without them", () => {
    const desk: unknown = JSON.parse(transform('zh/desk.json')?.code ?? '{}')
    expect(desk).toMatchObject({ 'error.network': ['网络连接异常，请稍后重试！'] })
    const widget: unknown = JSON.parse(transform('zh/widget.json')?.code ?? '{}')
    expect(widget).toMatchObject({ 'note.accepted': [['name'], ' 已接入会话'] })
    expect(widget).not.toHaveProperty(['error.network'])
  })

  it('leaves other files alone', () => {
    expect(
      plugin.transform.call({ addWatchFile: () => undefined }, '{}', '/somewhere/package.json'),
    ).toBeUndefined()
  })
})
