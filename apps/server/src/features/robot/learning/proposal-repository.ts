import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { MissedReason, ProposalState } from '@foyer/contract/desk/learning-words.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { summarise, type Summary, type Support } from '../../../rules/robot/learning/summarise.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

export type StoredSupport = Support & { reason: MissedReason; threadKey: string }

export type StoredProposal = Summary & {
  id: string
  language: string
  question: string
  state: ProposalState
  isChosen: boolean
  acceptedDocId: string | undefined
  isAutomatic: boolean
  askedAt: number
  decidedAt: number | undefined
  brokeCaseAt: number | undefined
  /** The newest first. */
  evidence: StoredSupport[]
}

/** Proposals by their ids, with what the evidence says now. `lock` keeps others from deciding them meanwhile. */
export async function readProposals(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredProposal[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('knowledge_proposals as p')
    .selectAll('p')
    .select([countEvidence(sql`*`).as('asked'), countEvidence(sql`distinct e.user_id`).as('visitors')])
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  const evidence = await evidenceOf(db, tenantId, ids)
  return rows.map((row) => {
    const own = evidence.get(row.id) ?? []
    return {
      id: row.id,
      language: row.language,
      question: row.question,
      state: row.state,
      isChosen: row.chosen_doc_id !== null,
      acceptedDocId: row.accepted_doc_id ?? undefined,
      isAutomatic: row.is_automatic,
      askedAt: row.asked_at,
      decidedAt: row.decided_at ?? undefined,
      brokeCaseAt: row.broke_case_at ?? undefined,
      evidence: own,
      ...summarise(own, row.chosen_doc_id ?? undefined),
      asked: row.asked,
      visitors: row.visitors,
    }
  })
}

/** Counts evidence of the proposal `p`, whose row is `e`. */
export function countEvidence(what: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`) {
  return sql<number>`(select count(${what})::int from proposal_evidence e
    where e.tenant_id = p.tenant_id and e.proposal_id = p.id and ${where})`
}

/** Evidence that is read of each proposal: a popular question has that of thousands. */
const mostEvidence = 500

type EvidenceRow = Selectable<
  Pick<
    Database['proposal_evidence'],
    'proposal_id' | 'user_id' | 'reason' | 'source' | 'doc_id' | 'words' | 'asked_at'
  >
> & { key: string }

async function evidenceOf(
  db: Db,
  tenantId: number,
  ids: readonly string[],
): Promise<Map<string, StoredSupport[]>> {
  const newest = sql`e.asked_at desc, e.thread_id, e.seq`
  const { rows } = await sql<EvidenceRow>`
    select n.proposal_id, n.user_id, n.reason, n.source, n.doc_id, n.asked_at, t.key,
      case when n.word_place = 1 then n.words else '' end as words
    from (
      -- Evidence for a document first: it decides more. Of the words of agents only the newest are an answer.
      select e.*, row_number() over (partition by e.proposal_id order by e.doc_id is null, ${newest}) as place,
        row_number() over (partition by e.proposal_id order by e.words = '', ${newest}) as word_place
      from proposal_evidence e where e.tenant_id = ${tenantId} and e.proposal_id = any(${[...ids]})
    ) n join threads t on t.tenant_id = n.tenant_id and t.id = n.thread_id
    where n.place <= ${mostEvidence} or n.word_place = 1
    order by n.proposal_id, n.asked_at desc, n.thread_id, n.seq`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.proposal_id)].map(([id, own]) => [
      id,
      own.map((row) => ({
        userId: row.user_id,
        reason: row.reason,
        source: row.source,
        docId: row.doc_id ?? undefined,
        words: row.words,
        at: row.asked_at,
        threadKey: row.key,
      })),
    ]),
  )
}
