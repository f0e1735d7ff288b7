import { senderTypes } from '@foyer/contract/codes.ts'
import type { Silence, Timeouts } from '../../rules/silence/decide-silence.ts'
import { silenceTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { toOwner, type OwnerColumns } from '../../log/owner-columns.ts'
import { firstEventKind, internalBit, serverIdBit } from '../../log/rows.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Pool } from '../../platform/db/pool.ts'
import { claimSilentSql, lookAgainSql } from './silence-sql.ts'

/** Threads looked at in one round: dozens of milliseconds. */
const maxThreads = 100

/** A thread that may have gone silent. */
export type SilentThread = {
  ref: ThreadRef
  /** Every new entry changes it, and voids decisions about an older state. */
  lastSeq: number
  claimedUntil: number
  silence: Silence
  timeouts: Timeouts
}

type Row = OwnerColumns & {
  tenant_id: number
  id: number
  channel_id: number
  last_seq: number
  last_time: number
  owned_since: number
  visitor_here_at: number
  config: unknown
  agent_seq: number | null
  agent_at: number | null
  visitor_seq: number | null
  visitor_at: number | null
  is_calling: boolean | null
  called_until: Date | null
}

export async function claimSilent(
  { pool, channelConfigs }: Pick<Deps, 'pool' | 'channelConfigs'>,
  now: number,
): Promise<SilentThread[]> {
  const claimedUntil = now + silenceTiming.leaseMs
  const { rows } = await pool.query<Row>({
    name: 'claimSilent',
    text: claimSilentSql,
    values: [
      now,
      claimedUntil,
      maxThreads,
      senderTypes.agent,
      senderTypes.visitor,
      firstEventKind,
      internalBit,
      serverIdBit,
    ],
  })
  return rows.map((row) => ({
    ref: { tenantId: row.tenant_id, threadId: row.id },
    lastSeq: row.last_seq,
    claimedUntil,
    silence: silenceOf(row, now),
    timeouts: channelConfigs.read({
      tenantId: row.tenant_id,
      channelId: row.channel_id,
      config: row.config,
    }),
  }))
}

function silenceOf(row: Row, now: number): Silence {
  const { agent_seq, agent_at, visitor_seq, visitor_at } = row
  const facts = {
    owner: toOwner(row),
    ownedSince: row.owned_since,
    lastAt: row.last_time,
    hereAt: row.visitor_here_at,
    calledUntil: row.is_calling ? now : (row.called_until?.getTime() ?? 0),
  }
  if (visitor_seq !== null && visitor_at !== null)
    return { ...facts, unanswered: { seq: visitor_seq, at: visitor_at, isExcused: false } }
  if (agent_seq !== null && agent_at !== null)
    return { ...facts, unheeded: { seq: agent_seq, at: agent_at, remindedAt: undefined } }
  return facts
}

/** `at`: when it must be looked at next; never, if undefined. */
export type Look = { thread: SilentThread; at: number | undefined }

export async function lookAgain(pool: Pool, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return
  const values = [
    looks.map(({ thread }) => thread.ref.tenantId),
    looks.map(({ thread }) => thread.ref.threadId),
    looks.map(({ thread }) => thread.claimedUntil),
    looks.map(({ at }) => at ?? null),
  ]
  await pool.query({ name: 'lookAgain', text: lookAgainSql, values })
}
