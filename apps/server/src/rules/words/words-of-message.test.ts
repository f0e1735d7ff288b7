import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { expect, it } from 'vitest'
import { wordsOfMessage } from './words-of-message.ts'

it('D-16 of a card and a form only what is read counts, not how they are built', () => {
  const card = encodeContent({ kind: 'goods', ...kinds.goods.example })
  expect(wordsOfMessage({ type: 'message', msgType: card.msgType, content: card.msgContent })).toBe(
    'Enamel kettle, 1.5 l\nWorks on every hob, induction too.\n€ 39.00',
  )
  const asked = encodeContent({ kind: 'form', ...kinds.form.example })
  const words = wordsOfMessage({ type: 'message', msgType: asked.msgType, content: asked.msgContent })
  expect(words).toContain('Order number')
  expect(words).not.toMatch(/fieldName|formTitle|"name"/)
})

it('of a file its name counts, and a text is itself', () => {
  const file = { type: 'message', msgType: msgTypes.file, content: '/files/1-x/a.pdf' } as const
  expect(wordsOfMessage({ ...file, extra: { fileName: 'bribe.pdf', size: 1 } })).toBe('bribe.pdf')
  expect(wordsOfMessage({ type: 'message', msgType: msgTypes.text, content: '{"title":1}' })).toBe(
    '{"title":1}',
  )
})
