import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { WireText, Nothing } from '../wire.ts'

/** `isWithheld`: a message with it never reaches a visitor. Otherwise the writer is only warned. */
export const SensitiveWord = z.object({ word: WireText.min(1).max(64), isWithheld: z.boolean() })

export const listWords = deskEndpoint('listWords', {
  summary: 'The sensitive words of the tenant. Every desk needs them: it warns before something is sent.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ words: z.array(SensitiveWord) }),
  errors: [],
  example: { input: {}, output: { words: [{ word: 'guarantee', isWithheld: false }] } },
})

export const addWords = deskEndpoint('addWords', {
  summary: 'Add sensitive words, or change what happens with them. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
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

export const removeWord = deskEndpoint('removeWord', {
  summary: 'Take a word off the list of sensitive words. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: SensitiveWord.pick({ word: true }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { word: 'guarantee' }, output: {} },
})
