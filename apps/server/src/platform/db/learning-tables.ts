import type { Generated } from 'kysely'
import type { MissedReason, ProposalState, EvidenceSource } from '@foyer/contract/desk/learning-words.ts'

/** Proposals for the robot's knowledge that come from conversations. */
export type LearningTables = {
  learning_queue: { tenant_id: number; thread_id: number; first_seq: number; ended_at: number }
  knowledge_proposals: {
    tenant_id: number
    id: string
    robot_no: string
    language: string
    question: string
    question_key: string
    state: Generated<ProposalState>
    chosen_doc_id: string | null
    accepted_doc_id: string | null
    is_automatic: Generated<boolean>
    asked_at: number
    decided_at: number | null
    broke_case_at: number | null
  }
  proposal_evidence: {
    tenant_id: number
    proposal_id: string
    thread_id: number
    seq: number
    first_seq: number
    user_id: string
    reason: MissedReason
    source: EvidenceSource
    doc_id: string | null
    words: string
    asked_at: number
  }
  learning_settings: {
    tenant_id: number
    robot_no: string
    is_automatic: boolean
    min_visitors: number
    most_per_day: number
    updated_at: number
  }
}
