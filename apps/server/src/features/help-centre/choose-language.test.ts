import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

describe('languages', () => {
  const known = [
    { language: 'en', documents: 3 },
    { language: 'zh', documents: 9 },
    { language: 'tw', documents: 1 },
    { language: 'pt-BR', documents: 1 },
  ]
  it.each([
    ['', ['fr', 'en-GB'], 'en'],
    ['', ['zh-TW'], 'tw'],
    ['', ['pt-BR'], 'pt-BR'],
    ['', [], 'zh'],
    ['en', ['zh'], 'en'],
    ['fr', ['zh'], 'zh'],
  ])('the channel speaks %j, the browser %j: %s', (configured, browser, language) => {
    expect(chooseLanguage(known, { configured, browser })).toBe(language)
  })
  it('none without articles', () => {
    expect(chooseLanguage([], { configured: 'en', browser: ['en'] })).toBeUndefined()
  })
})
