import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'

/** The language that a visitor reads in, as their browser said at the start. */
export async function visitorLocale({ db }: Deps, { tenantId, userId }: VisitorClaims): Promise<string> {
  const row = await db
    .selectFrom('visitors')
    .select('locale')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.locale ?? ''
}
