import type { Db } from '../platform/db/pool.ts'
import type { Option } from './command.ts'

export const tenantOption = {
  type: 'string',
  value: '<key>',
  about: 'the tenant (foyer tenant list)',
  required: true,
} as const satisfies Option

export type Tenant = { id: number; key: string; name: string }

export async function findTenant(db: Db, key: string): Promise<Tenant> {
  return db
    .selectFrom('tenants')
    .select(['id', 'key', 'name'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Error(`no tenant ${key}`))
}
