import type { RobotRating } from '@foyer/contract/codes.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import type { AnswerOf } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-04: undecided becomes up or down, once; what hides the thumbs also refuses them. */
export function thumbPressed(state: SessionState, { msgId, useful }: EventOf<'thumbPressed'>): Step {
  const { visitor, channel } = state
  const robot = robotPartOf(state, msgId)
  if (!visitor || channel?.commentDocMode !== true || !robot?.docId || robot.rating !== 'undecided')
    return next(state)
  const input = {
    docId: robot.docId,
    isUseful: useful ? (1 as const) : (0 as const),
    robotNo: channel.robotNo,
    sessionId: visitor.sessionId,
    tenantId: channel.tenantId,
    userId: visitor.userId,
  }
  return next(rated(state, msgId, useful ? 'liked' : 'disliked'), {
    do: 'request',
    call: 'commentDoc',
    input,
  })
}

/** A thumb that was not kept is taken back. If another one was, perhaps in another tab, the log says which. */
export function commentDocAnswered(state: SessionState, { input, outcome }: AnswerOf<'commentDoc'>): Step {
  if (outcome.ok) return next(state)
  const given = input.isUseful === 1 ? 'liked' : 'disliked'
  const item = state.timeline.settled.findLast(
    (one) =>
      one.type === 'message' &&
      one.message.robot?.docId === input.docId &&
      one.message.robot.rating === given,
  )
  if (item?.type !== 'message') return failed(state, outcome, 'loud')
  const open = rated(state, item.message.msgId, 'undecided')
  const isElsewhere = outcome.kind === 'refused' && outcome.error === 'evaluation.done'
  if (!isElsewhere || !state.visitor) return failed(open, outcome, 'loud')
  const { userId, sessionId } = state.visitor
  const lastSeq = Math.max(0, item.message.seq - 1)
  return next(open, { do: 'request', call: 'getSessionMsg', input: { userId, sessionId, lastSeq } })
}

function rated(state: SessionState, msgId: string, rating: RobotRating | 'undecided'): SessionState {
  const change = (message: Message): Message =>
    message.robot ? { ...message, robot: { ...message.robot, rating } } : message
  return { ...state, timeline: timeline(state.timeline, { type: 'changed', msgId, change }) }
}

function robotPartOf({ timeline: { settled } }: SessionState, msgId: string): Message['robot'] {
  const item = settled.findLast((one) => one.type === 'message' && one.message.msgId === msgId)
  return item?.type === 'message' ? item.message.robot : undefined
}
