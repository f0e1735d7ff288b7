import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import type { DialogueAnswer } from '../../rules/robot/dialogue/answer.ts'
import type { DialogueState } from '../../rules/robot/dialogue/state.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { Attachment } from '../../rules/robot/knowledge.ts'

/** Dialogues, knowledge, models and test cases of the robot. */
export type RobotTables = {
  robot_dialogues: RobotDialoguesTable
  dialogue_drafts: DialogueDraftsTable
  dialogue_states: DialogueStatesTable
  knowledge_documents: KnowledgeDocumentsTable
  knowledge_rows: KnowledgeRowsTable
  knowledge_terms: {
    tenant_id: number
    robot_no: string
    language: string
    term: string
    documents: number
  }
  knowledge_calibrations: KnowledgeCalibrationsTable
  document_answers: { tenant_id: number; doc_id: string; day: number; answers: number }
  knowledge_feedback: KnowledgeFeedbackTable
  robot_cases: RobotCasesTable
  model_channels: ModelChannelsTable
  model_usage: ModelUsageTable
}

type RobotDialoguesTable = {
  tenant_id: number
  robot_no: string
  id: string
  version: number
  status: 'draft' | 'published' | 'retired'
  phrases: string[]
  data: JSONColumnType<Dialogue>
  saved_at: number
  author_id: number | null
  author: Generated<string>
}

type DialogueDraftsTable = {
  tenant_id: number
  robot_no: string
  id: string
  revision: number
  data: JSONColumnType<Dialogue>
  author_id: number | null
  author: string
  updated_at: number
}

type DialogueStatesTable = {
  tenant_id: number
  thread_id: number
  session_key: string
  robot_no: string
  dialogue_id: string
  version: number
  state: JSONColumnType<DialogueState>
  question: string
  answer: JSONColumnType<DialogueAnswer>
  busy_until: number
  rev: number
}

type KnowledgeDocumentsTable = {
  tenant_id: number
  id: string
  robot_no: string
  language: string
  question: string
  similar_questions: JSONColumnType<string[]>
  answer: string
  category: string
  valid_from: number | null
  valid_until: number | null
  is_published: boolean
  attachments: JSONColumnType<Attachment[]>
  updated_at: number
  useful_count: Generated<number>
  useless_count: Generated<number>
  topic: string | null
  related: ColumnType<string[], string | undefined, string>
  version: Generated<number>
  is_changed: Generated<boolean>
  draft_question: string | null
  draft_text: Generated<string>
  edited_at: Generated<number>
  title: GeneratedAlways<string>
  search_text: GeneratedAlways<string>
}

type KnowledgeRowsTable = {
  tenant_id: number
  doc_id: string
  place: number
  robot_no: string
  language: string
  text: string
  words: string[]
  concepts: string[]
  terms: Generated<string>
  embedding: number[] | null
  embedded_by: Generated<string>
  vector: Buffer | null
}

type KnowledgeCalibrationsTable = {
  tenant_id: number
  robot_no: string
  language: string
  due_at: number | null
  unknown_below: number | null
  measured_by: Generated<string>
  phrasings: Generated<number>
  phrasings_refused: Generated<number>
  foreign_questions: Generated<number>
  foreign_refused: Generated<number>
  calibrated_at: number | null
  similarity_model: string | null
  similarity_known: number | null
  similarity_foreign: number | null
}

type KnowledgeFeedbackTable = {
  tenant_id: number
  user_id: string
  session_key: string
  doc_id: string
  is_useful: boolean
  given_at: number
  id: GeneratedAlways<number>
  question: Generated<string>
  language: Generated<string>
  is_handled: Generated<boolean>
}

type RobotCasesTable = {
  tenant_id: number
  id: string
  robot_no: string
  language: string
  question: string
  expected_doc_id: string | null
  must_not_say: string[]
  created_at: number
  checked_at: number | null
  failure: JSONColumnType<CaseFailure> | null
  asked_by: string | null
}

type ModelChannelsTable = {
  tenant_id: number
  channel_id: number
  is_on: boolean
  base_url: string | null
  model: string | null
  sealed_key: string | null
  token_field: Generated<'max_tokens' | 'max_completion_tokens'>
  price_read: Generated<number>
  price_written: Generated<number>
  budgets: JSONColumnType<object, string | undefined>
  writes_answers: Generated<boolean>
  reranks: Generated<boolean>
  key_set_at: number | null
}

type ModelUsageTable = {
  tenant_id: number
  day: number
  scope: 'tenant' | 'channel' | 'visitor'
  scope_id: string
  tokens: Generated<number>
  ms: Generated<number>
  micros: Generated<number>
}
