import { describe, expect, it } from 'vitest'
import { digitsOf, locales } from '../../packages/i18n/src/locales.ts'
import { codes, forVisitors, readTexts, textsOf, told } from './all-texts.ts'
import { wrongNumbers } from './numbers.ts'
import { holesOf } from './pieces.ts'

describe('numbers in texts', () => {
  it.each(codes)('S-35 V-08 %s has no number but the limits that hold, in its own digits', (code) => {
    const wrong = textsOf(code, forVisitors)
      .filter(({ key }) => !key.startsWith('page.notFound.'))
      .flatMap((each) => wrongNumbers(each.key, each.text, code).map((number) => told(each, number)))
    expect(wrong).toEqual([])
  })

  it.each(codes)('S-35 %s leaves to Intl the numbers that English leaves to it', (code) => {
    for (const audience of forVisitors) {
      const english = readTexts('en', audience)
      for (const [key, text] of Object.entries(readTexts(code, audience)))
        expect([key, holesOf(text)]).toEqual([key, holesOf(english[key] ?? '')])
    }
  })

  it.each(codes)('S-35 %s has the digits that Intl writes for it', (code) => {
    const { numberingSystem } = new Intl.NumberFormat(locales[code].bcp47).resolvedOptions()
    expect(digitsOf(code)).toBe(numberingSystem)
  })
})

describe('the rule of numbers', () => {
  it('finds a limit that is not ours, one that is missing, and one in foreign digits', () => {
    expect(wrongNumbers('error.fileMax', 'ဖိုင်က ၁၀ MB', 'my')).toEqual(['၁၀', 'no ၅၀'])
    expect(wrongNumbers('error.fileMax', 'ဖိုင်က 50 MB', 'my')).toEqual(['50', 'no ၅၀'])
    expect(wrongNumbers('error.fileMax', 'ဖိုင်က ၅၀ MB', 'my')).toEqual([])
    expect(wrongNumbers('notice.filesMax', 'At most 3 files', 'en')).toEqual(['3'])
  })

  it('finds a number that is filled in without Intl', () => {
    expect(holesOf('{used, number} / {most}')).toEqual(['most', 'used:number'])
    expect(holesOf('{n, plural, one {{name}} other {#}}')).toEqual(['n:plural', 'name'])
  })
})
