import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { isOwnedBy, type ThreadState } from '../routing/decision.ts'
import type { CallRow } from '@foyer/core/calls/row.ts'

/** Request to start a call. Visitors may start the kinds that their channel enables; agents, both. */
export type CallWish = { videoType: VideoType } & (
  | { by: 'visitor'; isBlocked: boolean; flags: Pick<ChannelConfig, 'voiceCallFlag' | 'videoCallFlag'> }
  | { by: 'agent'; agentId: number }
)

type StartDecision = { agentId: number } | { refuse: ErrorCode }

/** S-25: whether somebody may ring, and which agent the call is with. */
export function decideCallStart(thread: ThreadState, wish: CallWish): StartDecision {
  if (wish.by === 'agent')
    return isOwnedBy(thread, wish.agentId) ? { agentId: wish.agentId } : { refuse: 'thread.notYours' }
  if (wish.isBlocked) return { refuse: 'visitor.blocked' }
  if (!thread.isOpen) return { refuse: 'session.closed' }
  const { voiceCallFlag, videoCallFlag } = wish.flags
  const isOffered = wish.videoType === 'voice' ? voiceCallFlag : videoCallFlag
  return thread.owner.kind === 'agent' && isOffered
    ? { agentId: thread.owner.agentId }
    : { refuse: 'call.refused' }
}

/** The same wish again, from somebody who may never have heard the answer: nobody has taken part yet. */
export function isSameStart(row: CallRow, wish: CallWish): boolean {
  const isNew = row.status === 'ringing' && row.legs[wish.by] === ''
  return isNew && row.startedBy === wish.by && row.videoType === wish.videoType
}
