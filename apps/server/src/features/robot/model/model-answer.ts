import { modelTiming } from '@foyer/core/timing.ts'
import type { Watch, Listener } from '../../../log/watch.ts'
import { promptOf } from '../../../rules/robot/model/prompt.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Deps } from '../../../deps.ts'
import { randomKey } from '../../../platform/random.ts'
import type { VisitorClaims } from '../../../rules/identity/claims.ts'
import type { ThreadHead } from '../../../rules/log/head.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import { visitorWatch } from '../../events.ts'
import { visitorThread } from '../../session/visitor-thread.ts'
import { letAnswer, type Work } from './let-answer.ts'
import type { ModelOutcome, ModelQuestion } from './model-question.ts'
import { withinBudget } from './within-budget.ts'

/**
 * Tells when a visitor has left: the connection that asked is closed, and for a while no tab of theirs has had a
 * stream here or polled. A reload is back in time. A tab that reads along on another node is not seen from here; it
 * gets the answer of the knowledge, like everybody whose model stops.
 */
export function watchLeaving(watch: Watch, gone: AbortSignal | undefined) {
  const left = new AbortController()
  let timer: NodeJS.Timeout | undefined

  function begin(): void {
    let polledAt = watch.polledAt
    timer = setInterval(() => {
      const isRead = watch.listeners.some(({ isVisitor }) => isVisitor) || watch.polledAt > polledAt
      polledAt = watch.polledAt
      if (!isRead) left.abort()
    }, modelTiming.leftMs)
  }

  gone?.addEventListener('abort', begin, { once: true })
  if (gone?.aborted) begin()
  return {
    signal: left.signal,
    stop(): void {
      gone?.removeEventListener('abort', begin)
      clearInterval(timer)
    },
  }
}

type Owned = {
  /** First `seq` of the session that the robot may write into: the log rejects any other. */
  sessionSeq: number
  /** Aborted when the thread is no longer the robot's, or the visitor has left. */
  signal: AbortSignal
  /** The thread is still the robot's, but nobody reads it. */
  isLeft: () => boolean
  stop: () => void
}

/**
 * Follows a thread for as long as the robot answers in it. Undefined when the robot has nothing to say there. The
 * signal only saves work: whether the answer may be written, the log decides when it is.
 */
async function followOwner(
  deps: Deps,
  visitor: VisitorClaims,
  gone: AbortSignal | undefined,
): Promise<Owned | undefined> {
  const lost = new AbortController()
  const look = (head: ThreadHead): void => {
    if (head.status !== 'noAgent' || head.gen !== visitor.gen) lost.abort()
  }
  const listener: Listener = {
    onEntry: (entry, head) => {
      if (entry.body.type === 'started') lost.abort()
      look(head)
    },
    onHead: look,
    onNote: () => undefined,
  }
  const watch = await visitorWatch(deps, visitor)
  // First the ears, then the eyes: what changes in between is heard.
  await deps.watches.follow(watch, listener, watch.head.seq)
  const leaving = watchLeaving(watch, gone)
  const stop = (): void => {
    leaving.stop()
    deps.watches.leave(watch, listener)
  }
  try {
    const thread = await visitorThread(deps, visitor)
    const isRobots = thread.is_open && toOwner(thread).kind === 'robot'
    if (!isRobots) {
      stop()
      return undefined
    }
    const signal = AbortSignal.any([lost.signal, leaving.signal])
    const isLeft = () => leaving.signal.aborted && !lost.signal.aborted
    return { sessionSeq: thread.session_first_seq, signal, isLeft, stop }
  } catch (error) {
    stop()
    throw error
  }
}

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
  const startedAt = performance.now()
  const { visitor, question, passages } = asked
  const settings = await deps.models.settingsOf(visitor)
  if (!settings || passages.length === 0) return { outcome: 'fallback', why: 'off' }
  const refusal = deps.models.health.refusal(visitor)
  if (refusal) return { outcome: 'fallback', why: refusal }

  const owned = await followOwner(deps, visitor, asked.gone)
  if (!owned) return { outcome: 'cancelled' }
  try {
    const mark = randomKey()
    const prompt = promptOf(question, passages, mark)
    const outcome = await deps.models.health.during(() =>
      spend(deps, asked, settings, { prompt, mark, startedAt, ...owned }),
    )
    // A visitor who returns finds an answer, at no extra cost: the fallback needs no model.
    const isLeft = outcome.outcome === 'cancelled' && owned.isLeft()
    return isLeft ? { outcome: 'fallback', why: 'left' } : outcome
  } finally {
    owned.stop()
  }
}

/** Reserves the most that it may cost, and settles what it did. */
async function spend(
  deps: Deps,
  asked: ModelQuestion,
  settings: ModelSettings,
  work: Work & { startedAt: number },
): Promise<ModelOutcome> {
  const { answerTokens, totalMs } = settings.limits
  const request = { settings, prompt: work.prompt, answerTokens, totalMs }
  const done = await withinBudget(deps, asked.visitor, request, () => {
    // A visitor counts from the question on: what was spent on the way here is the model's loss.
    const leftMs = Math.max(1, Math.round(totalMs - (performance.now() - work.startedAt)))
    const limits = { ...settings.limits, totalMs: leftMs }
    return letAnswer(deps, asked, { ...settings, limits }, work)
  })
  return done?.outcome ?? { outcome: 'fallback', why: 'budget' }
}
