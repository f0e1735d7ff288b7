import type { JSONColumnType } from 'kysely'
import type { SsoSettings } from '@foyer/contract/desk/sso.ts'
import type { SsoRole } from '@foyer/contract/desk/sso-words.ts'

/** Single sign-on: a tenant's provider, whom its accounts belong to there, and who is at a provider now. */
export type SsoTables = {
  sso_settings: {
    tenant_id: number
    is_on: boolean
    issuer: string
    client_id: string
    sealed_secret: string | null
    label: string
    groups_claim: string
    roles: JSONColumnType<SsoSettings['roles']>
    default_role: SsoRole | null
    trusts_email: boolean
    creates_accounts: boolean
    domains: string[]
    is_required: boolean
    is_of_owner: boolean
    updated_at: number
  }
  agent_identities: {
    tenant_id: number
    issuer: string
    subject: string
    agent_id: number
    created_at: number
    used_at: number
  }
  sso_flows: { tenant_id: number; id: Buffer; issuer: string; expires_at: number }
}
