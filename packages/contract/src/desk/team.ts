import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { presenceStates } from './presence.ts'

const Colleague = z.object({
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  /** `offline`: no desk of theirs is open. */
  presence: z.enum([...presenceStates, 'offline']),
  load: z.int().min(0),
  max: z.int().min(0),
})

const Group = z.object({
  groupId: z.string(),
  groupName: z.string(),
  isOpen: z.boolean(),
  waiting: z.int().min(0),
  members: z.array(z.string()),
})

export const listTeam = deskEndpoint('listTeam', {
  summary: 'The groups and agents of this tenant: who is there, and how busy.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ agents: z.array(Colleague), groups: z.array(Group) }),
  errors: [],
  example: {
    input: {},
    output: {
      agents: [{ adminId: '7', adminNick: 'Ana', adminFace: '', presence: 'available', load: 2, max: 5 }],
      groups: [{ groupId: 'default', groupName: 'Everyone', isOpen: true, waiting: 3, members: ['7'] }],
    },
  },
})
