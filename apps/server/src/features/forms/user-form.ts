import { submitUserForm } from '@foyer/contract/forms/endpoints.ts'
import { decideUserForm } from '@foyer/core/forms/decide-user-form.ts'
import type { UserFormAnswers } from '@foyer/core/forms/user-form.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import type { Deps } from '../../deps.ts'
import { claimedValue } from '../session/claim-attributes.ts'

const submitUserFormRoute = serve(submitUserForm, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  await visitorThread(deps, visitor)
  const { config } = await visitorChannel(deps, visitor)
  const decided = decideUserForm(config, input)
  if ('error' in decided) throw new Failed(decided.error)
  await claimAnswers(deps, visitor, decided.answers)
  return {}
})

/** Keeps what a visitor says about themselves, as claimed. An entry left empty does not undo what is known. */
async function claimAnswers(
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

export const userFormRoutes = { submitUserForm: submitUserFormRoute }
