import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { WireText } from '../../wire.ts'

/** `isWithheld`: a message with it never reaches a visitor. Otherwise the writer is only warned. */
export const SensitiveWord = z.object({ word: WireText.min(1).max(64), isWithheld: z.boolean() })

export const listWords = endpoint('listWords', {
  summary: 'The sensitive words of the tenant. Every desk needs them: it warns before something is sent.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ words: z.array(SensitiveWord) }),
  errors: [],
  example: { input: {}, output: { words: [{ word: 'guarantee', isWithheld: false }] } },
})
