import { nameOf, transferStatuses, type TransferStatus } from '@foyer/contract/codes.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { receiveModeOf } from '@foyer/core/session/selectors.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** Whether a person can be asked for, as the settings and the conversation say; undefined where neither does. */
export function isOpenIn(state: SessionState): boolean | undefined {
  const { channel } = state
  if (hasPerson(state)) return true
  if (channel?.isStaffed === undefined) return undefined
  const isOffered = channel.transferUserMode || receiveModeOf(channel).startsWith('human')
  return channel.isStaffed && isOffered
}

/** The same after one more step. What came of asking for somebody is newer than what the settings said. */
export function isOpenAfter(
  known: boolean | undefined,
  event: SessionEvent,
  after: SessionState,
): boolean | undefined {
  const answer = answerIn(event)
  if (answer !== undefined) return answer
  return known === undefined || hasPerson(after) || isSettings(event) ? isOpenIn(after) : known
}

/** Availability of agents that each transfer status implies. */
const saidBy = {
  connected: true,
  queued: true,
  noAgent: false,
  offHours: false,
  failed: undefined,
} as const satisfies Record<TransferStatus, boolean | undefined>

function answerIn(event: SessionEvent): boolean | undefined {
  if (event.type === 'received')
    return event.event.kind === 'failed' && event.event.reason === 'noAgent' ? false : undefined
  if (event.type !== 'answered' || event.call !== 'transferAgent' || !event.outcome.ok) return undefined
  return saidBy[nameOf(transferStatuses, event.outcome.data.status) ?? 'failed']
}

function isSettings(event: SessionEvent): boolean {
  return event.type === 'answered' && event.call === 'channelInfo' && event.outcome.ok
}

function hasPerson({ mode }: SessionState): boolean {
  return mode.name === 'queued' || mode.name === 'withAgent'
}
