import { statusOf, type Owner, type ThreadHead } from '../rules/log/head.ts'

const ownerKinds = { nobody: 0, robot: 1, queue: 2, agent: 3 } as const

export type OwnerColumns = { owner_kind: number; owner_id: number }

export function toOwner(row: OwnerColumns): Owner {
  switch (row.owner_kind) {
    case ownerKinds.agent:
      return { kind: 'agent', agentId: row.owner_id }
    case ownerKinds.queue:
      return { kind: 'queue' }
    case ownerKinds.robot:
      return { kind: 'robot' }
    default:
      return { kind: 'nobody' }
  }
}

export function ownerColumns(owner: Owner): OwnerColumns {
  return { owner_kind: ownerKinds[owner.kind], owner_id: owner.kind === 'agent' ? owner.agentId : 0 }
}

export type HeadColumns = OwnerColumns & { last_seq: number; is_open: boolean; browser: string; gen: number }

export function toHead(row: HeadColumns): ThreadHead {
  return {
    seq: row.last_seq,
    status: statusOf(toOwner(row), row.is_open),
    browser: row.browser,
    gen: row.gen,
  }
}
