import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent, decodeMessage } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]

function render(wire: object): string {
  return renderToStaticMarkup(<MessageView message={decodeMessage({ ...wireMessageExample, ...wire })} />)
}

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
}

describe('message views', () => {
  it.each(Object.entries(kinds))('%s shows the words of its example', (kind, { example }) => {
    const content = decodeMessage({
      ...wireMessageExample,
      ...encodeContent({ kind, ...example } as never),
    }).content
    expect(content.kind).toBe(kind)
    const html = render(encodeContent(content))
    expect(html.replace(/<[^>]*>/g, '').trim()).not.toBe('')
  })

  it('V-10 links open in a new tab without telling where from', () => {
    const html = render({ msgContent: 'see www.example.org' })
    expect(html).toContain('<a href="https://www.example.org" target="_blank" rel="noopener noreferrer">')
  })

  it.each(payloads)('nothing in any kind of content becomes markup or a dangerous link: %s', (payload) => {
    const nested = JSON.stringify({
      title: payload,
      describe: payload,
      subTitle: payload,
      label: payload,
      fromUrl: payload,
      linkUrl: payload,
      imgUrl: payload,
      html: payload,
      guide: payload,
    })
    for (const msgType of [...Object.values(msgTypes), 4711]) {
      for (const msgContent of [payload, nested]) {
        const html = render({ msgType, msgContent, fileName: payload })
        expect(html).not.toMatch(/<(?:img|script|svg|iframe)/i)
        for (const href of hrefs(html)) expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/))/)
      }
    }
  })
})
