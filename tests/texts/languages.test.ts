import { describe, expect, it } from 'vitest'
import type { LocaleCode } from '../../packages/i18n/src/locales.ts'
import { codes, forVisitors, readTexts, textsOf, told } from './all-texts.ts'
import { englishWords } from './english-words.ts'
import { wordsOf } from './pieces.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { strangeLetters, withoutNames } from './written-in.ts'

/** Little words that only look English. */
const ownWords: Partial<Record<LocaleCode, readonly string[]>> = { nl: ['was'], de: ['was'] }

/** S-02: the spec's own words, in every language. */
const isSpecs = (key: string) => key.startsWith('page.notFound.')

const others = codes.filter((code) => code !== 'en')

describe('languages', () => {
  it.each(codes)('S-35 %s is written in its own letters', (code) => {
    const wrong = textsOf(code).flatMap((each) => {
      if (isSpecs(each.key)) return []
      const letters = strangeLetters(wordsOf(each.text), code)
      return letters.length > 0 ? [told(each, `strange ${letters.join('')}`)] : []
    })
    expect(wrong).toEqual([])
  })

  it.each(others)('S-35 %s has no English in its sentences', (code) => {
    const wrong = textsOf(code).flatMap((each) => {
      if (isSpecs(each.key)) return []
      const words = englishWords(wordsOf(each.text), ownWords[code])
      return words.length > 0 ? [told(each, `English '${words.join(' ')}'`)] : []
    })
    expect(wrong).toEqual([])
  })

  it.each(others)('S-35 %s says nothing as English does, but for what was looked at', (code) => {
    const same = forVisitors.flatMap((audience) => {
      const english = readTexts('en', audience)
      return Object.entries(readTexts(code, audience))
        .filter(([key, text]) => text === english[key] && !isSpecs(key))
        .filter(([, text]) => /\p{L}/u.test(withoutNames(wordsOf(text))))
        .map(([, text]) => text)
    })
    expect([...new Set(same)].toSorted()).toEqual((sameAsEnglish[code] ?? []).toSorted())
  })
})

describe('the rules of languages', () => {
  it('find letters of another language', () => {
    expect(strangeLetters('繁體中文', 'tw')).toEqual([])
    expect(strangeLetters('简讯', 'tw')).toEqual(['简', '讯'])
    expect(strangeLetters('繁體中文', 'zh')).toEqual(['體'])
    expect(strangeLetters('発信する', 'ja')).toEqual([])
    expect(strangeLetters('发信する', 'ja')).toEqual(['发'])
    expect(strangeLetters('ไฟล์ต้องไม่เกิน 50 MB', 'th')).toEqual([])
    expect(strangeLetters('ไฟล์ upload', 'th')).toHaveLength(6)
    expect(strangeLetters('消息', 'vi')).toEqual(['消', '息'])
  })

  it('find English words and leave words alone that only begin so', () => {
    expect(englishWords('Bitte wait a moment')).toEqual(['wait'])
    expect(englishWords('Die Andacht war thematisch')).toEqual([])
    expect(englishWords('Was ist das', ['was'])).toEqual([])
  })
})
