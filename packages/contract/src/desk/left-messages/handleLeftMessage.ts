import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Text } from '../../wire.ts'
import { DeskLeftMessage, deskLeftMessageExample } from './left-message.ts'

export const handleLeftMessage = endpoint('handleLeftMessage', {
  summary: 'Mark a left message as handled or not, with a remark that its visitor can read.',
  access: 'agent',
  input: z.object({ messageId: Id, isHandled: z.boolean(), remark: Text }),
  output: DeskLeftMessage,
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: {
    input: { messageId: 'lm1', isHandled: true, remark: 'A new lid was sent on Tuesday.' },
    output: { ...deskLeftMessageExample, isHandled: true },
  },
})
