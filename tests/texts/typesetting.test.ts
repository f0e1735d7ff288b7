import { describe, expect, it } from 'vitest'
import { codes, forVisitors, textsOf, told } from './all-texts.ts'
import { misprints } from './typesetting.ts'

/** V-08: the spec's own words, as it has them. */
const specs = new Set(['error.fileMax', 'notice.leaveName', 'notice.leaveContent'])

describe('typesetting', () => {
  it.each(codes)('S-35 %s is set as a printer would', (code) => {
    const wrong = textsOf(code, forVisitors)
      .filter(({ key }) => code !== 'en' || !specs.has(key))
      .flatMap((each) => misprints(each.text).map((why) => told(each, why)))
    expect(wrong).toEqual([])
  })
})

/** Words from other languages, which browsers take for several and tear between their letters. */
const tornByBrowsers = /မက်ဆေ့ဂျ်|အီးမေးလ်|ချတ်|လင့်ခ်|ဒေါင်းလုဒ်/u

it('S-35 Burmese holds words together that browsers would tear, by a joiner (U+2060)', () => {
  const torn = textsOf('my', forVisitors).filter(({ text }) => tornByBrowsers.test(text))
  expect(torn.map((each) => told(each, 'lacks a joiner'))).toEqual([])
})

describe('the rule of typesetting', () => {
  it.each([
    [' Hello', 'space at an end'],
    ['One moment...', 'three dots for an ellipsis'],
    ["It''s late", 'straight quotation mark'],
    ['Envoyer ?', 'sign that may begin a line'],
    ['At most 50 MB', 'unit that may leave its number'],
    ['\u1031\u1000 first', 'mark without its letter'],
    ['e\u0301cole', 'letters that are not in their one form (NFC)'],
  ])('finds in %j a %s', (text, why) => {
    expect(misprints(text)).toContain(why)
  })

  it('lets good print pass', () => {
    expect(
      misprints('{count, plural, one {# message} other {# messages}} – 50\u00a0MB, Envoyer\u202f?'),
    ).toEqual([])
  })
})
