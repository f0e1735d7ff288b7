import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { wordFinder, wordNamer, type SensitiveWord, type WordHit } from './find-words.ts'

const list: SensitiveWord[] = [
  { word: 'refund', isWithheld: false },
  { word: 'Café', isWithheld: false },
  { word: '退款', isWithheld: true },
  { word: 'คืนเงิน', isWithheld: false },
  { word: 'free money', isWithheld: true },
  { word: 'vpn', isWithheld: false },
  { word: '환불', isWithheld: false },
  { word: '  ', isWithheld: true },
]
const find = wordFinder(list)
const name = wordNamer(list)
const found = (text: string) => name(text).map(({ word }) => word)

describe('D-16 sensitive words', () => {
  it.each([
    ['No refund today', ['refund']],
    ['REFUND!', ['refund']],
    ['ｒｅｆｕｎｄ', ['refund']],
    ['ré\u200bfund', ['refund']],
    ['cafe\u0301 or CAFE', ['Café']],
    ['Free Money', ['free money']],
    ['他要退款吗', ['退款']],
    ['ขอคืนเงินได้ไหม', ['คืนเงิน']],
    ['用VPN服务', ['vpn']],
    ['환불을 원해요', ['환불']],
  ])('finds %j', (text, words) => {
    expect(found(text)).toEqual(words)
  })

  it.each(['refundable', 'prerefund', 'vpns', 'freemoney', '', '   ', '退 款', 'คนเงน'])(
    'leaves %j alone',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  it('finds words of one character, also as the last one', () => {
    const one = wordFinder([{ word: '死', isWithheld: true }])
    expect(one('死了去死').map(({ start }) => start)).toEqual([0, 3])
  })

  it('says where a word stands in what was written, not in what was compared', () => {
    const text = 'a ré\u200bfund, please'
    const [hit] = find(text)
    expect(text.slice(hit?.start, hit?.end)).toBe('ré\u200bfund')
  })

  it('names each word once and knows which are withheld', () => {
    expect(found('退款退款 refund')).toEqual(['退款', 'refund'])
    expect(name('退款 refund').map(({ isWithheld }) => isWithheld)).toEqual([true, false])
  })
})

/** The rule without any speed: every word is tried at every place. */
function tried(words: readonly SensitiveWord[], written: string): WordHit[] {
  const { text, starts, ends } = fold(written)
  const wanted = words
    .map((word) => ({ ...word, folded: fold(word.word.trim()).text }))
    .filter(({ folded }) => folded !== '')
  const isLetter = (at: number) => /^[\p{L}\p{N}]$/u.test(text[at] ?? '')
  const isUnspaced = (at: number) =>
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hangul}]$/u.test(
      text[at] ?? '',
    )
  const goesOn = (at: number) =>
    at > 0 && isLetter(at - 1) && isLetter(at) && !isUnspaced(at - 1) && !isUnspaced(at)
  const long = wanted.filter(({ folded }) => folded.length > 1)
  const short = wanted.filter(({ folded }) => folded.length === 1)
  const hits: WordHit[] = []
  for (let at = 0; at < text.length; at++)
    for (const { folded, word, isWithheld } of [...long, ...short]) {
      const last = at + folded.length
      if (text.slice(at, last) !== folded || goesOn(at) || goesOn(last)) continue
      hits.push({ word, isWithheld, start: starts[at] ?? 0, end: ends[last - 1] ?? 0 })
    }
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

describe('D-16 whatever the list and the text', () => {
  /** Few letters, so that words meet, overlap and contain each other; some stand for several, some for none. */
  const letters = [
    'a',
    'A',
    'á',
    'b',
    ' ',
    '.',
    '死',
    '式',
    '会',
    '㍿',
    'ﬁ',
    'f',
    'i',
    '\u200b',
    '\u0301',
    'ก',
    '😀',
    '１',
  ]
  const anyText = (maxLength: number) =>
    fc.array(fc.constantFrom(...letters), { maxLength }).map((parts) => parts.join(''))
  const anyList = fc.uniqueArray(
    fc.record({ word: anyText(4).filter((word) => word !== ''), isWithheld: fc.boolean() }),
    { maxLength: 12, selector: ({ word }) => word },
  )

  it('finds what trying every word at every place finds, in the same order', () => {
    fc.assert(
      fc.property(anyList, anyText(16), (words, text) => {
        const expected = tried(words, text)
        expect(wordFinder(words)(text)).toEqual(expected)
        const names = [...new Set(expected.map(({ word }) => word))]
        expect(wordNamer(words)(text).map(({ word }) => word)).toEqual(names)
      }),
      { numRuns: 5_000 },
    )
  })

  it('the shortcut of fold() for Han changes nothing', () => {
    for (let code = 0x4e00; code <= 0x9fff; code++) {
      const character = String.fromCharCode(code)
      expect(character.normalize('NFKD').normalize('NFC').toLowerCase()).toBe(character)
    }
  })
})
