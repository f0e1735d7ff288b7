import { z } from 'zod'
import { Timestamp, Id, ShortText, Nothing } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'

/** Somebody who may not write. `until` is 0 when it is for good. */
export const Block = z.object({
  userId: z.string(),
  userName: z.string(),
  until: Timestamp,
  reason: z.string(),
  adminNick: z.string(),
  blockedTime: Timestamp,
})
export type Block = z.infer<typeof Block>

export const blockExample: Block = {
  userId: 'u1',
  userName: 'Sam',
  until: 1_794_786_400_000,
  reason: 'Sends advertising',
  adminNick: 'Ana',
  blockedTime: 1_794_700_000_000,
}

export const listBlocks = deskEndpoint('listBlocks', {
  summary: 'Who may not write at the moment, newest first. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ blocks: z.array(Block) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { blocks: [blockExample] } },
})

export const blockPeriodNames = ['hour', 'day', 'month', 'ever'] as const

export const blockVisitor = deskEndpoint('blockVisitor', {
  summary:
    'Keep a visitor from writing for a while. They can still read. A new block takes the place of an old one.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ threadId: Id, period: z.enum(blockPeriodNames), reason: ShortText }),
  output: z.object({ block: Block }),
  errors: ['object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A', period: 'day', reason: 'Sends advertising' },
    output: { block: blockExample },
  },
})

export const unblockVisitor = deskEndpoint('unblockVisitor', {
  summary: 'Let a visitor write again. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ userId: Id }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { userId: 'u1' }, output: {} },
})
