import type { SessionStatus } from '@foyer/contract/codes.ts'

/** Exactly one of these owns a thread at any time; every write checks it. */
export type Owner = { kind: 'nobody' | 'robot' | 'queue' } | { kind: 'agent'; agentId: number }

/**
 * The few facts about a thread that every node must know without asking the database: where its log ends and
 * who may listen. Travels with each notification and is cached in Redis.
 */
export type ThreadHead = {
  seq: number
  status: SessionStatus
  /** The browser that holds the conversation; listeners of another one are told so. */
  browser: string
  /** Tokens of an older generation are void. */
  gen: number
}

export function statusOf(owner: Owner, isOpen: boolean): SessionStatus {
  if (!isOpen) return 'ended'
  if (owner.kind === 'agent') return 'withAgent'
  return owner.kind === 'queue' ? 'queued' : 'noAgent'
}
