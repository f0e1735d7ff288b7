import type { Entry } from '@foyer/core/log/entry.ts'

type OwnerKind = 'nobody' | 'robot' | 'queue' | 'agent'
type Owner = { kind: OwnerKind; agentId: number }

/** From whom each entry may take a thread, and to whom it gives it; undefined leaves it where it is. */
const moves: Partial<Record<Entry['body']['type'], { from: readonly OwnerKind[]; to: OwnerKind }>> = {
  started: { from: ['nobody'], to: 'robot' },
  // From the queue: into that of an overflow group.
  queued: { from: ['robot', 'queue'], to: 'queue' },
  accepted: { from: ['robot', 'queue', 'agent'], to: 'agent' },
  requeued: { from: ['agent'], to: 'queue' },
  handedOver: { from: ['agent'], to: 'queue' },
  unserved: { from: ['queue'], to: 'robot' },
  refused: { from: ['agent'], to: 'queue' },
  closed: { from: ['robot', 'queue', 'agent'], to: 'nobody' },
}

/** Reads a thread's log as the story of who owned it, and names what cannot have been. */
export function checkLog(entries: readonly Entry[]): string[] {
  const problems: string[] = []
  let owner: Owner = { kind: 'nobody', agentId: 0 }
  for (const { body, agent, sender, seq } of entries) {
    const writer = agent?.id ?? 0
    if (body.type === 'message' && sender === 'agent' && (owner.kind !== 'agent' || owner.agentId !== writer))
      problems.push(`entry ${seq}: agent ${writer} wrote to a thread of ${owner.kind} ${owner.agentId}`)
    const move = moves[body.type]
    if (!move) continue
    if (!move.from.includes(owner.kind))
      problems.push(`entry ${seq}: ${body.type} while owned by ${owner.kind}`)
    const byOwner =
      ['refused', 'handedOver'].includes(body.type) || (body.type === 'closed' && sender === 'agent')
    if (byOwner && owner.agentId !== writer)
      problems.push(`entry ${seq}: ${body.type} by ${writer}, owned by ${owner.agentId}`)
    const to = body.type === 'refused' ? body.to : move.to
    owner = { kind: to, agentId: to === 'agent' ? writer : 0 }
  }
  return problems
}
