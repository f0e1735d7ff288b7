import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../wire.ts'

export const signOut = endpoint('signOut', {
  summary: 'End this session everywhere it is used.',
  access: 'agent',
  input: z.object({}),
  output: Nothing,
  errors: [],
  example: { input: {}, output: {} },
})
