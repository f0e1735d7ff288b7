import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import { isFields, parseJson, str } from '@foyer/contract/readers.ts'
import { submitUserForm } from '@foyer/contract/forms/endpoints.ts'
import { decideUserForm } from '@foyer/core/forms/decide-user-form.ts'
import type { UserFormAnswers } from '@foyer/core/forms/user-form.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { sourceText } from '../../rules/channel/source-text.ts'
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
  const { config, translations } = await visitorChannel(deps, visitor)
  const formParams = inOwnWords(input.formParams, config, translations)
  const decided = decideUserForm(config, { ...input, formParams })
  if ('error' in decided) throw new Failed(decided.error)
  await claimAnswers(deps, visitor, decided.answers)
  return {}
})

/** Agents read the questions as the channel has them, whatever language the visitor answered in. */
function inOwnWords(formParams: string, { userForm }: UserForm, translations: Translations): string {
  const answers = parseJson(formParams)
  if (!Array.isArray(answers) || Object.keys(translations).length === 0) return formParams
  const own = userForm.formList.map(({ name }) => name)
  return JSON.stringify(
    answers.map((answer: unknown) =>
      isFields(answer) ? { ...answer, name: sourceText(translations, own, str(answer, 'name')) } : answer,
    ),
  )
}

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
