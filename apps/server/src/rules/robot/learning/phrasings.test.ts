import { describe, expect, it } from 'vitest'
import { asksForPerson } from './asks-for-person.ts'
import { draftAnswer } from './draft-answer.ts'
import { maskPersonal } from './mask-personal.ts'
import { phrasingOf } from './phrasing-of.ts'
import { sameFrom, sharedText } from './same-answer.ts'
import { hasPhrasing, withoutPhrasing, withPhrasing } from './with-phrasing.ts'

describe('personal data is taken out of a question', () => {
  it.each([
    ['a mail address', 'Is my account jane.doe+x@mail.example.com blocked?', 'Is my account blocked?'],
    ['a mail address without spaces', '我的邮箱jane@mail.example收不到', '我的邮箱收不到'],
    ['a phone number', 'Can you call me at +49 (0)170 123-4567?', 'Can you call me at?'],
    ['a phone number in Chinese', '我的电话是13812345678，怎么改', '我的电话是，怎么改'],
    ['a phone number in Arabic digits', 'رقمي ٠٥٠١٢٣٤٥٦٧ هل وصل الطلب', 'رقمي هل وصل الطلب'],
    ['a card number', 'Why was 4111 1111 1111 1111 charged twice', 'Why was charged twice'],
    ['an IBAN', 'Refund to DE89 3704 0044 0532 0130 00 please', 'Refund to please'],
    ['an order number', 'Where is order 20318877', 'Where is order'],
    ['a short order number', 'Where is my order 4711?', 'Where is my order?'],
    ['an order code', 'Where is #AB-99821?', 'Where is?'],
    ['a code of letters and digits', 'Parcel JJD0099812X is late', 'Parcel is late'],
    ['a link', 'Does https://shop.example/o?id=7 work', 'Does work'],
    ['an account name', 'I am @jane_doe, am I blocked', 'I am, am I blocked'],
    ['a phone number that begins with a bracket', 'Call (0170) 123 4567, please', 'Call, please'],
    ['brackets that were around it', 'My order (20318877) is late', 'My order is late'],
  ])('%s', (_, asked, masked) => {
    expect(maskPersonal(asked)).toBe(masked)
  })

  it.each([
    'Do you open on 24 December?',
    'Is the e-bike really 35 euros?',
    'How do I get the 2026 catalogue?',
    'Does the iPhone 15 work with 5G?',
    '30天内可以退货吗',
    'Is size 42.5 in stock?',
    'Does an iPhone15 fit into the case?',
    'Are pick-up and drop-off free?',
  ])('what is no personal data stays: %s', (asked) => {
    expect(maskPersonal(asked)).toBe(asked)
  })

  it('the words of an agent keep a gap', () => {
    expect(maskPersonal('Hello, order 20318877 is on its way.', '…')).toBe('Hello, order … is on its way.')
  })
})

describe('a question becomes a phrasing', () => {
  it('with a key that ignores signs, case and accents', () => {
    expect(phrasingOf('¿Dónde  está mi pedido?')).toEqual({
      question: '¿Dónde está mi pedido?',
      key: 'donde esta mi pedido',
    })
    expect(phrasingOf('donde esta mi PEDIDO!!')?.key).toBe('donde esta mi pedido')
  })

  it.each([
    ['small talk', 'Good morning'],
    ['nothing but a number', '20318877'],
    ['a sign', '??'],
    ['a story', 'word '.repeat(60)],
  ])('but not %s', (_, asked) => {
    expect(phrasingOf(asked)).toBeUndefined()
  })

  it('two characters of Chinese say enough', () => {
    expect(phrasingOf('退款')?.question).toBe('退款')
  })
})

it.each([
  'I want a human',
  'agent please',
  '转人工',
  '人工客服',
  'quiero hablar con un agente',
  'オペレーターお願いします',
])('asks for a person: %s', (text) => expect(asksForPerson(text)).toBe(true))

it.each([
  'How do I return something?',
  'My estate agent told me that I can cancel my contract for electricity at any time, is that right?',
  '怎么退货',
])('asks for no person: %s', (text) => expect(asksForPerson(text)).toBe(false))

describe('the text of a document is recognised', () => {
  const answer =
    'You may return everything within 30 days. Print the label in your account and hand the parcel in at any post office.'

  it('whole, in part, and with a greeting around it', () => {
    expect(sharedText(answer, answer)).toBe(1)
    expect(sharedText('You may return everything within 30 days.', answer)).toBe(1)
    expect(sharedText(`Hi Jane, thanks for waiting! ${answer} Anything else?`, answer)).toBe(1)
  })

  it('with a few words changed', () => {
    const changed = answer.replace('everything', 'all items').replace('any post office', 'the post office')
    expect(sharedText(changed, answer)).toBeGreaterThan(sameFrom)
  })

  it('but not another text on the same topic', () => {
    const other =
      'We refund the price five days after your parcel has reached our store, by the way you paid.'
    expect(sharedText(other, answer)).toBeLessThan(0.3)
  })

  it('in Chinese and Thai', () => {
    expect(
      sharedText('您好，退款会在五个工作日内退回原支付方式。', '退款会在五个工作日内退回原支付方式。'),
    ).toBe(1)
    expect(sharedText('คืนเงินภายในห้าวันทำการค่ะ', 'คืนเงินภายในห้าวันทำการ')).toBe(1)
  })

  it('short texts must be equal', () => {
    expect(sharedText('Yes.', 'yes')).toBe(1)
    expect(sharedText('Yes.', 'Yes, within 30 days of the purchase.')).toBe(0)
    expect(sharedText('', '')).toBe(0)
  })
})

describe('the phrasings of a document', () => {
  const document = { question: 'How do I return something?', similar: ['Can I send it back?'] }

  it('get another one once', () => {
    expect(withPhrasing(document, 'Taking it back?')).toEqual(['Can I send it back?', 'Taking it back?'])
    expect(withPhrasing(document, 'can i send it back')).toEqual(document.similar)
    expect(hasPhrasing(document, 'how do I return something')).toBe(true)
  })

  it('have an end', () => {
    const similar = Array.from({ length: 100 }, (_, i) => `Phrasing ${i}`)
    expect(withPhrasing({ ...document, similar }, 'One more?')).toBeUndefined()
    expect(withPhrasing({ ...document, similar }, 'Phrasing 3')).toEqual(similar)
  })

  it('lose one again', () => {
    expect(withoutPhrasing(document, 'Can I send it back')).toEqual([])
    expect(withoutPhrasing(document, 'Another?')).toEqual(document.similar)
  })
})

it('the words of an agent become paragraphs, and markup stays text', () => {
  expect(draftAnswer('Yes, <b>you</b> & we.\n\n Bye ')).toBe(
    '<p>Yes, &lt;b&gt;you&lt;/b&gt; &amp; we.</p><p>Bye</p>',
  )
  expect(draftAnswer('')).toBe('')
})
