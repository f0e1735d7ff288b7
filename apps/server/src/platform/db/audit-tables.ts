import type { GeneratedAlways } from 'kysely'

/** Changes of settings, accounts and data, with who made them. A trigger keeps it append-only. */
export type AuditTables = {
  audit_log: {
    tenant_id: number
    id: GeneratedAlways<number>
    at: number
    actor_kind: 'agent' | 'operator' | 'system'
    actor_id: number | null
    actor_name: string
    action: string
    object_kind: string
    object_id: string
    object_name: string
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
    address: string
    user_agent: string
  }
}
