import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../text/email.ts'
import { isPhone } from './phone.ts'
import { isReachableEmail } from '../leave-message/words.ts'

describe('V-02 the phone', () => {
  it.each(['13800138000', '19912345678', ' 10000000000 '])('mainland takes %j', (phone) => {
    expect(isPhone(phone, 'mainland')).toBe(true)
  })

  it.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '+8613800138000',
    '138 0013 8000',
    '1380013800a',
    '１３８００１３８０００',
  ])('mainland refuses %j', (phone) => {
    expect(isPhone(phone, 'mainland')).toBe(false)
  })

  it.each(['+49 40 5550-123', '(040) 5550 123', '13800138000', '+1.212.555.0100', '555010', '030/1234567'])(
    'international takes %j',
    (phone) => {
      expect(isPhone(phone, 'international')).toBe(true)
    },
  )

  it.each([
    '',
    '+',
    '12345',
    '1234567890123456',
    '+49+40 5550',
    'call me',
    '0800-REVERSE',
    '49 40 5550 123x',
  ])('international refuses %j', (phone) => {
    expect(isPhone(phone, 'international')).toBe(false)
  })

  it('mainland is exactly eleven digits that begin with 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9,13}$/), (digits) => {
        expect(isPhone(digits, 'mainland')).toBe(digits.length === 11 && digits.startsWith('1'))
      }),
    )
  })

  it('what mainland takes, international takes too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[0-9]{10}$/), (phone) => {
        expect(isPhone(phone, 'international')).toBe(true)
      }),
    )
  })
})

describe('V-03 the e-mail', () => {
  it.each([
    'a@b.co',
    'sam@shop.example',
    'sam+tag@mail.shop.example',
    " o'neil@x.example ",
    '用户@例子.公司',
  ])('takes %j', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    '',
    'sam',
    'sam@shop',
    '@shop.example',
    'sam@',
    'sam@@shop.example',
    'sam@shop..example',
    'sam@.example',
    'sam@shop.example.',
    'sam shop@x.example',
    '<sam@shop.example>',
    'sam@shop.example,eve@x.example',
    'sam@shop.example\nbcc:eve@x.example',
    `${'a'.repeat(65)}@shop.example`,
    `sam@${'a'.repeat(200)}.example`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('takes every ordinary address, and none without its @ or its last label', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        const isShort = email.indexOf('@') <= 64
        expect(isEmail(email)).toBe(isShort && email.length <= 200)
        expect(isEmail(email.replace('@', ''))).toBe(false)
        expect(isEmail(email.slice(0, email.indexOf('.', email.indexOf('@'))))).toBe(false)
      }),
    )
  })

  it('a hostile text of any length is answered at once', () => {
    const before = Date.now()
    for (const text of ['a'.repeat(1e6), 'a.'.repeat(5e5), `a@${'a.'.repeat(5e5)}`]) isEmail(text)
    expect(Date.now() - before).toBeLessThan(1_000)
  })
})

describe('an address that a mail can be sent to', () => {
  it.each([
    'sam@shop.example',
    ' sam.o+news@mail.shop.co.uk ',
    'sam@xn--bcher-kva.de',
    'sam@shop.xn--p1ai',
    'sam@почта.рф',
    'sam@店.中国',
  ])('%j', (email) => expect(isReachableEmail(email)).toBe(true))

  it.each([
    '',
    'sam',
    'sam@shop',
    'sam@localhost',
    'sam@example.invalid',
    'sam@example.INVALID',
    'sam@shop.example.',
    'sam@shop..example',
    'sam@shop.test',
    'sam@printer.local',
    'sam@10.0.0.1',
    'sam@shop.c',
    'sam@-shop.com',
    'sam@shop-.com',
    `sam@${'x'.repeat(64)}.com`,
    '.sam@shop.com',
    'sam.@shop.com',
    'sa..m@shop.com',
  ])('not %j', (email) => expect(isReachableEmail(email)).toBe(false))
})
