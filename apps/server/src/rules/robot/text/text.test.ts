import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clausesOf, namesOf } from '../terms.ts'
import { dice, grams } from './grams.ts'
import { isNear, swappedLetters } from './near.ts'
import { foldKana, normalise } from './normalise.ts'
import { segment } from './segment.ts'
import { stem } from './stem.ts'

describe('normalise', () => {
  it.each([
    ['Crème BRÛLÉE!', 'creme brulee'],
    ['ＡＢＣ１２３', 'abc123'],
    ['أ إ آ مُحَمَّد كـــتاب مدرسة', 'ا ا ا محمد كتاب مدرسه'],
    ['٣٠ ۳۰ ๓๐', '30 30 30'],
    ["don't", 'don t'],
    ['SIM卡', 'sim 卡'],
    ['soooooo', 'soo'],
  ])('%s', (written, normal) => {
    expect(normalise(written)).toBe(normal)
  })

  it('keeps the vowel signs of Thai and the marks of kana: they are letters', () => {
    expect(normalise('ที่นี่')).toBe('ที่นี่')
    expect(normalise('ガギグ')).toBe('ガギグ')
  })

  it('says the same when it is said twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
    )
  })
})

it('kana are one: whoever types quickly writes either', () => {
  expect(foldKana('ニキビ')).toBe('にきび')
})

describe('segment', () => {
  it('by spaces where there are any', () => {
    expect(segment('where is my order', 'en')).toEqual(['where', 'is', 'my', 'order'])
  })

  it.each(['th', 'ja', 'lo', 'km', 'my'])(
    'by the rules of the language where there are none: %s',
    (language) => {
      const texts = {
        th: 'อยากคืนสินค้า',
        ja: '返品したいです',
        lo: 'ຂ້ອຍຢາກສົ່ງຄືນ',
        km: 'ខ្ញុំចង់ប្រគល់វិញ',
        my: 'ကျွန်တော်ပြန်ပို့ချင်တယ်',
      }
      const text = texts[language as keyof typeof texts]
      const words = segment(text, language)
      expect(words.length).toBeGreaterThan(1)
      expect(words.join('')).toBe(normalise(text).replaceAll(' ', ''))
    },
  )

  it('by the dictionary that is brought for Chinese', () => {
    expect(segment('我要退款', 'zh', () => ['我要', '退款'])).toEqual(['我要', '退款'])
  })
})

it('endings come off, the same on both sides', () => {
  expect(stem('returned')).toBe(stem('returning'))
  expect(stem('shipped')).toBe(stem('ship'))
  expect(stem('الطلب')).toBe(stem('طلبي'))
  expect(stem('반품은')).toBe(stem('반품을'))
})

it('a slip is forgiven, another word is not', () => {
  expect(isNear('adress', 'address')).toBe(true)
  expect(isNear('recieve', 'receive')).toBe(true)
  expect(isNear('refund', 'return')).toBe(false)
  expect(isNear('cat', 'car')).toBe(false)
})

it('letters side by side are swapped, each pair once', () => {
  expect(swappedLetters('abc')).toEqual(['bac', 'acb'])
  expect(swappedLetters('retrun')).toContain('return')
  expect(swappedLetters('é😀x')).toEqual(['😀éx', 'éx😀'])
})

it('letters alike are counted between 0 and 1', () => {
  expect(dice(grams('refund'), grams('refund'))).toBe(1)
  expect(dice(grams('refund'), grams('退款'))).toBe(0)
  expect(dice(grams(''), grams(''))).toBe(0)
})

it('what is expressly not meant is told apart, but a complaint is no denial', () => {
  expect(clausesOf('Not the order, just the delivery slot').denied).toContain('order')
  expect(clausesOf('My router does not work').denied).toBe('')
  expect(clausesOf('The card does not work, what can I do?').denied).toBe('')
  expect(clausesOf("I don't need it any more, how do I tell you?").denied).toBe('')
  expect(clausesOf('No quiero anular la visita, solo cambiarla').denied).toContain('anular')
  expect(clausesOf('歯ではなくて肌の検査です').denied).toContain('歯')
  expect(clausesOf('ไม่ได้จะยกเลิก แค่อยากรู้ราคา').denied).toContain('ยกเลิก')
  expect(clausesOf('我不是要退货，我想换颜色').denied).toContain('退货')
  expect(clausesOf('附近的基站是不是坏了，在哪能看').denied).toBe('')
})

it('names are words with a capital where none has to be', () => {
  expect(namesOf('What does Vodafone charge?', 'en')).toEqual(['vodafone'])
  expect(namesOf('WHERE IS MY ORDER', 'en')).toEqual([])
  expect(namesOf('Wo ist meine Rechnung?', 'de')).toEqual([])
  expect(namesOf('ซิม AIS โดนล็อก', 'th')).toEqual(['ais'])
})
