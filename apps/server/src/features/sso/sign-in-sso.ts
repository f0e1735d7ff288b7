import { timingSafeEqual } from 'node:crypto'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { finishSso, startSso } from '@foyer/contract/desk/sso.ts'
import type { SsoRefusal } from '@foyer/contract/desk/sso-words.ts'
import { ssoTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { readSsoPerson } from '../../rules/identity/sso-person.ts'
import { openDesk } from '../desk/account/open-desk.ts'
import { flowSecrets, newFlowCookie, type FlowSecrets } from './flow-secrets.ts'
import { findAccount } from './find-account.ts'
import type { ProviderAnswer } from './providers.ts'
import { findSsoTenant, type SsoTenant } from './sso-rows.ts'

const startSsoRoute = serve(startSso, async ({ organisation }, deps, caller) => {
  const { db, clock, limits, providers } = deps
  limits.take(limitRules.startSso, addressBlock(caller.address))
  const tenant = await findSsoTenant(deps, organisation)
  if (!tenant) return refuse(deps, 'unknown')
  const { tenantId, provider } = tenant
  const cookie = newFlowCookie()
  const flow = flowSecrets(cookie)
  const url = flow && (await providers.addressFor(provider, flow).catch(told(deps, tenant)))
  if (!url) return refuse(deps, 'provider', tenant)
  const { issuer } = provider
  const expires_at = clock.now() + ssoTiming.flowMs
  await db.insertInto('sso_flows').values({ tenant_id: tenantId, id: flow.id, issuer, expires_at }).execute()
  caller.setSsoCookie(cookie)
  return { url }
})

/**
 * The callback page calls it with what the provider has put into its address. Neither the address of the page nor the
 * state alone is worth anything: the cookie of the browser that began must be there, once.
 */
const finishSsoRoute = serve(finishSso, async ({ organisation, ...answer }, deps, caller) => {
  deps.limits.take(limitRules.finishSso, addressBlock(caller.address))
  const flow = flowSecrets(caller.ssoCookie)
  const tenant = await findSsoTenant(deps, organisation)
  if (!tenant) return refuse(deps, 'unknown')
  // An answer with another state leaves the flow as it is: a link of a stranger ends nobody's sign-in.
  if (!flow || !isEqual(flow.state, answer.state) || !(await takeFlow(deps, tenant, flow)))
    return refuse(deps, 'expired', tenant)
  const proven = await askProvider(deps, tenant, flow, answer)
  if ('refused' in proven) return refuse(deps, proven.refused, tenant)
  const person = readSsoPerson(proven.claims, tenant.row.groups_claim)
  if (person.subject === '') return refuse(deps, 'provider', tenant)
  const found = await findAccount(deps, caller, tenant, { ...person, issuer: proven.issuer })
  if ('refused' in found) return refuse(deps, found.refused, tenant)
  const agent = await openDesk(deps, caller, found, { signedInBy: 'sso' })
  caller.setSsoCookie('')
  deps.metrics.ssoSignIns.inc({ outcome: 'signedIn' })
  return { agent }
})

/** Each flow is good for one answer of the tenant and the provider that it was begun with. */
async function takeFlow(
  { db, clock }: Deps,
  { tenantId, row }: SsoTenant,
  { id }: FlowSecrets,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('sso_flows')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['issuer', 'expires_at'])
    .executeTakeFirst()
  return taken?.issuer === row.issuer && taken.expires_at > clock.now()
}

async function askProvider(deps: Deps, tenant: SsoTenant, flow: FlowSecrets, answer: ProviderAnswer) {
  try {
    return await deps.providers.claimsOf(tenant.provider, flow, answer, tenant.row.groups_claim)
  } catch (error) {
    told(deps, tenant)(error)
    return { refused: refusalOf(error) }
  }
}

function refusalOf(error: unknown): SsoRefusal {
  if (error instanceof AuthorizationResponseError && /denied|required$/.test(error.error)) return 'denied'
  // A code that was used before, or too late.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'expired'
  return 'provider'
}

function refuse({ log, metrics }: Deps, refused: SsoRefusal, tenant?: SsoTenant) {
  metrics.ssoSignIns.inc({ outcome: refused })
  log.info({ part: 'sso', tenantId: tenant?.tenantId, refused }, 'single sign-on refused')
  return { refused }
}

/** Logs only the kinds of an error: its message and its cause may hold tokens and claims. */
function told({ log }: Deps, { tenantId, row }: Pick<SsoTenant, 'tenantId' | 'row'>) {
  return (error: unknown): undefined => {
    log.warn({ part: 'sso', tenantId, issuer: row.issuer, ...kindsOf(error) }, 'an identity provider failed')
  }
}

export function kindsOf(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { cause } = error
  return {
    kind: error.name,
    ...(error instanceof ClientError && { code: error.code }),
    ...(error instanceof ResponseBodyError && { error: error.error.slice(0, 100) }),
    ...(error instanceof AuthorizationResponseError && { error: error.error.slice(0, 100) }),
    ...(cause instanceof Error && { cause: cause.name }),
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const signInSsoRoutes = { startSso: startSsoRoute, finishSso: finishSsoRoute }
