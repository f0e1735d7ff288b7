import { z } from 'zod'
import { transferStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { QueuePlace } from '../events/queue-place.ts'
import { coded, Id, MaybeId } from '../wire.ts'

export const transferAgent = endpoint('transferAgent', {
  summary: 'Ask for a person, optionally in a chosen group or by name.',
  access: 'visitor',
  input: z.object({ userId: Id, groupId: MaybeId, adminId: MaybeId }),
  output: z.object({
    status: coded(transferStatuses),
    adminId: z.string(),
    adminNick: z.string(),
    ...QueuePlace.shape,
  }),
  errors: ['session.closed', 'visitor.blocked', 'request.tooMany'],
  example: { input: { userId: 'u1' }, output: { status: 2, adminId: '7', adminNick: 'Ana', waitIndex: 0 } },
})
