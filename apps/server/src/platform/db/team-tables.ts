import type { Generated } from 'kysely'
import type { AgentTables } from './agent-tables.ts'

/** People who are invited to the desk. */
export type TeamTables = {
  invitations: {
    tenant_id: number
    id: string
    email: string
    role: AgentTables['agents']['role']
    group_ids: string[]
    invited_by: number
    created_at: number
    expires_at: number
    round: Generated<number>
    token_hash: Buffer
    accepted_at: number | null
    revoked_at: number | null
    mail_state: 'off' | 'waiting' | 'sent' | 'refused' | 'limited'
    mail_at: number
    mail_answer: Generated<string>
  }
}
