import { describe, expect, it } from 'vitest'
import { locales } from '../../packages/i18n/src/locales.ts'
import { codes, textsOf, told } from './all-texts.ts'
import { pluralGaps, strangePlurals } from './plural-gaps.ts'

describe('plurals', () => {
  it.each(codes)('S-35 %s has every category that it counts with, and no other', (code) => {
    const { bcp47 } = locales[code]
    const wrong = textsOf(code).flatMap((each) => [
      ...pluralGaps(each.text, bcp47).map((gap) => told(each, gap)),
      ...strangePlurals(each.text, bcp47).map((category) => told(each, `needless '${category}'`)),
    ])
    expect(wrong).toEqual([])
  })
})

describe('the rule of plurals', () => {
  it('finds a category that is not there', () => {
    expect(pluralGaps('{n, plural, one {# файл} other {# файла}}', 'ru')).toEqual([
      "lacks 'few'",
      "lacks 'many'",
    ])
    expect(pluralGaps('{n, plural, other {# files}}', 'en')).toEqual(["lacks 'one'"])
    expect(pluralGaps('{n, plural, other {# 个}}', 'zh')).toEqual([])
  })

  it('takes a number with a text of its own for the category that holds nothing else', () => {
    expect(pluralGaps('{n, plural, =1 {A file} other {# files}}', 'en')).toEqual([])
    expect(pluralGaps('{n, plural, =1 {Un fichier} other {# fichiers}}', 'fr')).toEqual([
      "lacks 'one'",
      "lacks 'many'",
    ])
  })

  it('finds a category of many numbers that tells none', () => {
    expect(pluralGaps('{n, plural, one {Файл} few {# файла} many {# файлов} other {# файла}}', 'ru')).toEqual(
      ["'one' does not tell the number"],
    )
  })

  it('finds what nobody would read', () => {
    expect(strangePlurals('{n, plural, one {# 个} other {# 个}}', 'zh')).toEqual(['one'])
  })
})
