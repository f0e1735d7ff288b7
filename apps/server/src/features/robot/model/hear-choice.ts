import { estimatedTokens, type TokenCount } from '../../../rules/robot/model/cost.ts'
import type { Passage } from '../../../rules/robot/model/passage.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'
import { readChoice, rerankTokens, type Choice } from '../../../rules/robot/model/rerank.ts'
import type { ModelEndpoint } from '../../../rules/robot/model/settings.ts'
import type { Ranked } from '../../../rules/robot/rank/rank.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument } from '../knowledge/documents.ts'
import { failureOf, type NoAnswer } from './hear-model.ts'
import { readPieces, type ModelClient } from './model-client.ts'

/** So many of the best documents are shown to the model. */
const mostDocuments = 5
/** A reply that is longer is no choice, whatever follows. */
const mostLetters = 4_000

/** The best documents as the model reads them. */
export async function passagesOf(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  ranked: readonly Ranked[],
  now: number,
): Promise<Passage[]> {
  const documents = await Promise.all(
    ranked
      .slice(0, mostDocuments)
      .map(({ document }) => answeringDocument(db, tenantId, robotNo, document.docId, now)),
  )
  return documents.flatMap((found) =>
    found
      ? { docId: found.docId, question: found.question, text: plainAnswer(found.answer), references: [] }
      : [],
  )
}

type Options = {
  client: ModelClient
  endpoint: ModelEndpoint
  prompt: Prompt
  withinMs: number
  cancel: AbortSignal
  onBroken: (kind: string) => void
}

export type HeardChoice = { tokens: TokenCount; choice: Choice; failure: NoAnswer | undefined }

/** Asks the model for one of the documents. Without a choice that can be read, `failure` may say why. */
export async function hearChoice(options: Options): Promise<HeardChoice> {
  const { client, endpoint, prompt, withinMs, cancel, onBroken } = options
  let raw = ''
  let finish: string | undefined
  let usage: TokenCount | undefined
  const end = await readPieces({
    limits: { firstTokenMs: withinMs, gapMs: withinMs, totalMs: withinMs },
    cancel,
    onBroken,
    open: (signal) => client({ endpoint, prompt, answerTokens: rerankTokens, timeoutMs: withinMs }, signal),
    onPiece: (piece) => {
      raw += piece.text
      finish = piece.finish ?? finish
      usage = piece.usage ?? usage
      return raw.length <= mostLetters
    },
  })
  const written = estimatedTokens(raw)
  const tokens = usage ?? { read: estimatedTokens(prompt.system + prompt.user), written }
  if (end === 'stopped') return { tokens, choice: { kind: 'unreadable' }, failure: 'tooLong' }
  const failure = failureOf(end, finish)
  return { tokens, choice: failure ? { kind: 'unreadable' } : readChoice(raw, prompt.cited), failure }
}
