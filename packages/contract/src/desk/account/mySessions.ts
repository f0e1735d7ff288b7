import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Timestamp } from '../../wire.ts'

export const DeskSession = z.object({
  sessionId: z.string(),
  /** Names, as `Firefox` and `Windows`; empty when they are not known. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  startTime: Timestamp,
  seenTime: Timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type DeskSession = z.infer<typeof DeskSession>

export const mySessions = endpoint('mySessions', {
  summary: 'Where this agent is signed in, the latest used first.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ sessions: z.array(DeskSession) }),
  errors: [],
  example: {
    input: {},
    output: {
      sessions: [
        {
          sessionId: '12',
          browser: 'Firefox',
          system: 'Windows',
          address: '203.0.113.9',
          startTime: 1_794_690_000_000,
          seenTime: 1_794_700_000_000,
          isCurrent: true,
        },
      ],
    },
  },
})
