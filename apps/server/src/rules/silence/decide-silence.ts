import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { CloseReason } from '@foyer/contract/codes.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import type { Owner } from '../log/head.ts'
import { silenceTiming } from '@foyer/core/timing.ts'

/** Words of the session: their place in the log, and when they were written. */
type Said = { seq: number; at: number }

/** Facts about a conversation for the idle check. */
export type Silence = {
  owner: Owner
  /** Since when that owner has it. */
  ownedSince: number
  /** When anything last happened. */
  lastAt: number
  /** The first words of the visitor that no agent has answered, and whether that was excused already. */
  unanswered?: Said & { isExcused: boolean }
  /** The last words of an agent that the visitor has not answered, and when the visitor was asked again. */
  unheeded?: Said & { remindedAt: number | undefined }
  /** When a page of the visitor was last open. */
  hereAt?: number
  /** Until when they last talked to each other: nobody writes meanwhile. */
  calledUntil?: number
}

export type Timeouts = Pick<
  ChannelConfig,
  | 'adminTimeoutMode'
  | 'adminTimeoutTime'
  | 'adminTimeoutMsg'
  | 'userTimeoutMode'
  | 'userTimeoutTime'
  | 'userTimeoutMsg'
>

export type SilenceDecision =
  /** `serverId` is derived from what was not answered: however many say it, it is said once. */
  | { do: 'say'; serverId: string; text: string }
  | { do: 'close'; reason: CloseReason }
  /** Nothing is due before `until`; without it nothing ever is. */
  | { do: 'wait'; until: number | undefined }

type Due = { at: number; decision: Exclude<SilenceDecision, { do: 'wait' }> }

/**
 * T-20: what is said, and in the end done, when one side stays silent. An agent's silence counts from the first
 * words that wait for an answer; a visitor's from the agent's last ones, and as long again after the reminder it
 * ends the session. A conversation that the visitor still has open on a page is not closed. Who waits in the queue is the
 * business of the queue.
 */
export function decideSilence(silence: Silence, timeouts: Timeouts, now: number): SilenceDecision {
  if (silence.owner.kind === 'queue' || silence.owner.kind === 'nobody')
    return { do: 'wait', until: undefined }
  const [first] = dues(silence, timeouts).toSorted((a, b) => a.at - b.at)
  if (first && first.at <= now) return first.decision
  // Words that are written from now on are due after the shortest silence at the earliest.
  const until = Math.min(first?.at ?? Infinity, now + shortest(silence.owner, timeouts))
  return { do: 'wait', until }
}

/** Server ids for the messages about one silence, so that they can be found again. */
export const excuseIdOf = (seq: number): string => `agentSilent:${seq}`
export const reminderIdOf = (seq: number): string => `visitorSilent:${seq}`

function dues(silence: Silence, timeouts: Timeouts): Due[] {
  const { lastAt, calledUntil = 0 } = silence
  const idle: Due = {
    at: Math.max(Math.max(lastAt, calledUntil) + silenceTiming.idleMs, hereUntil(silence)),
    decision: { do: 'close', reason: 'idle' },
  }
  if (silence.owner.kind !== 'agent') return [idle]
  return [idle, ...agentDue(silence, timeouts), ...visitorDue(silence, timeouts)]
}

function agentDue({ unanswered, ownedSince, calledUntil = 0 }: Silence, timeouts: Timeouts): Due[] {
  if (!timeouts.adminTimeoutMode || !unanswered || unanswered.isExcused) return []
  return [
    {
      // An agent answers for the silence since they have the thread, not for that of the queue.
      at: Math.max(unanswered.at, ownedSince, calledUntil) + minutes(timeouts.adminTimeoutTime),
      decision: {
        do: 'say',
        serverId: excuseIdOf(unanswered.seq),
        text: cleanText(timeouts.adminTimeoutMsg),
      },
    },
  ]
}

/** Until when the visitor counts as being there. */
function hereUntil({ owner, hereAt = 0 }: Silence): number {
  const { withAgent, withRobot } = silenceTiming.presence
  return hereAt + (owner.kind === 'agent' ? withAgent : withRobot).graceMs
}

function visitorDue(silence: Silence, timeouts: Timeouts): Due[] {
  const { unheeded, calledUntil = 0 } = silence
  if (!timeouts.userTimeoutMode || !unheeded) return []
  const patience = minutes(timeouts.userTimeoutTime)
  if (unheeded.remindedAt !== undefined) {
    const at = Math.max(Math.max(unheeded.remindedAt, calledUntil) + patience, hereUntil(silence))
    return [{ at, decision: { do: 'close', reason: 'visitorTimeout' } }]
  }
  return [
    {
      at: Math.max(unheeded.at, calledUntil) + patience,
      decision: { do: 'say', serverId: reminderIdOf(unheeded.seq), text: cleanText(timeouts.userTimeoutMsg) },
    },
  ]
}

function shortest(owner: Owner, timeouts: Timeouts): number {
  if (owner.kind !== 'agent') return silenceTiming.idleMs
  return Math.min(
    silenceTiming.idleMs,
    timeouts.adminTimeoutMode ? minutes(timeouts.adminTimeoutTime) : Infinity,
    timeouts.userTimeoutMode ? minutes(timeouts.userTimeoutTime) : Infinity,
  )
}

function minutes(count: number): number {
  return count * 60_000
}
