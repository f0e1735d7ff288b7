import { describe, expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'
import { intlTags } from './intl-tags.ts'

const at = Date.UTC(2026, 10, 16, 9, 30)

/** Node has the data of all languages; where Chromium has none, it goes on with the next tag. */
function without(tag: string): string[] {
  return intlTags(tag).slice(1)
}

describe('numbers', () => {
  it('S-35 have the digits of our texts, whatever the region has', () => {
    expect(new Intl.NumberFormat(intlTags('ar-EG')).format(1250)).toBe('1,250')
    expect(new Intl.NumberFormat(intlTags('fa-IR')).format(1250)).toBe('۱٬۲۵۰')
    expect(new Intl.NumberFormat(intlTags('bn')).format(50)).toBe('৫০')
    expect(new Intl.NumberFormat(intlTags('de-DE')).format(1250)).toBe('1.250')
    expect(new Intl.NumberFormat(intlTags('th-TH-u-nu-thai')).format(50)).toBe('50')
  })

  it('S-35 have them in a browser that does not know the language', () => {
    expect(new Intl.NumberFormat(without('my-MM')).format(1250)).toBe('၁,၂၅၀')
    expect(new Intl.NumberFormat(without('km')).format(1250)).toBe('1,250')
  })
})

describe('dates', () => {
  it('S-35 are in the words and the order of the language and its region', () => {
    expect(dateFormat('de', 'near').format(at)).toBe('Montag, 16. November')
    expect(dateFormat('en-GB', 'far').format(at)).toBe('16 November 2026')
    expect(dateFormat('km', 'far').format(at)).toContain('វិច្ឆិកា')
  })

  it('S-35 are in figures where nobody knows the words', () => {
    expect(dateFormat('xx', 'near').format(at)).toBe('16/11/2026')
    expect(dateFormat('xx', 'full').format(at)).toMatch(/^16\/11\/2026, \d{1,2}:\d{2}$/)
    expect(dateFormat('xx', 'full').format(at)).toBe(dateFormat('xx', 'short').format(at))
  })
})
