import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { answeringWords, evidenceOf, type FoundDocument } from '../../../rules/robot/learning/evidence.ts'
import { missedQuestions, type Missed } from '../../../rules/robot/learning/missed-questions.ts'
import { phrasingOf } from '../../../rules/robot/learning/phrasing-of.ts'
import { hasPhrasing } from '../../../rules/robot/learning/with-phrasing.ts'
import { readChannelConfig } from '../../channel/read-channel-config.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument } from '../knowledge/documents.ts'
import { robotScope, type RobotScope } from '../knowledge/robot-scope.ts'
import { search } from '../knowledge/search.ts'
import { findDocument } from '../documents/stored-document.ts'
import { addEvidence } from './add-evidence.ts'

export type EndedSession = { tenantId: number; threadId: number; firstSeq: number }

/** Longer sessions are rare; their first entries hold what the robot was asked. */
const mostEntries = 500
/** Documents that are compared with the words of an agent. */
const mostFound = 5

/** Writes what the missed questions of a session teach. */
export async function learnSession(deps: Deps, trx: Trx, session: EndedSession): Promise<void> {
  const place = await placeOf(trx, session)
  if (!place) return
  const entries = await entriesOf(deps, session, place)
  const missed = missedQuestions(entries)
  if (missed.length === 0) return
  const { config } = readChannelConfig(place.config)
  const language = config.language || place.locale
  const scope = await robotScope(trx, session.tenantId, config.robotNo, language)
  for (const one of missed) {
    const phrasing = phrasingOf(one.asked)
    if (!phrasing) continue
    const evidence = evidenceOf(
      one,
      scope ? await foundFor(deps, trx, scope, one) : wordsOf(one).map(unknown),
    )
    if (!evidence) continue
    if (await isKnown(trx, session.tenantId, evidence.docId, phrasing.question)) continue
    const robot = { robotNo: config.robotNo, language: scope?.language ?? language }
    await addEvidence(trx, { ...session, ...robot, ...phrasing, userId: place.userId, missed: one, evidence })
  }
}

const unknown = (words: string) => ({ words, found: [] })

async function placeOf(trx: Trx, { tenantId, threadId, firstSeq }: EndedSession) {
  return trx
    .selectFrom('sessions as s')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.thread_id'),
    )
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
    )
    .select(['s.last_seq as lastSeq', 't.key as threadKey', 't.user_id as userId', 'c.config', 'v.locale'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.thread_id', '=', threadId)
    .where('s.first_seq', '=', firstSeq)
    .executeTakeFirst()
}

async function entriesOf(
  { reader }: Deps,
  { tenantId, threadId, firstSeq }: EndedSession,
  { threadKey, lastSeq }: { threadKey: string; lastSeq: number | null },
): Promise<Entry[]> {
  const range = { threadKey, limit: mostEntries, ...(lastSeq !== null && { untilSeq: lastSeq }) }
  const { entries } = await reader.after({ tenantId, threadId }, firstSeq - 1, range)
  return entries
}

function wordsOf({ said }: Missed): string[] {
  return answeringWords(
    said.map(({ msgType, content }) => (msgType === msgTypes.rich ? plainAnswer(content) : content)),
  )
}

/** The documents nearest to what the agent wrote. */
async function foundFor({ clock }: Deps, trx: Trx, scope: RobotScope, missed: Missed) {
  const said: { words: string; found: FoundDocument[] }[] = []
  for (const words of wordsOf(missed)) {
    const { ranked } = await search(trx, scope, words, clock.now())
    const found: FoundDocument[] = []
    for (const { document } of ranked.slice(0, mostFound)) {
      const { docId } = document
      const answering = await answeringDocument(trx, scope.tenantId, scope.robotNo, docId, clock.now())
      if (answering) found.push({ docId, answer: plainAnswer(answering.answer) })
    }
    said.push({ words, found })
  }
  return said
}

/** Whether the document has the phrasing already, or is gone: then there is nothing to propose. */
async function isKnown(
  trx: Trx,
  tenantId: number,
  docId: string | undefined,
  question: string,
): Promise<boolean> {
  if (docId === undefined) return false
  const document = (await findDocument(trx, tenantId, docId))?.document
  return !document || hasPhrasing(document, question)
}
