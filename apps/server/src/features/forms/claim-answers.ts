import type { UserFormAnswers } from '@foyer/core/forms/user-form.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { claimedValue } from '../session/claimed-value.ts'

/** Keeps what a visitor says about themselves, as claimed. An entry left empty does not undo what is known. */
export async function claimAnswers(
  { db }: Deps,
  visitor: VisitorClaims,
  { userName, phone, email, extras }: UserFormAnswers,
): Promise<void> {
  await db
    .updateTable('visitors')
    .set({
      ...(userName && { name: claimedValue('name', userName) }),
      ...(phone && { phone: claimedValue('phone', phone) }),
      ...(email && { email: claimedValue('email', email) }),
      form_answers: JSON.stringify(extras),
    })
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .execute()
}
