import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LongText, Nothing } from '../wire.ts'

export const updateSessionMsg = endpoint('updateSessionMsg', {
  summary: 'Keep what the visitor filled into a form message.',
  access: 'visitor',
  input: z.object({
    msgId: Id,
    userId: Id,
    /** The form's fields with what was chosen, as JSON text. */
    docNode: LongText,
  }),
  output: Nothing,
  errors: ['object.unknown', 'message.conflict', 'form.incomplete', 'request.tooMany'],
  example: {
    input: {
      msgId: 'hT3v9KqWx2A.12',
      userId: 'u1',
      docNode:
        '[{"fieldId":"c1","fieldName":"Order number","fieldType":1,"requiredStatus":1,"fieldValue":"","chooseValue":"A-20931"}]',
    },
    output: {},
  },
})
