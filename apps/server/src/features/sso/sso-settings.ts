import { checkSso, readSso, setSso, type SsoSettings } from '@foyer/contract/desk/sso.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { isBlank } from '../../rules/text/is-blank.ts'
import { oneLine } from '../../rules/text/one-line.ts'
import { lockTeam, type TeamAgent } from '../team/lock-team.ts'
import { kindsOf } from './sign-in-sso.ts'
import { callbackUrlOf, readSsoRow, ssoSecretAbout, toSettings, type SsoRow } from './sso-rows.ts'

const readSsoRoute = serve(readSso, async (_input, deps, caller) => {
  requireMay(caller, 'manageSecurity')
  const row = await readSsoRow(deps.db, caller.tenantId)
  const { key } = await tenantOf(deps.db, caller.tenantId)
  const callbackUrl = callbackUrlOf(deps, key)
  return {
    ...toSettings(row),
    hasSecret: row?.sealed_secret != null,
    organisation: key,
    ...(callbackUrl && { callbackUrl }),
    mayRequire: await mayRequire(deps.db, caller, caller.agent.role),
  }
})

const setSsoRoute = serve(setSso, async ({ clientSecret, ...input }, deps, caller) => {
  requireMay(caller, 'manageSecurity')
  deps.limits.take(limitRules.manageTeam, `${caller.tenantId}:${caller.agentId}`)
  const settings = usable(deps, { ...input, issuer: issuerOf(input.issuer), label: oneLine(input.label) })
  await deps.db.transaction().execute(async (trx) => {
    const actor = await lockTeam(trx, caller)
    requireMay({ agent: { ...caller.agent, role: actor.role } }, 'manageSecurity')
    const row = await readSsoRow(trx, caller.tenantId)
    await refuseLockOut(trx, caller, actor, settings, row)
    await save(trx, deps, caller, { row, settings, clientSecret, role: actor.role })
  })
  return {}
})

const checkSsoRoute = serve(checkSso, async ({ issuer }, { limits, providers, log }, caller) => {
  requireMay(caller, 'manageSecurity')
  const { tenantId, agentId } = caller
  limits.take(limitRules.checkSso, `${tenantId}:${agentId}`)
  const problem = await providers.check(issuerOf(issuer), (error) =>
    log.info({ part: 'sso', tenantId, ...kindsOf(error) }, 'an identity provider does not answer a check'),
  )
  return problem ? { problem } : {}
})

/** People copy the address of the description as often as that of the provider. */
function issuerOf(text: string): string {
  return text.trim().replace(/\/\.well-known\/openid-configuration$/, '')
}

/** While it is off, it may be unfinished. */
function usable({ providers, config }: Deps, settings: SsoSettings): SsoSettings {
  const { isOn, issuer, clientId, label, isRequired } = settings
  const isComplete = clientId !== '' && !isBlank(label) && providers.isAddress(issuer)
  if (isOn && !(isComplete && config.publicUrl)) throw new Failed('request.invalid')
  if (isRequired && !isOn) throw new Failed('request.invalid')
  return settings
}

async function refuseLockOut(
  trx: Trx,
  caller: AgentCaller,
  { role }: TeamAgent,
  { isRequired }: SsoSettings,
  row: SsoRow | undefined,
): Promise<void> {
  if (!isRequired || row?.is_required) return
  if (!(await mayRequire(trx, caller, role))) throw new Failed('identity.forbidden')
}

/** Only people who would not lock themselves out: owners keep their passwords, and others have been at the provider. */
async function mayRequire(
  db: Db | Trx,
  { tenantId, agentId }: AgentCaller,
  role: TeamAgent['role'],
): Promise<boolean> {
  if (role === 'owner') return true
  const linked = await db
    .selectFrom('agent_identities')
    .select('subject')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return linked !== undefined
}

type Saving = {
  row: SsoRow | undefined
  settings: SsoSettings
  clientSecret: string | undefined
  role: TeamAgent['role']
}

async function save(
  trx: Trx,
  deps: Deps,
  caller: AgentCaller,
  { row, settings, clientSecret, role }: Saving,
) {
  const { tenantId } = caller
  const now = deps.clock.now()
  const isSameIssuer = row?.issuer === settings.issuer
  // A stored secret goes to the provider that it was entered for, and to no other.
  const kept = isSameIssuer ? (row?.sealed_secret ?? null) : null
  const sealed =
    clientSecret === undefined ? kept : deps.secretBox.seal(clientSecret, ssoSecretAbout(tenantId))
  const isSameClient = isSameIssuer && row.client_id === settings.clientId
  // Where people write their own address, trust in it would open the account of an owner.
  const trustsMore = settings.trustsEmail && !row?.trusts_email
  const values = {
    is_on: settings.isOn,
    issuer: settings.issuer,
    client_id: settings.clientId,
    sealed_secret: sealed,
    label: settings.label,
    groups_claim: settings.groupsClaim,
    roles: JSON.stringify(settings.roles),
    default_role: settings.defaultRole ?? null,
    trusts_email: settings.trustsEmail,
    creates_accounts: settings.createsAccounts,
    domains: settings.domains.map((domain) => domain.toLowerCase()),
    is_required: settings.isRequired,
    is_of_owner: role === 'owner' || (isSameClient && row.is_of_owner && !trustsMore),
    updated_at: now,
  }
  const change = changedFields(
    { ...toSettings(row), hasSecret: row?.sealed_secret != null, isOfOwner: row?.is_of_owner ?? false },
    {
      ...settings,
      hasSecret: sealed !== null,
      isOfOwner: values.is_of_owner,
      ...(clientSecret !== undefined && { isSecretNew: true }),
    },
  )
  if (!change) return
  await trx
    .insertInto('sso_settings')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
  const { key, name } = await tenantOf(trx, tenantId)
  const object = { kind: 'tenant', id: key, name } as const
  await writeAudit(trx, actorOf(caller), { action: 'setSso', object, ...change }, now)
}

function tenantOf(db: Db | Trx, tenantId: number) {
  return db.selectFrom('tenants').select(['key', 'name']).where('id', '=', tenantId).executeTakeFirstOrThrow()
}

export const ssoSettingsRoutes = { readSso: readSsoRoute, setSso: setSsoRoute, checkSso: checkSsoRoute }
