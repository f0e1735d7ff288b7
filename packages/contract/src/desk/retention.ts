import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, ShortText, Timestamp } from '../wire.ts'
import { retentions } from './retentions.ts'

export const RetentionClass = z.enum(retentions)

/** Conversations that are due on the same day. They can be brought back for a while after it. */
export const Removal = z.object({ time: Timestamp, conversations: z.int().min(1) })
export type Removal = z.infer<typeof Removal>

/** A visitor whose data is kept whatever its retention says. */
export const Hold = z.object({
  userId: z.string(),
  userName: z.string(),
  reason: z.string(),
  adminNick: z.string(),
  holdTime: Timestamp,
})
export type Hold = z.infer<typeof Hold>

export const holdExample: Hold = {
  userId: 'u1',
  userName: 'Sam',
  reason: 'Court case 4711',
  adminNick: 'Ana',
  holdTime: 1_794_700_000_000,
}

export const readRetention = deskEndpoint('readRetention', {
  summary: 'How long conversations are kept, and how many will be deleted on which day. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    retention: RetentionClass,
    /** `retention` is missing where a channel follows its tenant. */
    channels: z.array(
      z.object({ channelId: z.string(), name: z.string(), retention: RetentionClass.optional() }),
    ),
    /** Soonest first. */
    forecast: z.array(Removal),
    /** How long deleted conversations can still be brought back by the operator, in days. */
    undoDays: z.int().min(0),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      retention: '1y',
      channels: [{ channelId: 'demo', name: 'Demo', retention: '90d' }],
      forecast: [{ time: 1_804_000_000_000, conversations: 12_400 }],
      undoDays: 7,
    },
  },
})

export const setRetention = deskEndpoint('setRetention', {
  summary:
    'Say how long conversations are kept that begin from now on, in all channels without a choice of their own. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ retention: RetentionClass }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { retention: '1y' }, output: {} },
})

export const setChannelRetention = deskEndpoint('setChannelRetention', {
  summary: "The same for one channel; without a class it follows its tenant's. Admins and owners.",
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, retention: RetentionClass.optional() }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', retention: '90d' }, output: {} },
})

export const listHolds = deskEndpoint('listHolds', {
  summary: 'Visitors under a legal hold, newest first. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ holds: z.array(Hold) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { holds: [holdExample] } },
})

export const holdVisitor = deskEndpoint('holdVisitor', {
  summary: "Keep a visitor's data whatever its retention says, and refuse to erase it. Admins and owners.",
  access: 'agent',
  leaves: 'audit',
  input: z.object({ threadId: Id, reason: ShortText.regex(/\S/) }),
  output: z.object({ hold: Hold }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A', reason: 'Court case 4711' },
    output: { hold: holdExample },
  },
})

export const liftHold = deskEndpoint('liftHold', {
  summary: 'End a legal hold: what is due is deleted with the next round. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ userId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { userId: 'u1' }, output: {} },
})
