import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

/** A robot, by the channels that it answers in. */
export const Robot = z.object({
  robotNo: Id,
  channels: z.array(z.string()),
  /** In how many published documents it knows each language, most first. */
  languages: z.array(z.object({ language: z.string(), documents: z.int() })),
})
export type Robot = z.infer<typeof Robot>

export const listRobots = deskEndpoint('listRobots', {
  summary:
    'The robots of the tenant: those of its channels, and those that know documents. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ robots: z.array(Robot) }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      robots: [{ robotNo: '1', channels: ['Shop'], languages: [{ language: 'en', documents: 30 }] }],
    },
  },
})
