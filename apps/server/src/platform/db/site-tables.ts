import type { Generated } from 'kysely'

/** Keys with which sites prove the identity of their users, used proofs, and revoked tokens. */
export type SiteTables = {
  identity_keys: {
    tenant_id: number
    channel_id: number
    id: string
    algorithm: 'HS256' | 'ES256'
    /** Sealed for HS256; the public key for ES256. */
    material: string
    created_at: Generated<Date>
  }
  identity_proofs: {
    tenant_id: number
    channel_id: number
    jti: string
    user_id: string
    expires_at: Date
  }
  /** Written by a trigger of `threads`. */
  token_revocations: { tenant_id: number; thread_id: number; gen: number; revoked_at: Generated<Date> }
}
