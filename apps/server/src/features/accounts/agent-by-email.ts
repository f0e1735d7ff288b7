import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

export type NamedAgent = { tenantId: number; agentId: number; email: string; nick: string }

/** An account by its address, which is unique in the installation whatever its case. */
export async function agentByEmail(db: Db, email: string): Promise<NamedAgent> {
  return db
    .selectFrom('agents')
    .select(['tenant_id as tenantId', 'id as agentId', 'email', 'nick'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow(() => new Error(`no agent ${email}`))
}
