import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../wire.ts'
import { SensitiveWord } from './listWords.ts'

export const addWords = endpoint('addWords', {
  summary: 'Add sensitive words, or change what happens with them. Supervisors and above.',
  access: 'agent',
  input: z.object({
    words: z
      .array(SensitiveWord.shape.word.regex(/[\p{L}\p{N}\p{S}]/u))
      .min(1)
      .max(500),
    isWithheld: z.boolean(),
  }),
  output: Nothing,
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { words: ['guarantee'], isWithheld: false }, output: {} },
})
