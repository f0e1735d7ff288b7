import type { Db } from '../../platform/db/pool.ts'

// TODO(hold): look for the visitor in `legal_holds`.
const heldUsers: ReadonlySet<string> = new Set()

/** Whether a legal hold forbids to erase a visitor. */
export function isHeld(_db: Db, _tenantId: number, userId: string): Promise<boolean> {
  return Promise.resolve(heldUsers.has(userId))
}
