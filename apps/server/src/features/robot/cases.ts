import { decide } from '@foyer/core/robot/decide.ts'
import { judgeCase, type CaseFailure, type RobotCase } from '@foyer/core/robot/judge-case.ts'
import type { Deps } from '../../deps.ts'
import { randomId } from '../../platform/random.ts'
import { plainAnswer } from './knowledge/clean-answer.ts'
import { answeringDocument } from './knowledge/documents.ts'
import { robotScope } from './knowledge/robot-scope.ts'
import { search } from './knowledge/search.ts'

type Scope = { tenantId: number; robotNo: string }

/** Keeps what went wrong, as a thumb down shows it. The same question again replaces what was expected of it. */
export async function saveCase(
  { db, clock }: Deps,
  { tenantId, robotNo }: Scope,
  { language, question, expectedDocId, mustNotSay }: RobotCase,
): Promise<void> {
  const expected = { expected_doc_id: expectedDocId ?? null, must_not_say: [...mustNotSay] }
  await db
    .insertInto('robot_cases')
    .values({
      tenant_id: tenantId,
      id: randomId(),
      robot_no: robotNo,
      language,
      question,
      ...expected,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'robot_no', 'language', 'question']).doUpdateSet(expected),
    )
    .execute()
}

/** Asks every kept case of the knowledge as it is now. An empty list lets a change be published. */
export async function failingCases(deps: Deps, { tenantId, robotNo }: Scope): Promise<CaseFailure[]> {
  const rows = await deps.db
    .selectFrom('robot_cases')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const failures: CaseFailure[] = []
  for (const row of rows) {
    const kept: RobotCase = {
      language: row.language,
      question: row.question,
      expectedDocId: row.expected_doc_id ?? undefined,
      mustNotSay: row.must_not_say,
    }
    const failure = judgeCase(kept, await saidTo(deps, { tenantId, robotNo }, kept))
    if (failure) failures.push(failure)
  }
  return failures
}

async function saidTo({ db, clock }: Deps, { tenantId, robotNo }: Scope, { language, question }: RobotCase) {
  const scope = await robotScope(db, tenantId, robotNo, language)
  if (!scope) return { docId: undefined, text: '' }
  const { asked, ranked, statistics } = await search(db, scope, question, clock.now())
  const verdict = decide(asked, ranked, statistics)
  if (verdict.kind !== 'answer') return { docId: undefined, text: '' }
  const document = await answeringDocument(db, tenantId, robotNo, verdict.docId, clock.now())
  return { docId: verdict.docId, text: plainAnswer(document?.answer ?? '') }
}
