import type { HoldRow, SessionRow, WaitRow } from '../../rules/facts/fact-rows.ts'

/** Facts for reports. They outlive the entries that they were computed from, and hold no personal data. */
export type FactTables = {
  session_facts: SessionRow
  wait_facts: WaitRow
  hold_facts: HoldRow
  rating_invitations: {
    tenant_id: number
    thread_id: number
    first_seq: number
    invited_at: number
    agent_id: number | null
    agents: number[]
  }
}
