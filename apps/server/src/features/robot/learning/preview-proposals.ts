import { learningLimits } from '@foyer/contract/desk/learning-words.ts'
import type { Deps } from '../../../deps.ts'
import { learningTiming } from '../../../robot-timing.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { decidePublication } from '../../../rules/robot/decide-publication.ts'
import type { AuditActor } from '../../../audit/write-audit.ts'
import { checkCases, saidTo, type CheckedCase } from '../cases/check-cases.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { lockPublications } from '../publish/publish-checked.ts'
import { applyProposals } from './apply-proposals.ts'
import { lastQuestions, type AskedQuestion } from './last-questions.ts'

type Change = { question: string; before: string | undefined; after: string | undefined }
export type Preview = {
  checked: CheckedCase[]
  broken: CheckedCase[]
  asked: number
  /** With the ids of the documents that answer. */
  changes: Change[]
  isComplete: boolean
}

/** Thrown to undo what was only tried. */
class Undone extends Error {
  override readonly name = 'Undone'
}

/** Preview of accepting proposals, made in a transaction that is undone. */
export async function previewProposals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  robot: RobotRef,
  ids: readonly string[],
  actor: AuditActor,
): Promise<Preview> {
  const now = clock.now()
  const questions = await lastQuestions(db, robot, now - learningTiming.previewMs, learningLimits.asked)
  const before = await answersTo(db, robot, questions, now, learningTiming.previewWithinMs)
  let preview: Preview | undefined
  try {
    await db.transaction().execute(async (trx) => {
      // It changes the same rows as a publication, in an order of its own.
      await lockPublications(trx, robot)
      const deadline = performance.now() + learningTiming.previewWithinMs
      const leftMs = () => deadline - performance.now()
      await applyProposals(trx, robot, ids, { actor, isAutomatic: false, now })
      const checked = await checkCases(trx, robot, now, leftMs())
      const after = await answersTo(trx, robot, questions.slice(0, before.length), now, leftMs())
      const changes = after.flatMap((docId, place) =>
        docId === before[place]
          ? []
          : { question: questions[place]?.question ?? '', before: before[place], after: docId },
      )
      const { broken } = decidePublication(checked, false)
      const isComplete = after.length === questions.length
      preview = { checked, broken, asked: after.length, changes, isComplete }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (!preview) throw new Error('a preview without a result')
  return preview
}

/** The documents that answer, in the order of the questions, as far as the time suffices. */
async function answersTo(
  db: Db,
  robot: RobotRef,
  questions: readonly AskedQuestion[],
  now: number,
  withinMs: number,
): Promise<(string | undefined)[]> {
  const deadline = performance.now() + withinMs
  const answers: (string | undefined)[] = []
  for (const asked of questions) {
    if (performance.now() > deadline) break
    answers.push((await saidTo(db, robot, asked, now)).docId)
  }
  return answers
}
