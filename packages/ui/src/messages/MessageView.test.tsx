import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { extrasOf, MessageExtras } from './MessageExtras.tsx'
import { acts, messageOf, robotPart, show, wordsOf } from './messages.testkit.tsx'
import { MessageView } from './MessageView.tsx'

const text: MessageContent = { kind: 'text', text: 'Shipped, see www.example.org' }

function extras(more: Partial<typeof robotPart>, given = acts): string {
  const message = messageOf(text, { robot: { ...robotPart, docId: '', ...more } })
  return show(<MessageExtras message={message} />, given)
}

describe('MessageView', () => {
  it('D-16 the quoted message stands above, as plain text, and the translation below with its label', () => {
    const html = show(
      <MessageView message={messageOf(text, { quote: 'Where is <b>it</b>?', translation: 'Versandt' })} />,
    )
    expect(wordsOf(html)).toBe(
      'Where is &lt;b&gt;it&lt;/b&gt;? Shipped, see www.example.org message.translation Versandt',
    )
    expect(html).toMatch(/<blockquote[^>]*>Where is &lt;b&gt;/)
  })

  it('D-16 a message without them has neither', () => {
    expect(wordsOf(show(<MessageView message={messageOf(text)} />))).toBe('Shipped, see www.example.org')
  })

  it('V-10 links open in a new tab and do not tell where from', () => {
    expect(show(<MessageView message={messageOf(text)} />)).toContain(
      '<a href="https://www.example.org" target="_blank" rel="noopener noreferrer">',
    )
  })

  it('the first download shows the words of every kind until its view is there', () => {
    const html = show(<MessageView message={messageOf({ kind: 'menu', ...kinds.menu.example })} />)
    expect(wordsOf(html)).toBe('You may want to know')
    expect(html).toContain('foyer-skeleton-menu')
  })
})

describe('MessageExtras', () => {
  it('D-07 what a robot message carries by the names of the wire is what its reader gets', () => {
    const message = decodeMessage(robotAnswerExample)
    expect(wordsOf(show(<MessageExtras message={message} />))).toBe(
      'message.openFull message.references Return slip.pdf message.suggestions When do I get my money back? message.transfer message.rate',
    )
    const person = decodeMessage({ ...robotAnswerExample, senderType: 2 })
    expect(show(<MessageExtras message={person} />)).toBe('')
  })

  it('D-16 references are links where they lead somewhere safe, and names where not', () => {
    const html = extras({
      references: [
        { name: 'Return slip.pdf', url: '/files/demo/return-slip.pdf' },
        { name: 'Trap', url: 'javascript:alert(1)' },
        { name: '', url: 'https://a.example/b' },
      ],
    })
    expect(wordsOf(html)).toBe('message.references Return slip.pdf Trap https://a.example/b')
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/files/demo/return-slip.pdf"',
      'href="https://a.example/b"',
    ])
  })

  it('D-16 the way to a person is a button for visitors, and nothing at the desk', () => {
    expect(wordsOf(extras({ showTransfer: true }))).toBe('message.transfer')
    expect(extras({ showTransfer: true }, { ...acts, transferState: 'locked' })).toContain('disabled=""')
    expect(extras({ showTransfer: true }, { ...acts, transferState: 'gone' })).toBe('')
    expect(extrasOf({ ...robotPart, showTransfer: true }, undefined)).toBeUndefined()
  })

  it('suggestions are asked with their document and score, as click 2', () => {
    const suggestions = [{ question: 'When?', docId: 'd8', score: 0.82 }]
    expect(extrasOf({ ...robotPart, suggestions }, acts)?.suggestions).toEqual([
      { at: 0, name: 'When?', asked: { docId: 'd8', score: 0.82, click: 2 } },
    ])
    expect(wordsOf(extras({ suggestions }))).toBe('message.suggestions When?')
  })

  it('T-04 undecided has two buttons; what was chosen is pressed, and neither can be pressed again', () => {
    const open = extras({ docId: 'd7' })
    expect(open.match(/<button/g)).toHaveLength(2)
    expect(open).not.toContain('disabled')
    for (const [rating, label] of [
      ['liked', 'message.useful'],
      ['disliked', 'message.notUseful'],
    ] as const) {
      const done = extras({ docId: 'd7', rating })
      expect(done.match(/disabled=""/g)).toHaveLength(2)
      expect(done.match(/<button[^>]*aria-pressed="true"[^>]*>/g)?.join('')).toContain(
        `aria-label="${label}"`,
      )
      expect(done.match(/aria-pressed="true"/g)).toHaveLength(1)
    }
  })
})
