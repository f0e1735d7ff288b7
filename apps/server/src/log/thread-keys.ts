import type { Db } from '../platform/db/pool.ts'

const maxRemembered = 50_000

/** Thread ids by their public keys. */
export function createThreadKeys(db: Db) {
  const remembered = new Map<string, number>()

  return {
    async find(tenantId: number, key: string): Promise<number | undefined> {
      const name = `${tenantId}:${key}`
      const known = remembered.get(name)
      if (known !== undefined) return known
      const row = await db
        .selectFrom('threads')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return undefined
      if (remembered.size >= maxRemembered) remembered.clear()
      remembered.set(name, row.id)
      return row.id
    },
  }
}

export type ThreadKeys = ReturnType<typeof createThreadKeys>
