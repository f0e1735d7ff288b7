import { signInOptions } from '@foyer/contract/desk/password-reset.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { findSsoTenant } from './sso-rows.ts'

const signInOptionsRoute = serve(signInOptions, async (_input, deps, { address }) => {
  deps.limits.take(limitRules.signInOptions, addressBlock(address))
  const only = await findSsoTenant(deps)
  return {
    hasMail: deps.config.mail !== undefined,
    hasSso: only !== undefined || (await hasSso(deps)),
    ...(only && { sso: { label: only.row.label } }),
  }
})

/** Whether any tenant has it. */
async function hasSso({ db, config }: Deps): Promise<boolean> {
  if (!config.publicUrl) return false
  const row = await db
    .selectFrom('sso_settings')
    .select('tenant_id')
    .where('is_on', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const signInOptionsRoutes = { signInOptions: signInOptionsRoute }
