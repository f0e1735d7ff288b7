import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { answerHtml } from '../../../rules/robot/model/answer-html.ts'
import { knownAddresses } from '../../../rules/robot/model/answer-words.ts'
import type { TokenCount } from '../../../rules/robot/model/cost.ts'
import type { Passage } from '../../../rules/robot/model/passage.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'
import { referencesOf } from '../../../rules/robot/model/references.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Deps } from '../../../deps.ts'
import type { Notifier } from '../../../log/notifier.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { countAnswer } from '../documents/document-answers.ts'
import { hearModel, type Heard } from './hear-model.ts'
import type { ModelOutcome, ModelQuestion } from './model-question.ts'

export type Work = { prompt: Prompt; mark: string; sessionSeq: number; signal: AbortSignal }

/** Hears the model, shows what it says, and stores the whole of it or takes it away again. */
export async function letAnswer(
  deps: Deps,
  asked: ModelQuestion,
  settings: ModelSettings,
  { prompt, mark, sessionSeq, signal }: Work,
): Promise<{ tokens: TokenCount; outcome: ModelOutcome }> {
  const { models, clock, notifier, failures } = deps
  const known = knownAddresses(prompt.cited)
  const growing = createGrowingAnswer(notifier, asked.visitor, answerIdOf(asked.questionId))
  const heard = await hearModel({
    client: models.client,
    settings,
    prompt,
    mark,
    cancel: signal,
    clock,
    onGrown: ({ text }) => growing.show(answerHtml(text, known)),
    onBroken: (kind) => failures.report('model', new Error(kind), { tenantId: asked.visitor.tenantId }),
  })
  noteHealth(deps, asked, heard)
  let outcome: ModelOutcome | undefined
  try {
    outcome = heard.answer
      ? await store(deps, asked, sessionSeq, answerHtml(heard.answer.text, known), heard.answer.cited)
      : withoutAnswer(heard.why)
    return { tokens: heard.tokens, outcome }
  } finally {
    if (outcome?.outcome !== 'answered') growing.takeAway()
  }
}

type Missing = Extract<Heard, { answer: undefined }>['why']

function withoutAnswer(why: Missing): ModelOutcome {
  return why === 'cancelled' ? { outcome: 'cancelled' } : { outcome: 'fallback', why }
}

/** Being interrupted says nothing about a model, and neither does not knowing. */
function noteHealth({ models }: Deps, { visitor }: ModelQuestion, heard: Heard): void {
  const why = heard.answer ? undefined : heard.why
  if (why !== 'cancelled') models.health.note(visitor, why === 'slow' || why === 'broken')
}

async function store(
  deps: Deps,
  { visitor, questionId, extra }: ModelQuestion,
  sessionSeq: number,
  html: string,
  cited: readonly Passage[],
): Promise<ModelOutcome> {
  const { msgType, msgContent: content } = encodeContent({ kind: 'rich', html, answers: [] })
  const appended = await deps.append({
    tenantId: visitor.tenantId,
    threadId: visitor.threadId,
    serverId: answerIdOf(questionId),
    // The current owner of the thread decides: the robot never interrupts a person.
    guard: { by: 'robot', sessionSeq },
    sender: 'robot',
    body: { type: 'message', msgType, content, extra: { ...extra, ...sourcesOf(cited) } },
  })
  if (appended.outcome !== 'stored') return { outcome: 'cancelled' }
  const [first] = cited
  if (first) await countAnswer(deps, visitor.tenantId, first.docId)
  return { outcome: 'answered', entry: appended.entry }
}

/** Sources of the answer, by their wire names. */
function sourcesOf(cited: readonly Passage[]) {
  const referenceFile = referencesOf(cited).map(({ name, url }) => ({
    referenceFileName: name,
    referenceFileUrl: url,
  }))
  return { docId: cited[0]?.docId ?? '', ...(referenceFile.length > 0 && { referenceFile }) }
}

/** T-03: shows an answer while it is written. It goes through the notifier only; nothing depends on it. */
function createGrowingAnswer(notifier: Notifier, thread: ThreadRef, id: string) {
  let shown = ''

  return {
    show(html: string): void {
      if (html === shown) return
      shown = html
      notifier.note(thread, { type: 'answerGrows', id, html })
    },
    /** Retracts the preview: it is not the answer after all. */
    takeAway(): void {
      if (shown !== '') notifier.note(thread, { type: 'answerGrows', id, html: '' })
    },
  }
}
