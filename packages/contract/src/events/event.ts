import { z } from 'zod'
import { callEnds, callSides } from '../calls/ends.ts'
import { VideoType } from '../calls/video-type.ts'
import { eventTypes, sessionStatuses } from '../codes.ts'
import { code, Timestamp } from '../wire.ts'
import { AgentMessage, WireMessage, wireMessageExample } from '../messages/wire-message.ts'
import { acceptedHows, failReasons } from './server-event.ts'

/** Events that are entries of the log carry their place in it; typing is stale in seconds and carries none. */
const logged = { seq: z.int().min(1), msgTime: Timestamp }
const Agent = z.object({ adminId: z.string(), adminNick: z.string(), adminFace: z.string() })

const Accepted = z.object({ event_type: z.literal(eventTypes.accepted), ...logged, ...Agent.shape })
const Message = z.object({ event_type: z.literal(eventTypes.message), ...WireMessage.shape })
const Closed = z.object({
  event_type: z.literal(eventTypes.closed),
  ...logged,
  outType: z.int(),
  end: z.literal(1),
})
const RatingInvited = z.object({ event_type: z.literal(eventTypes.ratingInvited), ...logged })
const Typing = z.object({ event_type: z.literal(eventTypes.typing), msgContent: z.string().optional() })
const Recalled = z.object({ event_type: z.literal(eventTypes.recalled), ...logged, msgId: z.string() })
/** T-19: somebody rings, or a call is over; `seconds`: how long both talked. */
const Call = z.object({
  event_type: z.literal(eventTypes.call),
  ...logged,
  videoType: VideoType,
  callId: z.string(),
  startedBy: z.enum(callSides),
  /** Missing: it begins. */
  reason: z.enum(callEnds).optional(),
  seconds: z.int().min(0).optional(),
})
/**
 * No person, or no longer one. `refused`: the agent will not serve this visitor (T-21); `requeued`: the agent is gone;
 * `handedOver`: passed on to a group; `noAgent`, `gaveUp`: the wait is over. `status`: where the visitor is after it.
 */
const Failed = z.object({
  event_type: z.literal(eventTypes.failed),
  ...logged,
  reason: z.enum(failReasons),
  status: code(sessionStatuses).optional(),
})

/** One union for push and polling alike (T-19): a visitor's view of what happens. */
export const WireEvent = z.discriminatedUnion('event_type', [
  Accepted,
  Message,
  Closed,
  RatingInvited,
  Typing,
  Recalled,
  Call,
  Failed,
])
export type WireEvent = z.infer<typeof WireEvent>

/** Which agent had the conversation before, or did what happened. */
const from = z.object({ adminId: z.string(), adminNick: z.string() }).optional()

/** An agent's view of the same, which also names the colleagues. */
export const AgentEvent = z.discriminatedUnion('event_type', [
  // Taken from the queue, taken over or transferred; missing where the system assigned it.
  Accepted.extend({ how: z.enum(acceptedHows).optional(), from }),
  z.object({ event_type: z.literal(eventTypes.message), ...AgentMessage.shape }),
  Closed.extend({ from }),
  RatingInvited.extend({ from }),
  Typing,
  Recalled,
  Call,
  Failed.extend({ from }),
])
export type AgentEvent = z.infer<typeof AgentEvent>

export const eventExamples: Record<keyof typeof eventTypes, WireEvent> = {
  accepted: {
    event_type: 1200,
    seq: 3,
    msgTime: 1_794_700_000_000,
    adminId: '7',
    adminNick: 'Ana',
    adminFace: '',
  },
  message: { event_type: 1201, ...wireMessageExample },
  closed: { event_type: 1202, seq: 20, msgTime: 1_794_700_100_000, outType: 2, end: 1 },
  ratingInvited: { event_type: 1203, seq: 19, msgTime: 1_794_700_090_000 },
  typing: { event_type: 1204 },
  recalled: { event_type: 1205, seq: 14, msgTime: 1_794_700_050_000, msgId: 'hT3v9KqWx2A.12' },
  call: {
    event_type: 1207,
    seq: 15,
    msgTime: 1_794_700_060_000,
    videoType: 'video',
    callId: 'c1',
    startedBy: 'agent',
  },
  failed: { event_type: 1208, seq: 4, msgTime: 1_794_700_010_000, reason: 'refused', status: 3 },
}
