import type { Generated, JSONColumnType } from 'kysely'
import type { DeskLanguage } from '@foyer/contract/desk/desk-languages.ts'
import type { AddressTries } from '../../rules/identity/lock-out.ts'
import type { SignedInBy } from '../../rules/identity/two-factor.ts'

/** Agents, their sign-ins and devices, and attempts to sign in. */
export type AgentTables = {
  agents: {
    tenant_id: number
    id: Generated<number>
    email: string
    nick: string
    face: Generated<string>
    role: 'owner' | 'admin' | 'supervisor' | 'agent'
    /** Null for accounts that sign in at an identity provider only. */
    password_hash: string | null
    is_disabled: Generated<boolean>
    card_tel: Generated<string>
    card_mobile: Generated<string>
    card_email: Generated<string>
    card_qq: Generated<string>
    card_wechat: Generated<string>
    card_sign: Generated<string>
    max_threads: Generated<number>
    /** Null for agents from before the column. */
    created_at: number | null
    /** Of the desk; null until the agent has chosen one. */
    locale: DeskLanguage | null
    /** Of `agent_pictures`; null when `face` shows none of ours. */
    picture_id: string | null
  }
  agent_pictures: { tenant_id: number; id: string; agent_id: number; bytes: number; created_at: number }
  password_resets: {
    tenant_id: number
    agent_id: number
    id: string
    secret_hash: Buffer
    created_at: number
    expires_at: number
  }
  agent_sessions: {
    tenant_id: number
    token_hash: Buffer
    agent_id: number
    created_at: Generated<Date>
    expires_at: Date
    id: Generated<number>
    user_agent: Generated<string>
    address: Generated<string>
    seen_at: Generated<Date>
    device_id: string | null
    signed_in_by: Generated<SignedInBy>
    confirmed_at: Date | null
  }
  agent_totp: {
    tenant_id: number
    agent_id: number
    sealed_secret: string
    created_at: number
    confirmed_at: number | null
    last_step: Generated<number>
  }
  agent_passkeys: {
    tenant_id: number
    id: string
    agent_id: number
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    rp_id: string
    origin: string
    created_at: number
    used_at: number | null
  }
  agent_recovery_codes: { tenant_id: number; agent_id: number; code_hash: Buffer }
  passkey_challenges: { hash: Buffer; expires_at: number }
  agent_devices: {
    tenant_id: number
    agent_id: number
    device_id: string
    token_hash: Buffer
    former_hash: Buffer | null
    locale: Generated<string>
    used_at: number
    expires_at: number
  }
  sign_in_tries: {
    key: Buffer
    count: number
    at: number
    locked_until: number
    told_at: Generated<number>
    accounts: JSONColumnType<AddressTries['accounts'][number][], string | undefined>
  }
}
