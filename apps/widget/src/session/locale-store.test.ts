import { describe, expect, it } from 'vitest'
import { createLocaleStore, type Speech } from './locale-store.ts'

/** Everything that was on screen, in order. */
function setUp(languages: readonly string[] = ['en-GB']) {
  const store = createLocaleStore(languages)
  const spoken: Speech[] = []
  store.subscribe(() => {
    const speech = store.get()
    if (speech) spoken.push(speech)
  })
  return { store, spoken }
}

describe('the language of the page', () => {
  it('at the start the first words come before the rest', async () => {
    const { store, spoken } = setUp()
    await store.use('en')
    expect(spoken.map(({ t }) => [t('composer.send'), t('end.confirm')])).toEqual([
      ['Send', ''],
      ['Send', 'End chat'],
    ])
  })

  it('words that came with the page are there before any is asked for, for their own language only', async () => {
    const brought = { code: 'en', messages: { 'composer.send': 'Brought' } }
    const store = createLocaleStore([], brought)
    const speaking = store.use('en')
    expect(store.get()?.t('composer.send')).toBe('Brought')
    await speaking
    expect(store.get()?.t('end.confirm')).toBe('End chat')
    await store.use('fr')
    expect(store.get()?.t('composer.send')).toBe('Envoyer')
  })

  it('K-04 S-35 later all words change at once, with direction and dates', async () => {
    const { store, spoken } = setUp()
    await store.use('en')
    spoken.splice(0)
    await store.use('ar')
    expect(spoken.map(({ code, dir, bcp47 }) => [code, dir, bcp47])).toEqual([['ar', 'rtl', 'ar']])
    expect(spoken[0]?.t('end.confirm')).not.toBe('')
    await store.use('en')
    expect(store.get()).toMatchObject({ code: 'en', dir: 'ltr', bcp47: 'en-GB' })
  })

  it('the last wish counts, whichever words come first', async () => {
    const { store } = setUp()
    await store.use('en')
    await Promise.all([store.use('ar'), store.use('zh'), store.use('fr')])
    expect(store.get()?.code).toBe('fr')
  })

  it('the same wish again changes nothing', async () => {
    const { store, spoken } = setUp()
    await store.use('zh')
    const { length } = spoken
    await store.use('zh')
    expect(spoken).toHaveLength(length)
  })
})
