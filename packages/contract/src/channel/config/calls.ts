import { z } from 'zod'
import { Flag } from '../../wire.ts'

/** Which calls a visitor may start once a person is there. Agents may start either. */
export const Calls = z.object({ voiceCallFlag: Flag, videoCallFlag: Flag })

export const callsDefaults: z.infer<typeof Calls> = { voiceCallFlag: 1, videoCallFlag: 1 }
