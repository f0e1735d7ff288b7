import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing } from '../wire.ts'
import { sightReasons, visibilities } from './visibilities.ts'

export const readVisibility = deskEndpoint('readVisibility', {
  summary: 'Which conversations the agents of this tenant see. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ visibility: z.enum(visibilities) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { visibility: 'groups' } },
})

export const setVisibility = deskEndpoint('setVisibility', {
  summary: 'Choose which conversations agents see. Open desks follow within seconds. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ visibility: z.enum(visibilities) }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { visibility: 'groups' }, output: {} },
})

const Onlooker = z.object({
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  reason: z.enum(sightReasons),
})

export const whoSees = deskEndpoint('whoSees', {
  summary: 'Who sees a conversation, and why. Supervisors, admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ threadId: Id }),
  output: z.object({ agents: z.array(Onlooker) }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A' },
    output: { agents: [{ adminId: '7', adminNick: 'Ana', adminFace: '', reason: 'holds' }] },
  },
})
