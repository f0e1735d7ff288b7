import type { Selectable } from 'kysely'
import type { SsoSettings } from '@foyer/contract/desk/sso.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Provider } from './providers.ts'

export type SsoRow = Selectable<Database['sso_settings']>

/** A tenant that has single sign-on. */
export type SsoTenant = { tenantId: number; key: string; row: SsoRow; provider: Provider }

export const noSettings: SsoSettings = {
  isOn: false,
  issuer: '',
  clientId: '',
  label: '',
  groupsClaim: 'groups',
  roles: [],
  trustsEmail: false,
  createsAccounts: true,
  domains: [],
  isRequired: false,
}

export function toSettings(row: SsoRow | undefined): SsoSettings {
  if (!row) return noSettings
  return {
    isOn: row.is_on,
    issuer: row.issuer,
    clientId: row.client_id,
    label: row.label,
    groupsClaim: row.groups_claim,
    roles: row.roles,
    ...(row.default_role && { defaultRole: row.default_role }),
    trustsEmail: row.trusts_email,
    createsAccounts: row.creates_accounts,
    domains: row.domains,
    isRequired: row.is_required,
  }
}

export function readSsoRow(db: Db | Trx, tenantId: number): Promise<SsoRow | undefined> {
  return db.selectFrom('sso_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
}

/** The tenant of a key, or the only one of the installation, if its people can sign in at a provider. */
export async function findSsoTenant(deps: Deps, organisation?: string): Promise<SsoTenant | undefined> {
  const tenants = await deps.db
    .selectFrom('tenants')
    .select(['id', 'key'])
    .$if(organisation !== undefined, (query) => query.where('key', '=', organisation ?? ''))
    .limit(2)
    .execute()
  const [tenant] = tenants
  const row = tenant && tenants.length === 1 ? await readSsoRow(deps.db, tenant.id) : undefined
  const callbackUrl = tenant && callbackUrlOf(deps, tenant.key)
  if (!row?.is_on || !callbackUrl) return undefined
  const { tenant_id: tenantId, issuer, client_id: clientId } = row
  const secret = openSecret(deps, row)
  return { tenantId, key: tenant.key, row, provider: { issuer, clientId, secret, callbackUrl } }
}

/** An address of its own for each tenant: an answer that was meant for another one is not taken. */
export function callbackUrlOf({ config }: Pick<Deps, 'config'>, key: string): string | undefined {
  return config.publicUrl && `${config.publicUrl}/desk/sso/${encodeURIComponent(key)}`
}

/** A secret whose key is gone counts as none: the provider then refuses us. */
function openSecret({ secretBox }: Deps, { tenant_id, sealed_secret: sealed }: SsoRow): string | undefined {
  return sealed === null ? undefined : secretBox.open(sealed, ssoSecretAbout(tenant_id))
}

/** Binds a sealed secret to its tenant. */
export function ssoSecretAbout(tenantId: number): string {
  return `sso secret of ${tenantId}`
}
