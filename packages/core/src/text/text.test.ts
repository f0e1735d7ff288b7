import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkify } from './linkify.ts'
import { plainFromHtml } from './plain-from-html.ts'
import { safePicture } from './safe-picture.ts'
import { safeUrl } from './safe-url.ts'

function hrefs(text: string): (string | undefined)[] {
  return linkify(text).flatMap(({ href }) => href ?? [])
}

describe('linkify', () => {
  it('V-10 http, https and www become links', () => {
    expect(hrefs('see http://a.example, https://b.example/x?y=1#z or www.c.example.')).toEqual([
      'http://a.example',
      'https://b.example/x?y=1#z',
      'https://www.c.example',
    ])
  })

  it('V-10 punctuation around an address is not part of it', () => {
    expect(hrefs('(https://a.example/b) and https://en.wikipedia.org/wiki/A_(b)!')).toEqual([
      'https://a.example/b',
      'https://en.wikipedia.org/wiki/A_(b)',
    ])
    expect(hrefs('请看https://a.example/路。谢谢')).toEqual(['https://a.example/路'])
  })

  it('V-10 no other scheme is ever a link', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'https://',
      'www.',
    ]) {
      expect(hrefs(text)).toEqual([])
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const href of hrefs(`${text} javascript:${text}`)) expect(href).toMatch(/^https?:\/\//i)
      }),
    )
  })

  it('loses no character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('https://a.b/)', 'www.x.y', ').', ' ')), {
          maxLength: 20,
        }),
        (parts) => {
          const text = parts.join('')
          expect(
            linkify(text)
              .map((run) => run.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })

  it('stays quick on a hostile text', () => {
    const before = Date.now()
    linkify(`https://${')'.repeat(50_000)}`)
    linkify('www.'.repeat(20_000))
    linkify(`${'http://'.repeat(20_000)} `)
    expect(Date.now() - before).toBeLessThan(500)
  })
})

describe('safeUrl', () => {
  it.each([
    'https://a.example/x',
    'http://a.example',
    '/files/9f2c/a.pdf',
    '/chat_online/formData?templateId=t1',
  ])('lets %s through', (url) => expect(safeUrl(url)).toBe(url))

  it.each([
    'javascript:alert(1)',
    'jAvA\tscript:alert(1)',
    ' https://a.example',
    'data:text/html,x',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    '',
  ])('refuses %j', (url) => expect(safeUrl(url)).toBeUndefined())
})

describe('plainFromHtml', () => {
  it('keeps the words and the line breaks', () => {
    expect(plainFromHtml('<p>Your refund of <b>€ 39.00</b></p><p>is on its way &amp; safe.</p>')).toBe(
      'Your refund of € 39.00\nis on its way & safe.',
    )
  })

  it('leaves out what is no text', () => {
    expect(plainFromHtml('a<script>alert(1)</script><style>p{}</style>b')).toBe('ab')
    expect(plainFromHtml('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2')
    expect(plainFromHtml('cut <b off')).toBe('cut')
  })

  it('survives anything in linear time', () => {
    fc.assert(fc.property(fc.string(), (html) => void plainFromHtml(html)))
    const before = Date.now()
    plainFromHtml('<'.repeat(100_000))
    plainFromHtml('<a'.repeat(50_000))
    plainFromHtml('&#'.repeat(50_000))
    expect(Date.now() - before).toBeLessThan(1000)
  })
})

describe('safePicture', () => {
  it.each([
    'https://a.example/x.png',
    '/files/9f2c/a.jpg',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://a.example/1-2',
  ])('V-10 shows %s', (url) => expect(safePicture(url)).toBe(url))

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png,<svg>',
    'javascript:alert(1)',
    '//evil.example/x.png',
    '',
  ])('V-10 refuses %j', (url) => expect(safePicture(url)).toBeUndefined())
})
