import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { describe, expect, it } from 'vitest'
import { decideAgentMessage } from './agent-message.ts'

describe('D-08 what an agent composes', () => {
  it('is text within its length', () => {
    expect(decideAgentMessage(msgTypes.text, 'hi\r\n')).toBe('hi\n')
    expect(decideAgentMessage(msgTypes.text, ' ')).toBeUndefined()
    expect(decideAgentMessage(msgTypes.text, 'x'.repeat(4001))).toBeUndefined()
  })

  it.each(['goods', 'order', 'link'] as const)('is a %s card of known fields and safe addresses', (kind) => {
    const content = { kind, ...kinds[kind].example } as Parameters<typeof encodeContent>[0]
    const { msgType, msgContent } = encodeContent(content)
    const kept = decideAgentMessage(msgType, msgContent)
    expect(kept && decodeContent({ msgType, msgContent: kept })).toEqual(content)
    const hostile = JSON.stringify({ ...content, title: 'T', imgUrl: 'javascript:x', more: 'x' })
    expect(decideAgentMessage(msgType, hostile)).not.toMatch(/javascript|more/)
    expect(decideAgentMessage(msgType, JSON.stringify({ ...content, title: ' ' }))).toBeUndefined()
  })

  it('is a link that leads somewhere', () => {
    const card = { ...kinds.link.example, linkUrl: 'data:text/html,x' }
    expect(decideAgentMessage(msgTypes.link, JSON.stringify(card))).toBeUndefined()
  })

  it('is a form of any field, empty, with a name for each', () => {
    const all = Object.values(fields).map(({ example }) => example)
    const { msgContent } = encodeContent({ kind: 'form', title: 'All', fields: all, submitted: true })
    const kept = decodeContent({
      msgType: msgTypes.form,
      msgContent: decideAgentMessage(msgTypes.form, msgContent) ?? '',
    })
    expect(kept).toMatchObject({ kind: 'form', title: 'All', submitted: false })
    expect(kept.kind === 'form' && kept.fields.map(({ value }) => value.length)).toEqual(all.map(() => 0))
    const none = encodeContent({ kind: 'form', title: 'None', fields: [], submitted: false })
    expect(decideAgentMessage(msgTypes.form, none.msgContent)).toBeUndefined()
  })

  it('is nothing else', () => {
    for (const msgType of [msgTypes.html, msgTypes.rich, msgTypes.menu, msgTypes.image, 42])
      expect(decideAgentMessage(msgType, '{"title":"x"}')).toBeUndefined()
  })
})
