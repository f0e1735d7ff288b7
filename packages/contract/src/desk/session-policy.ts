import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Nothing, WireInt } from '../wire.ts'
import { sessionLimits } from './session-limits.ts'

const { idle, max } = sessionLimits

export const SessionPolicy = z.object({
  /** A sign-in ends this long after the last input at its desk. Never, when it is left out. */
  idleMinutes: WireInt.min(idle.least).max(idle.most).optional(),
  /** A sign-in ends this long after it began, whatever happens. */
  maxMinutes: WireInt.min(max.least).max(max.most),
})
export type SessionPolicy = z.infer<typeof SessionPolicy>

export const readSessionPolicy = deskEndpoint('readSessionPolicy', {
  summary: 'How long agents of this tenant stay signed in.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: SessionPolicy,
  errors: ['identity.forbidden'],
  example: { input: {}, output: { maxMinutes: 720 } },
})

export const setSessionPolicy = deskEndpoint('setSessionPolicy', {
  summary: 'Choose how long agents stay signed in. Existing sign-ins follow the new limits at once.',
  access: 'agent',
  leaves: 'audit',
  input: SessionPolicy,
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { idleMinutes: 60, maxMinutes: 720 }, output: {} },
})
