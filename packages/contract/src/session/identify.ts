import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, WireText } from '../wire.ts'

export const identify = endpoint('identify', {
  summary: "Prove who the visitor is, by a short-lived JWT of the site's own server.",
  access: 'visitor',
  input: z.object({ userId: Id, jwt: WireText.min(1).max(4000) }),
  output: z.object({
    /** Somebody else's than before when this person chatted earlier on another device: then start anew with `token`. */
    userId: Id,
    token: z.string(),
  }),
  errors: ['identity.unproven', 'request.tooMany'],
  example: { input: { userId: 'u1', jwt: 'eyJ.eyJ.mac' }, output: { userId: 'u1', token: 'v1.k1.eyJ.mac' } },
})
