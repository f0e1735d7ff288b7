import { describe, expect, it } from 'vitest'
import type { MailFacts } from '../mail-facts.ts'
import { letterHtml } from '../letter-html.ts'
import { letterText } from '../send-mail.ts'
import { writeLetter } from '../letter.ts'

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</blockquote></body><h1>Pay here</h1>',
  '<a href="javascript:alert(1)">link</a>',
  '<!--[if mso]><b>x</b><![endif]-->',
  '{name} ${7*7} &lt;b&gt; &#x3C;',
  '</style><style>*{display:none}',
]

const reply = {
  kind: 'ticketReplied',
  email: 'sam@shop.example',
  locale: 'en',
  site: 'Shop',
  ticketId: 't1',
  userId: 'u1',
  number: 12_345,
  author: 'Ana',
  content: 'A new lid is on its way.',
  files: [],
} satisfies MailFacts

const plain = letterHtml(writeLetter(reply, 'https://chat.example/?a=1&b=2').letter)
/** All that is markup: elements with the names of what they carry, without any words. */
const shapeOf = (html: string): string[] =>
  (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '=').replace(/<br \/>/g, ''))

describe('a letter', () => {
  it.each(payloads)('%j is words, wherever it stands', (payload) => {
    for (const place of ['site', 'author', 'content'] as const) {
      const { letter } = writeLetter({ ...reply, [place]: payload }, 'https://chat.example/?a=1&b=2')
      const html = letterHtml(letter)
      expect(shapeOf(html)).toEqual(shapeOf(plain))
      if (place === 'content') expect(letterText(letter)).toContain(payload)
    }
    const { letter } = writeLetter({ ...reply, files: [payload] }, undefined)
    expect(letterHtml(letter)).not.toContain(payload.includes('<') ? payload : '\u0000')
  })

  it('a subject is one line of the site’s name and the number, however the site is called', () => {
    const { subject } = writeLetter({ ...reply, site: 'Shop\r\nBcc: eve@evil.example\u2028x' }, undefined)
    expect(subject).toBe('Re: Shop Bcc: eve@evil.example x: your request #12345')
    expect(writeLetter({ ...reply, site: 'é'.repeat(500) }, undefined).subject.length).toBeLessThan(120)
  })

  it('keeps the lines of a reply, and quotes them in the text', () => {
    const { letter } = writeLetter({ ...reply, content: 'One\r\nTwo\n\nThree' }, undefined)
    expect(letterHtml(letter)).toMatch(/One<br \/>Two<br \/><br \/>Three/)
    expect(letterText(letter)).toContain('> One\n> Two\n> \n> Three')
  })

  it.each([
    ['en', 'lid.png, label.pdf'],
    ['zh', 'lid.png，label.pdf'],
    ['th', 'lid.png, label.pdf'],
    ['zu', 'lid.png, label.pdf'],
  ])('names its files in %s', (locale, names) => {
    const { letter } = writeLetter({ ...reply, locale, files: ['lid.png', 'label.pdf'] }, undefined)
    expect(letterHtml(letter)).toContain(names)
    expect(letterText(letter)).toContain(names)
  })

  it('escapes the link, and has none when there is none', () => {
    expect(plain).toContain('href="https://chat.example/?a=1&amp;b=2"')
    expect(letterHtml(writeLetter(reply, undefined).letter)).not.toContain('<a')
  })

  it('K-04 says its language and runs from right to left where that is written so', () => {
    expect(plain).toContain('<html lang="en" dir="ltr">')
    expect(letterHtml(writeLetter({ ...reply, locale: 'zh' }, undefined).letter)).toContain(
      'lang="zh-Hans-CN"',
    )
    const { letter } = writeLetter(reply, undefined)
    expect(letterHtml({ ...letter, lang: 'ar', dir: 'rtl' })).toContain('<html lang="ar" dir="rtl">')
  })

  it('22: its links are plain: no window of its reader is handed on', () => {
    expect(plain).toContain('<a')
    expect(plain).not.toMatch(/\btarget=|opener/)
  })

  it('loads nothing from anywhere', () => {
    expect(plain).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/)
  })
})
