import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { formViews } from './form-views.ts'
import type { MessageViewOf } from './message-kind.ts'
import { acts, dangersIn, messageOf, show, showAtDesk, wordsOf } from './messages.testkit.tsx'
import { richViews } from './rich-views.ts'
import { RichText } from './rich/RichText.tsx'
import { TextMessage } from './TextMessage.tsx'

const views = { ...richViews, ...formViews, text: TextMessage } as Record<string, MessageViewOf<never>>

/** The view itself, not the stand-in that the first download has for it. */
function view(content: MessageContent): ReactNode {
  const View = views[content.kind]
  return View && <View message={messageOf(content) as never} />
}

function exampleOf(kind: keyof typeof kinds): MessageContent {
  return { kind, ...kinds[kind].example } as MessageContent
}

/** What a reader must find of each contract example. */
const words = {
  text: 'Where is my parcel?',
  image: '',
  rich: 'Is the product unused? Yes No',
  file: 'invoice-2026-11.pdf file.size',
  audio: 'question.mp3',
  video: 'kettle.mp4',
  goods: 'Enamel kettle, 1.5 l Works on every hob, induction too. € 39.00 shop.example',
  order: 'Sent Enamel kettle, 1.5 l 1 piece, € 39.00 order.code A-20931 order.time 2026-11-14 09:12:00',
  link: 'Claim for damage Takes two minutes Tell us what broke and we send a new one. message.open',
  form: 'Tell us about the damage',
  externalForm: 'Which order is it about?',
  html: 'Your refund of € 39.00 is on its way.',
  buttons: 'What is it about? An order A return',
  menu: 'You may want to know',
} satisfies Record<keyof typeof kinds, string>

describe('message views', () => {
  it.each(Object.entries(words))('D-08 %s shows what its example says', (kind, expected) => {
    const html = show(view(exampleOf(kind as keyof typeof kinds)))
    expect(wordsOf(html)).toContain(expected)
    expect(dangersIn(html)).toEqual([])
  })

  it.each(Object.keys(words))('D-08 %s can be read at the desk, where nobody can act', (kind) => {
    const html = showAtDesk(view(exampleOf(kind as keyof typeof kinds)))
    expect(html).not.toBe('')
    expect(html).not.toMatch(/<button(?![^>]*disabled)[^>]*foyer-(?:choice|question)"/)
  })

  it('D-08 a picture says what it is, also when it cannot come', () => {
    expect(show(view(exampleOf('image')))).toContain('alt="cracked-lid.jpg"')
    const broken = show(view({ kind: 'image', url: 'javascript:x', name: 'cracked-lid.jpg' }))
    expect(wordsOf(broken)).toContain('cracked-lid.jpg image.broken')
    expect(broken).not.toContain('<img')
  })

  it('D-08 media play by the means of the browser, and can be fetched where it cannot', () => {
    const audio = show(view(exampleOf('audio')))
    expect(audio).toMatch(
      /<audio[^>]*controls=""[^>]*preload="metadata"[^>]*src="\/files\/77ab\/question.mp3"/,
    )
    expect(audio).toMatch(/<a[^>]*href="\/files\/77ab\/question.mp3"[^>]*download="question.mp3"/)
    expect(show(view(exampleOf('video')))).toMatch(/<video[^>]*controls=""[^>]*playsInline=""/i)
    expect(wordsOf(show(view({ kind: 'video', url: 'data:x', name: 'a.mp4' })))).toContain(
      'a.mp4 media.broken',
    )
  })

  it('D-08 a card is one link, and none at all when the address is not safe', () => {
    const html = show(view(exampleOf('goods')))
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('href="https://shop.example/kettle" target="_blank" rel="noopener noreferrer"')
    expect(show(view({ ...kinds.goods.example, kind: 'goods', fromUrl: 'javascript:x' }))).not.toContain('<a')
  })

  it('D-08 an unknown type and unreadable content are words, with the rest on request', () => {
    const plain = show(view(decodeContent({ msgType: 4711, msgContent: 'from a newer version' })))
    expect(wordsOf(plain)).toBe('message.unsupported from a newer version')
    const broken = show(view(decodeContent({ msgType: 7, msgContent: '{broken' })))
    expect(wordsOf(broken)).toBe('message.unsupported message.content {broken')
    expect(broken).toContain('<details>')
  })

  it('D-08 content without anything in it is never a blank', () => {
    for (const msgType of Object.values(msgTypes)) {
      for (const msgContent of [
        '',
        '{}',
        '[]',
        '{"answers":[],"title":""}',
        '<script>x</script>',
        '<p></p>',
      ]) {
        const content = decodeContent({ msgType, msgContent })
        if (content.kind === 'text' || content.kind === 'image') continue
        expect([content, wordsOf(show(view(content)))]).not.toEqual([content, ''])
      }
    }
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
  ])('V-10 nothing in any kind becomes markup or a dangerous link: %s', (payload) => {
    const nested = JSON.parse(
      JSON.stringify(kinds, (key, value: unknown) => (key === 'content' ? {} : value)),
    ) as Record<string, { example: object }>
    for (const [kind, { example }] of Object.entries(nested)) {
      const poisoned = JSON.parse(
        JSON.stringify({ kind, ...example }, (key, value: unknown) =>
          typeof value === 'string' && !['kind', 'layout', 'opens'].includes(key) ? payload : value,
        ),
      ) as MessageContent
      expect(dangersIn(show(view(poisoned)))).toEqual([])
      const wire = encodeContent(poisoned)
      expect(dangersIn(show(view(decodeContent({ ...wire, fileName: payload }))))).toEqual([])
    }
    expect(dangersIn(show(<RichText html={payload} />))).toEqual([])
  })

  it('D-08 once the chat has ended its buttons are there, but disabled', () => {
    const html = show(view(exampleOf('buttons')), { ...acts, canAsk: false })
    expect(html.match(/<button/g)).toHaveLength(2)
    expect(html.match(/disabled=""/g)).toHaveLength(2)
  })
})
