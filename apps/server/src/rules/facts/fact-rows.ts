import { outTypes } from '@foyer/contract/codes.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import { businessMs } from '../routing/business-time.ts'
import type { OpeningHours } from '../routing/hours.ts'
import { holdEnds, holdOrigins, waitCauses, waitOutcomes } from './codes.ts'
import type { Facts, Hold, Interval, Session, Wait } from './facts.ts'

/** The hours of a group, and the hash that names this version of them. */
export type Calendar = { hours: OpeningHours | null; hash: number | null }

/** A session in the tables, and the calendars by which its durations are measured. */
export type Measured = {
  tenantId: number
  threadId: number
  channelId: number
  firstSeq: number
  /** Requests for a person that were turned away at once. */
  turnedAway: number
  calendars: ReadonlyMap<string, Calendar>
  /** The calendar of the channel's group, for what happened in no known group. */
  channelCalendar: Calendar
}

type EndedRow = {
  tenant_id: number
  thread_id: number
  first_seq: number
  channel_id: number
  group_id: string | null
  started_at: number
  ended_at: number
  business_ms: number
  /** Hash of the hours by which the business durations were computed. */
  calendar: number | null
}

export type WaitRow = EndedRow & {
  seq: number
  agent_id: number | null
  cause: number
  outcome: number
  converted: number | null
}

export type HoldRow = EndedRow & {
  seq: number
  answered_at: number | null
  answered_business_ms: number | null
  agent_id: number
  visitor_messages: number
  agent_messages: number
  came_from: number
  left_by: number
  response_s: number[]
  response_business_s: number[]
}

export type SessionRow = EndedRow & {
  asked_at: number | null
  answered_at: number | null
  answered_business_ms: number | null
  rated_at: number | null
  closed_by: number | null
  visitor_messages: number
  agent_messages: number
  robot_messages: number
  close_reason: number
  turned_away: number
  star: number | null
  is_solved: boolean | null
  agents: number[]
}

/** Groups whose calendars the rows of these facts need. */
export function groupsOf({ waits, holds, session }: Facts): string[] {
  const ids = [...waits, ...holds, ...(session ? [session] : [])].map(({ groupId }) => groupId)
  return [...new Set(ids.filter((id) => id !== undefined))]
}

export function waitRow(wait: Wait, measured: Measured): WaitRow {
  return {
    ...endedRow(wait, measured),
    seq: wait.seq,
    agent_id: wait.agentId ?? null,
    cause: waitCauses[wait.cause],
    outcome: waitOutcomes[wait.outcome],
    converted: null,
  }
}

export function holdRow(hold: Hold, measured: Measured): HoldRow {
  const { hours } = calendarOf(hold.groupId, measured)
  return {
    ...endedRow(hold, measured),
    ...answerOf(hold.startedAt, hold.answeredAt, hours),
    seq: hold.seq,
    agent_id: hold.agentId,
    visitor_messages: hold.visitorMessages,
    agent_messages: hold.agentMessages,
    came_from: holdOrigins[hold.cameFrom],
    left_by: holdEnds[hold.leftBy],
    response_s: hold.responses.map((response) => secondsOf(response, null)),
    response_business_s: hold.responses.map((response) => secondsOf(response, hours)),
  }
}

export function sessionRow(session: Session, measured: Measured): SessionRow {
  const { hours } = calendarOf(session.groupId, measured)
  const { askedAt, rating } = session
  return {
    ...endedRow(session, measured),
    ...answerOf(askedAt ?? session.startedAt, session.answeredAt, hours),
    asked_at: askedAt ?? null,
    rated_at: rating?.at ?? null,
    star: rating?.star ?? null,
    is_solved: rating?.isSolved ?? null,
    closed_by: session.closedBy ?? null,
    visitor_messages: session.visitorMessages,
    agent_messages: session.agentMessages,
    robot_messages: session.robotMessages,
    close_reason: outTypes[session.closeReason],
    turned_away: measured.turnedAway,
    agents: session.agents,
  }
}

function endedRow({ groupId, startedAt, endedAt }: Wait | Hold | Session, measured: Measured): EndedRow {
  const { hours, hash } = calendarOf(groupId, measured)
  return {
    tenant_id: measured.tenantId,
    thread_id: measured.threadId,
    first_seq: measured.firstSeq,
    channel_id: measured.channelId,
    group_id: groupId ?? null,
    started_at: startedAt,
    ended_at: endedAt,
    business_ms: businessMs(hours, startedAt, endedAt),
    calendar: hash,
  }
}

/** A group that was deleted meanwhile has no hours. */
function calendarOf(groupId: string | undefined, { calendars, channelCalendar }: Measured): Calendar {
  if (groupId === undefined) return channelCalendar
  return calendars.get(groupId) ?? { hours: null, hash: null }
}

function answerOf(from: number, answeredAt: number | undefined, hours: OpeningHours | null) {
  if (answeredAt === undefined) return { answered_at: null, answered_business_ms: null }
  return { answered_at: answeredAt, answered_business_ms: businessMs(hours, from, answeredAt) }
}

/** Rounded up: an answer counts as given within 60 seconds only if it was. A broken clock must still fit the column. */
function secondsOf({ from, to }: Interval, hours: OpeningHours | null): number {
  return Math.min(Math.ceil(businessMs(hours, from, to) / 1_000), maxInt4)
}
