import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Deps } from '../../deps.ts'

type Claimed = {
  userName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  locale?: string | undefined
  previousUrl?: string | undefined
}

/** Keeps what a visitor says about themselves. Absent fields stay as they were. */
export async function claimProfile({ db }: Deps, visitor: VisitorClaims, claimed: Claimed): Promise<void> {
  const values = {
    ...(claimed.userName !== undefined && { name: claimed.userName }),
    ...(claimed.email !== undefined && { email: claimed.email }),
    ...(claimed.phone !== undefined && { phone: claimed.phone }),
    ...(claimed.locale !== undefined && { locale: claimed.locale }),
    ...(claimed.previousUrl !== undefined && { page_url: claimed.previousUrl }),
  }
  if (Object.keys(values).length === 0) return
  await db
    .updateTable('visitors')
    .set(values)
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .execute()
}
