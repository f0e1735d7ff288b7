import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../wire.ts'

export const signOutEverywhere = endpoint('signOutEverywhere', {
  summary: 'End all sessions of this agent, or all but the one that asks.',
  access: 'agent',
  input: z.object({ keepThis: z.boolean() }),
  output: Nothing,
  errors: [],
  example: { input: { keepThis: true }, output: {} },
})
