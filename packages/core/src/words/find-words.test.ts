import { describe, expect, it } from 'vitest'
import { namesOf, wordFinder } from './find-words.ts'

const find = wordFinder([
  { word: 'refund', isWithheld: false },
  { word: 'Café', isWithheld: false },
  { word: '退款', isWithheld: true },
  { word: 'คืนเงิน', isWithheld: false },
  { word: 'free money', isWithheld: true },
  { word: 'vpn', isWithheld: false },
  { word: '환불', isWithheld: false },
  { word: '  ', isWithheld: true },
])
const found = (text: string) => namesOf(find(text))

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
    expect(find('退款 refund').map(({ isWithheld }) => isWithheld)).toEqual([true, false])
  })
})
