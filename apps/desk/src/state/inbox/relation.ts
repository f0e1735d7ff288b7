import type { ThreadRow } from './thread-row.ts'

/** The thread's relation to the signed-in agent; everything that depends on ownership asks this. */
export type Relation = 'waiting' | 'mine' | 'theirs' | 'robot' | 'ended'

export function relationOf(row: Pick<ThreadRow, 'status' | 'adminId'>, me: string): Relation {
  switch (row.status) {
    case 'queued':
      return 'waiting'
    case 'withAgent':
      return row.adminId === me ? 'mine' : 'theirs'
    case 'noAgent':
      return 'robot'
    case 'ended':
      return 'ended'
  }
}
