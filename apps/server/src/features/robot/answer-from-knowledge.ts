import { decide, type Suggested } from '../../rules/robot/decide.ts'
import type { Deps } from '../../deps.ts'
import type { Answerer } from './answerer.ts'
import { answeringDocument, questionsOf } from './knowledge/documents.ts'
import { robotScope } from './knowledge/robot-scope.ts'
import { search } from './knowledge/search.ts'

/** The best document of the knowledge, a question back, or an honest 'I do not know'. */
export const answerFromKnowledge: Answerer = async (deps, { visitor, channel, locale, text }) => {
  const { db, clock, vectors } = deps
  const language = channel.language || locale
  const scope = await robotScope(db, visitor.tenantId, channel.robotNo, language)
  if (!scope) return { kind: 'unknown', suggestions: [] }
  const { asked, ranked, statistics } = await search(db, scope, text, clock.now(), vectors)
  const verdict = decide(asked, ranked, statistics)
  const suggestions = await withQuestions(deps, visitor.tenantId, verdict.suggestions)
  if (verdict.kind !== 'answer') return { kind: verdict.kind, suggestions }
  const document = await answeringDocument(db, visitor.tenantId, channel.robotNo, verdict.docId, clock.now())
  return document && { kind: 'document', document, suggestions }
}

async function withQuestions({ db }: Deps, tenantId: number, suggested: readonly Suggested[]) {
  const questions = await questionsOf(
    db,
    tenantId,
    suggested.map(({ docId }) => docId),
  )
  return suggested.flatMap(({ docId, score }) => {
    const question = questions.get(docId)
    return question === undefined ? [] : [{ docId, score, question }]
  })
}
