import type { CloseReason } from '@foyer/contract/codes.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { HoldEnd, HoldOrigin, WaitCause, WaitOutcome } from './codes.ts'

/** As much of an entry as facts are made of: no texts, no names. */
export type FactEntry = Pick<
  Entry,
  'seq' | 'at' | 'clientId' | 'sender' | 'internal' | 'sensitive' | 'body'
> & {
  agent?: { id: number }
}

export type Interval = { from: number; to: number }

/** `endSeq`: the entry that ended it. */
type Ended = { seq: number; endSeq: number; startedAt: number; endedAt: number; groupId: string | undefined }

export type Wait = Ended & { cause: WaitCause; outcome: WaitOutcome; agentId: number | undefined }

export type Hold = Ended & {
  agentId: number
  cameFrom: HoldOrigin
  leftBy: HoldEnd
  answeredAt: number | undefined
  /** From the first unanswered message of the visitor to the agent's next one. */
  responses: Interval[]
  visitorMessages: number
  agentMessages: number
}

export type Session = Ended & {
  askedAt: number | undefined
  answeredAt: number | undefined
  closeReason: CloseReason
  closedBy: number | undefined
  agents: number[]
  visitorMessages: number
  agentMessages: number
  robotMessages: number
  rating: { at: number; star: number | undefined; isSolved: boolean | undefined } | undefined
}

/** What has ended so far, and who has held the session. `session` is missing while it is open. */
export type Facts = { waits: Wait[]; holds: Hold[]; session: Session | undefined; agents: number[] }
