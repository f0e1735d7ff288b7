import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { termsOf } from '../terms.ts'
import { nearness, textVector } from './text-vector.ts'
import { tokensOf } from './tokens.ts'

const vectorOf = (text: string, language: string) => termsOf(text, language).vector

describe('texts of one topic are near each other, also in other words', () => {
  it.each([
    ['en', 'my screen is smashed to bits', 'Repair of a broken display', 'What are your opening hours?'],
    ['es', 'se me ha roto la pantalla', 'Reparación de móviles', '¿Cuál es el horario de apertura?'],
    ['zh', '屏幕摔碎了怎么办', '手机维修', '你们几点开门'],
    ['ja', '画面がバキバキに割れた', '修理の申し込み', '営業時間は何時からですか'],
    ['ar', 'الشاشة انكسرت', 'إصلاح الجهاز', 'ما هي ساعات العمل'],
    ['th', 'จอแตกทำไงดี', 'ซ่อมโทรศัพท์', 'เปิดกี่โมง'],
  ])('%s', (language, asked, right, wrong) => {
    const near = nearness(vectorOf(asked, language), vectorOf(right, language))
    expect(near).toBeGreaterThan(nearness(vectorOf(asked, language), vectorOf(wrong, language)) + 0.1)
  })
})

test('a text is as near to itself as can be, and to nothing where none of its words is known', () => {
  const text = vectorOf('Where is my parcel?', 'en')
  expect(nearness(text, text)).toBeCloseTo(1, 1)
  expect(nearness(text, vectorOf('qzxv', 'en'))).toBe(0)
})

test('languages without vectors have none, and are near to nothing', () => {
  expect(textVector(['wo'], 'de')).toBeUndefined()
  expect(nearness(undefined, vectorOf('Where is my parcel?', 'en'))).toBe(0)
})

test('traditional Chinese is read by what was learned from simplified', () => {
  expect(vectorOf('退款', 'tw')).toEqual(vectorOf('退款', 'zh'))
})

test('whatever is written, the figures fit into bytes and the order of words does not matter', () => {
  const words = fc.array(fc.constantFrom('refund', 'late', 'where', 'qzxv', '退款', '#', '123456789'))
  fc.assert(
    fc.property(words, (written) => {
      const vector = textVector(written, 'en')
      expect(vector).toEqual(textVector(written.toReversed(), 'en'))
      expect(Math.hypot(...(vector ?? []))).toBeLessThan(132)
    }),
  )
})

describe('tokens', () => {
  it.each([
    [
      ['is', 'it'],
      ['is', 'it'],
    ],
    [
      ['42', '1234567'],
      ['#2', '#6'],
    ],
    [
      ['退款', '了'],
      ['退款', '.退', '.款', '了', '.了'],
    ],
    [['カード'], ['かーど']],
    [
      ['delay', 'دفع'],
      ['dela', '~<del', '~dela', '~ela>', 'دفع', '~<دفع', '~دفع>'],
    ],
  ])('%j', (words, tokens) => {
    expect(tokensOf(words)).toEqual(tokens)
  })
})
