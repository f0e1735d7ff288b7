import { decideAgentMessage } from '@foyer/core/log/agent-message.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { describe, expect, it } from 'vitest'
import { cardKinds, cardMessage } from './card-kinds.ts'

describe.each(cardKinds)('D-08 a %s card', (kind) => {
  it('asks for what the message has, and is taken by the server', () => {
    const values = kinds[kind].example
    const message = cardMessage(kind, values)
    expect(decodeContent(message)).toMatchObject({ kind, title: values.title })
    expect(decideAgentMessage(message.msgType, message.msgContent)).toBeDefined()
  })

  it('is not sent without its title', () => {
    const { msgType, msgContent } = cardMessage(kind, { linkUrl: 'https://shop.example' })
    expect(decideAgentMessage(msgType, msgContent)).toBeUndefined()
  })
})
