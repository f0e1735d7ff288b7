import { markedSession, type Marked } from './marked.ts'

/** What the robot keeps of a visitor. */
export const robotRowsOfVisitor: Readonly<Record<string, (given: Marked) => Record<string, unknown>>> = {
  knowledge_feedback: (g) => ({
    tenant_id: g.tenantId,
    user_id: g.userId,
    doc_id: g.docId,
    is_useful: false,
    is_handled: true,
    given_at: 1,
  }),
  learning_queue: (g) => ({
    tenant_id: g.tenantId,
    thread_id: g.threadId,
    first_seq: markedSession,
    ended_at: 1,
  }),
  knowledge_proposals: (g) => ({
    tenant_id: g.tenantId,
    id: `${g.marker}-proposal`,
    robot_no: 'marked',
    state: 'open',
    asked_at: 1,
  }),
  proposal_evidence: (g) => ({
    tenant_id: g.tenantId,
    thread_id: g.threadId,
    proposal_id: `${g.marker}-proposal`,
    seq: markedSession,
    first_seq: markedSession,
    user_id: g.userId,
    reason: 'refused',
    source: 'words',
    asked_at: 1,
  }),
  robot_cases: (g) => ({
    tenant_id: g.tenantId,
    id: `${g.marker}-case`,
    robot_no: 'marked',
    created_at: 1,
    asked_by: null,
  }),
  model_usage: (g) => ({ tenant_id: g.tenantId, day: 1, scope: 'visitor', scope_id: g.userId }),
}
