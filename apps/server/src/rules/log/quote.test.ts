import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { cardExamples } from '@foyer/contract/messages/kinds/cards.ts'
import { describe, expect, it } from 'vitest'
import { limits } from '@foyer/core/timing.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { quoteOf } from './quote.ts'

function said(content: string, change: Partial<Entry> = {}, msgType: number = msgTypes.text): Entry {
  return {
    threadKey: 't',
    seq: 1,
    at: 1,
    clientId: 'c',
    sender: 'visitor',
    recalled: false,
    internal: false,
    sensitive: false,
    body: { type: 'message', msgType, content },
    ...change,
  }
}

describe('D-16 what a reply repeats', () => {
  it('is the words of a text, cut to a length', () => {
    expect(quoteOf(said('Where is it?'))).toBe('Where is it?')
    expect(quoteOf(said('😀'.repeat(400)))).toHaveLength(limits.quoteLength - 1)
  })

  it('is the title of a card, the name of a file, the text of html', () => {
    const { msgContent, msgType } = encodeContent({ kind: 'goods', ...cardExamples.goods })
    expect(quoteOf(said(msgContent, {}, msgType))).toBe('Enamel kettle, 1.5 l')
    const file = {
      type: 'message',
      msgType: msgTypes.file,
      content: '/f',
      extra: { fileName: 'a.pdf', size: 1 },
    } as const
    expect(quoteOf(said('', { body: file }))).toBe('a.pdf')
    expect(quoteOf(said('<p>Two <b>days</b></p>', { sender: 'robot' }, msgTypes.html))).toBe('Two days')
  })

  it('is nothing that the visitor may not read', () => {
    expect(quoteOf(undefined)).toBeUndefined()
    expect(quoteOf(said('x', { internal: true }))).toBeUndefined()
    expect(quoteOf(said('x', { sensitive: true }))).toBeUndefined()
    expect(quoteOf(said('x', { recalled: true }))).toBeUndefined()
    expect(quoteOf(said('system.rated', { sender: 'system' }))).toBeUndefined()
    expect(quoteOf(said('', { body: { type: 'started' } }))).toBeUndefined()
  })
})
