import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLinks } from './contact-links.ts'
import { linkify } from './linkify.ts'

function runs(text: string) {
  return linkify(text).flatMap(contactLinks)
}

function hrefs(text: string): string[] {
  return runs(text).flatMap(({ href }) => href ?? [])
}

describe('e-mail addresses', () => {
  it.each([
    ['write to sam@shop.example.', 'mailto:sam@shop.example'],
    ['(sam.o-neil+news@mail.shop.co.uk)', 'mailto:sam.o-neil%2Bnews@mail.shop.co.uk'],
    ['请发邮件到 help@店.example, help@shop.example，谢谢', 'mailto:help@shop.example'],
    ['mailto:sam@shop.example', undefined],
    ['sam@shop', undefined],
    ['.sam@shop.example', undefined],
    ['a..b@shop.example', undefined],
    ['@sam', undefined],
    ['sam@@shop.example', undefined],
    ['sam@shop.example@evil.example', undefined],
  ])('%j', (text, href) => expect(hrefs(text)).toEqual(href ? [href] : []))

  it('an address inside a web address stays part of it', () => {
    expect(hrefs('https://shop.example/?to=sam@shop.example')).toEqual([
      'https://shop.example/?to=sam@shop.example',
    ])
  })

  it('nothing can be added to the mail that opens', () => {
    expect(hrefs('sam@shop.example?cc=all@shop.example&body=x')).toEqual(['mailto:sam@shop.example'])
  })
})

describe('phone numbers', () => {
  it.each([
    ['call +49 (40) 5550-123 today', 'tel:+49405550123'],
    ['+8613800138000', 'tel:+8613800138000'],
    ['13800138000', 'tel:13800138000'],
    ['138 0013 8000', 'tel:13800138000'],
    ['010-88886666', 'tel:01088886666'],
    ['(040) 5550 123', 'tel:0405550123'],
    ['(or 040 5550123)', 'tel:0405550123'],
    ['(040 5550123)', 'tel:0405550123'],
    ['(212) 555-0100', 'tel:2125550100'],
    ['1-800-555-0100.', 'tel:18005550100'],
    ['400-820-8820', 'tel:4008208820'],
  ])('%j', (text, href) => expect(hrefs(text)).toEqual([href]))

  it.each([
    'order A-20931',
    'order 20931-4455',
    '2026-11-16 10:30',
    '16-11-2026 10:30:00',
    '02-11-2026 10:30',
    '2026-11-16 - 2026-12-01',
    '1 000 000 000',
    '12 345 678,00 EUR',
    '4111 1111 1111 1111',
    '1794700000000',
    '192.168.0.1',
    'v1.2.3-45678901',
    '#13800138000',
    '13800138000123',
    'DE89 3704 0044 0532 0130 00',
    '100-200-3000',
    '+0123456789',
    '+12',
  ])('%j is no phone number', (text) => expect(hrefs(text)).toEqual([]))
})

describe('every text', () => {
  const bits = fc.constantFrom(
    'sam@shop.example',
    '+49 40 5550-123',
    'https://a.b/',
    '(',
    ')',
    ' ',
    '@',
    '-',
    '.',
    '0',
  )

  it('loses no character, and no other scheme gets through', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), bits), { maxLength: 20 }), (parts) => {
        const text = parts.join('')
        const made = runs(text)
        expect(made.map((run) => run.text).join('')).toBe(text)
        for (const { at, text: words, href } of made) {
          expect(text.slice(at, at + words.length)).toBe(words)
          if (href) expect(href).toMatch(/^(?:https?:\/\/|mailto:[^?&]+$|tel:\+?\d+$)/i)
        }
      }),
    )
  })

  it('stays quick when it is hostile', () => {
    const before = Date.now()
    for (const text of [
      'a'.repeat(50_000),
      'a.'.repeat(30_000),
      '1 '.repeat(30_000),
      '(('.repeat(30_000),
      'a@a.'.repeat(20_000),
    ])
      runs(text)
    expect(Date.now() - before).toBeLessThan(1_000)
  })
})
