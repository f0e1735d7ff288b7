import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../../log/lock-thread.ts'
import { shelvesOf } from '../../../log/sections.ts'
import { entriesTable, removedTable } from '../../../log/shelf-tables.ts'
import type { Scope } from './erased-scope.ts'

/** Rows of one statement: short locks, and no long transaction. */
const rowsAtOnce = 1_000

/** Removes some rows of its table and answers with how many; 0 when none is left. */
export type EraseStep = { table: string; erase: (trx: Trx, scope: Scope) => Promise<number> }

type By = (scope: Scope) => RawBuilder<unknown>

/** Rows of a table with a tenant that a condition picks. */
function rowsOf(table: string, by: By): EraseStep {
  return {
    table,
    async erase(trx, scope) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)}
          where tenant_id = ${scope.tenantId} and ${by(scope)}
          limit ${sql.lit(rowsAtOnce)}
        ))`.execute(trx)
      return Number(numAffectedRows ?? 0)
    },
  }
}

const users: By = ({ userIds }) => sql`user_id = any(${[...userIds]})`
const threads: By = ({ threadIds }) => sql`thread_id = any(${threadIds})`
const tickets: By = ({ ticketIds }) => sql`ticket_id = any(${ticketIds})`

const entries: EraseStep = {
  table: 'entries',
  async erase(trx, scope) {
    const { tenantId, threadIds } = scope
    for (const threadId of threadIds)
      for (const shelf of await shelvesOf(trx, { tenantId, threadId }))
        for (const table of await tablesOf(trx, shelf)) {
          const erased = await rowsOf(table, () => sql`thread_id = ${threadId}`).erase(trx, scope)
          if (erased > 0) return erased
        }
    return 0
  },
}

/** The partition of a shelf, or what it became when it was detached: an operator could bring it back. */
async function tablesOf(trx: Trx, shelf: number): Promise<string[]> {
  const names = [entriesTable(shelf), removedTable(shelf)]
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) name where to_regclass(name) is not null`.execute(trx)
  return rows.map(({ name }) => name)
}

/** The library has no tenants: a job says in its payload what it is about. */
const queuedJobs: EraseStep = {
  table: 'graphile_worker',
  async erase(trx, { tenantId, ticketIds, messageIds, requestIds, ownRequestId }) {
    const { numAffectedRows } = await sql`
      delete from graphile_worker._private_jobs
      where payload->>'tenantId' = ${String(tenantId)}
        and (payload->>'ticketId' = any(${ticketIds}) or payload->>'messageId' = any(${messageIds})
          or payload->>'requestId' = any(${requestIds.filter((id) => id !== ownRequestId)}))`.execute(trx)
    return Number(numAffectedRows ?? 0)
  },
}

/** Cases from before their visitor was stored are known by the words of the complaint that they came from. */
const cases = rowsOf(
  'robot_cases',
  ({ tenantId, userIds }) => sql`(asked_by = any(${[...userIds]}) or asked_by is null and question in (
    select f.question from knowledge_feedback f
    where f.tenant_id = ${tenantId} and f.user_id = any(${[...userIds]})
      and not f.is_useful and f.is_handled and f.question <> ''))`,
)

/** A proposal whose last evidence was this visitor's. It is found after an interruption too: every other one has some. */
const proposals = rowsOf(
  'knowledge_proposals',
  () => sql`not exists (select from proposal_evidence e
    where e.tenant_id = knowledge_proposals.tenant_id and e.proposal_id = knowledge_proposals.id)`,
)

/** The rows of the audit log stay, but no longer say whom they are about. Its trigger allows just this. */
const auditRows: EraseStep = {
  table: 'audit_log',
  async erase(trx, { tenantId, userIds }) {
    const { numAffectedRows } = await sql`
      update audit_log set object_id = '', object_name = '' where ctid = any(array(
        select ctid from audit_log
        where tenant_id = ${tenantId} and object_kind = 'visitor' and object_id = any(${[...userIds]})
        limit ${sql.lit(rowsAtOnce)}
      ))`.execute(trx)
    return Number(numAffectedRows ?? 0)
  },
}

/**
 * Before the files. What is found through other rows comes before those, and what others refer to comes after them, so
 * that an interrupted erasure finds the rest.
 */
export const stepsBeforeFiles: readonly EraseStep[] = [
  queuedJobs,
  rowsOf('mails', ({ mailCauses }) => sql`cause = any(${mailCauses})`),
  rowsOf('mail_counts', ({ addressHashes }) => sql`address_hash = any(${addressHashes})`),
  cases,
  rowsOf('knowledge_feedback', users),
  // Waits for the job that learns from one of their sessions, and then no other does.
  rowsOf('learning_queue', threads),
  rowsOf('proposal_evidence', users),
  proposals,
  rowsOf('model_usage', ({ userIds }) => sql`scope = 'visitor' and scope_id = any(${[...userIds]})`),
  rowsOf('identity_proofs', users),
  rowsOf('visitor_blocks', users),
  rowsOf('queue_waits', threads),
  rowsOf('dialogue_states', threads),
  rowsOf('call_signals', ({ callIds }) => sql`call_id = any(${callIds})`),
  rowsOf('calls', threads),
  rowsOf('left_message_files', ({ messageIds }) => sql`message_id = any(${messageIds})`),
  rowsOf('ticket_files', tickets),
]

export const stepsAfterFiles: readonly EraseStep[] = [
  rowsOf('left_messages', users),
  rowsOf('ticket_links', tickets),
  rowsOf('ticket_entries', tickets),
  rowsOf('tickets', users),
  entries,
  rowsOf('ratings', threads),
  rowsOf('sessions', threads),
  rowsOf('threads', users),
  auditRows,
]

/** The last step, in one transaction with the receipt. */
export const lastStep = rowsOf('visitors', users)

/** Tables whose rows stay: they name a thread that no longer exists, and nothing else in them is about a person. */
export const keptTables = [
  'session_facts',
  'wait_facts',
  'hold_facts',
  'rating_invitations',
  // Without them the tokens of the erased visitor would be good again.
  'token_revocations',
] as const

/** Whoever has a row here is not erased. */
export const refusingTables = ['legal_holds'] as const
