import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Entry, MessageExtra } from '@foyer/core/log/entry.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { answerHtml } from '@foyer/core/robot/model/answer-html.ts'
import { knownAddresses } from '@foyer/core/robot/model/answer-words.ts'
import { estimatedTokens, spendingOf } from '@foyer/core/robot/model/cost.ts'
import type { Passage } from '@foyer/core/robot/model/passage.ts'
import { promptOf, type Prompt } from '@foyer/core/robot/model/prompt.ts'
import { referencesOf } from '@foyer/core/robot/model/references.ts'
import type { ModelSettings } from '@foyer/core/robot/model/settings.ts'
import type { Deps } from '../../../deps.ts'
import { randomKey } from '../../../platform/random.ts'
import { followOwner } from './follow-owner.ts'
import { createGrowingAnswer } from './growing-answer.ts'
import { hearModel, type NoAnswer } from './hear-model.ts'

export type ModelQuestion = {
  visitor: VisitorClaims
  /** The client id of the question's entry: the answer's is made from it. */
  questionId: string
  question: string
  passages: readonly Passage[]
  /** What the answer carries beside its text, by the names of the wire: senderName, faceUrl, suggestList. */
  extra?: MessageExtra
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal
}

export type ModelOutcome =
  | { outcome: 'answered'; entry: Entry }
  /** Answer from knowledge. */
  | { outcome: 'fallback'; why: Exclude<NoAnswer, 'cancelled'> | 'off' | 'busy' | 'resting' | 'budget' }
  /** Say nothing: the thread is not the robot's any more, the visitor has left, or the answer is there already. */
  | { outcome: 'cancelled' }

/**
 * Lets a model answer from passages of the knowledge. Shows the answer while it is written, and puts it into the
 * log when it is whole; until then the log knows nothing of it. Ends within the limits whatever the model does.
 */
export async function modelAnswer(deps: Deps, asked: ModelQuestion): Promise<ModelOutcome> {
  const outcome = await decide(deps, asked)
  deps.metrics.modelAnswers.inc({
    outcome: outcome.outcome,
    why: outcome.outcome === 'fallback' ? outcome.why : '',
  })
  return outcome
}

async function decide(deps: Deps, asked: ModelQuestion): Promise<ModelOutcome> {
  const { visitor, question, passages } = asked
  const settings = await deps.models.settingsOf(visitor)
  if (!settings || passages.length === 0) return { outcome: 'fallback', why: 'off' }
  const refusal = deps.models.health.refusal(visitor)
  if (refusal) return { outcome: 'fallback', why: refusal }

  const owned = await followOwner(deps, visitor, asked.signal)
  if (!owned) return { outcome: 'cancelled' }
  try {
    const mark = randomKey()
    const prompt = promptOf(question, passages, mark)
    return await deps.models.health.during(() => spend(deps, asked, settings, { prompt, mark, ...owned }))
  } finally {
    owned.stop()
  }
}

type Work = { prompt: Prompt; mark: string; sessionSeq: number; signal: AbortSignal }

/** Reserves the most that it may cost, and settles what it did. */
async function spend(
  deps: Deps,
  asked: ModelQuestion,
  settings: ModelSettings,
  work: Work,
): Promise<ModelOutcome> {
  const { usage } = deps.models
  const { price } = settings.endpoint
  const { answerTokens, totalMs, budgets } = settings.limits
  const read = estimatedTokens(work.prompt.system + work.prompt.user)
  const most = spendingOf({ read, written: answerTokens }, totalMs, price)
  const reserved = await usage.reserve(asked.visitor, most, budgets)
  if (!reserved) return { outcome: 'fallback', why: 'budget' }

  const startedAt = performance.now()
  const { heard, outcome } = await converse(deps, asked, settings, work)
  const spent = spendingOf(heard.tokens, performance.now() - startedAt, price)
  // What cannot be settled stays reserved: counted too much for a day is better than too little.
  await usage.settle(reserved, spent).catch(() => undefined)
  return outcome
}

async function converse(deps: Deps, asked: ModelQuestion, settings: ModelSettings, work: Work) {
  const { visitor } = asked
  const id = answerIdOf(asked.questionId)
  const known = knownAddresses(work.prompt.cited)
  const growing = createGrowingAnswer(deps.doorbell, visitor, id)
  const heard = await hearModel({
    client: deps.models.client,
    settings,
    prompt: work.prompt,
    mark: work.mark,
    cancel: work.signal,
    clock: deps.clock,
    onGrown: ({ text }) => growing.show(answerHtml(text, known)),
  })
  const failure = heard.answer ? undefined : heard.why
  if (failure !== 'cancelled') deps.models.health.note(visitor, failure === 'slow' || failure === 'broken')
  const outcome = await settleAnswer()
  if (outcome.outcome !== 'answered') growing.takeAway()
  return { heard, outcome }

  async function settleAnswer(): Promise<ModelOutcome> {
    if (!heard.answer)
      return heard.why === 'cancelled' ? { outcome: 'cancelled' } : { outcome: 'fallback', why: heard.why }
    const { text, cited } = heard.answer
    const { msgType, msgContent: content } = encodeContent({
      kind: 'rich',
      html: answerHtml(text, known),
      answers: [],
    })
    const appended = await deps.append({
      tenantId: visitor.tenantId,
      threadId: visitor.threadId,
      clientId: id,
      // Whoever owns the thread by now decides: the robot never talks over a person.
      guard: { by: 'robot', sessionSeq: work.sessionSeq },
      sender: 'robot',
      body: { type: 'message', msgType, content, extra: { ...asked.extra, ...sourcesOf(cited) } },
    })
    return appended.outcome === 'stored'
      ? { outcome: 'answered', entry: appended.entry }
      : { outcome: 'cancelled' }
  }
}

/** What the answer was taken from, by the names of the wire. */
function sourcesOf(cited: readonly Passage[]) {
  const referenceFile = referencesOf(cited).map(({ name, url }) => ({
    referenceFileName: name,
    referenceFileUrl: url,
  }))
  return { docId: cited[0]?.docId ?? '', ...(referenceFile.length > 0 && { referenceFile }) }
}
