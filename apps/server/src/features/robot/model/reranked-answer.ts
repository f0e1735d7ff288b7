import { modelTiming } from '@foyer/core/timing.ts'
import { rerankPromptOf, rerankTokens, verdictAfter } from '../../../rules/robot/model/rerank.ts'
import { wantsChoice } from '../../../rules/robot/model/wants-choice.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Verdict } from '../../../rules/robot/decide.ts'
import type { RobotReply } from '../../../rules/robot/reply.ts'
import type { Deps } from '../../../deps.ts'
import { randomKey } from '../../../platform/random.ts'
import { judgeQuestion, replyOfVerdict, type Judged, type RobotQuestion } from '../answerer.ts'
import { hearChoice, passagesOf } from './hear-choice.ts'
import { withinBudget } from './within-budget.ts'

/** The knowledge's answer, with the model's choice where the robot is unsure. Without a choice the robot decides. */
export async function rerankedAnswer(
  deps: Deps,
  question: RobotQuestion,
  settings: ModelSettings,
  startedAt: number,
): Promise<RobotReply | undefined> {
  const judged = await judgeQuestion(deps, question)
  if (!judged) return undefined
  const verdict = wantsChoice(judged) ? await chosen(deps, question, settings, startedAt, judged) : undefined
  return replyOfVerdict(deps, question, verdict ?? judged.verdict)
}

async function chosen(
  deps: Deps,
  question: RobotQuestion,
  settings: ModelSettings,
  startedAt: number,
  { ranked, verdict }: Judged,
): Promise<Verdict | undefined> {
  const { visitor, channel, text } = question
  const leftMs = Math.floor(settings.limits.totalMs - (performance.now() - startedAt))
  const withinMs = Math.min(modelTiming.rerankMs, leftMs)
  const count = (why: string): undefined => {
    deps.metrics.modelAnswers.inc({ outcome: 'reranked', why })
    return undefined
  }
  if (withinMs < modelTiming.leastRerankMs) return count('slow')
  const refusal = deps.models.health.refusal(visitor)
  if (refusal) return count(refusal)

  const robot = { tenantId: visitor.tenantId, robotNo: channel.robotNo }
  const passages = await passagesOf(deps.db, robot, ranked, deps.clock.now())
  if (passages.length === 0) return undefined
  const prompt = rerankPromptOf(text, passages, randomKey())
  const request = { settings, prompt, answerTokens: rerankTokens, totalMs: withinMs }
  const heard = await deps.models.health.during(() =>
    withinBudget(deps, visitor, request, () =>
      hearChoice({
        client: deps.models.client,
        endpoint: settings.endpoint,
        prompt,
        withinMs,
        cancel: question.gone,
        onBroken: (kind) => deps.failures.report('model', new Error(kind), { tenantId: visitor.tenantId }),
      }),
    ),
  )
  if (!heard) return count('budget')
  const { failure, choice } = heard
  if (failure !== 'cancelled') deps.models.health.note(visitor, failure === 'slow' || failure === 'broken')
  count(failure ?? choice.kind)
  return verdictAfter(verdict, choice)
}
