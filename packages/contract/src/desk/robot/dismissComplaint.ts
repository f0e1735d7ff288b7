import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing, WireInt } from '../../wire.ts'

export const dismissComplaint = endpoint('dismissComplaint', {
  summary: 'Takes a thumb down off the list without keeping a case of it.',
  access: 'agent',
  input: z.object({ complaintId: WireInt.min(1) }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { complaintId: 12 }, output: {} },
})
