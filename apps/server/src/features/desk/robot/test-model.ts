import type { z } from 'zod'
import { testChannelModel } from '@foyer/contract/desk/channel-model.ts'
import type { ModelProblem } from '@foyer/contract/desk/channel-model-words.ts'
import type { Deps } from '../../../deps.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { randomKey } from '../../../platform/random.ts'
import { promptOf, type Prompt } from '../../../rules/robot/model/prompt.ts'
import { decideModel, type ModelSettings } from '../../../rules/robot/model/settings.ts'
import { passagesFor } from '../../robot/knowledge/search.ts'
import { channelModelOf } from '../../robot/model/channel-model.ts'
import { hearModel, type Heard } from '../../robot/model/hear-model.ts'
import { modelProblemOf } from '../../robot/model/model-problem.ts'
import type { ModelClient } from '../../robot/model/model-client.ts'
import { withinBudget } from '../../robot/model/within-budget.ts'
import { inputOf, ownModelledChannel } from './own-model.ts'

type Output = z.output<typeof testChannelModel.output>

const nothing = { sources: [], ms: 0, tokens: 0, money: 0 }

const testChannelModelRoute = serve(testChannelModel, async (input, deps, caller): Promise<Output> => {
  requireMay(caller, 'editChannels')
  deps.limits.take(limitRules.testModel, `${caller.tenantId}:${caller.agentId}`)
  const channel = await ownModelledChannel(deps, caller, input.channelId)
  const stored = await deps.models.channels.find(channel)
  const entered = channelModelOf({ ...inputOf(input, stored), isOn: true })
  const settings = decideModel(deps.config.model, entered)
  if (!settings) return { ...nothing, problem: 'noModel' }
  const { question, language } = input
  const passages = await passagesFor(
    deps.db,
    channel,
    channel.language || language,
    question,
    deps.clock.now(),
    deps.vectors,
  )
  // Without a document there is nothing that a model may say.
  if (passages.length === 0) return { ...nothing, problem: 'noDocuments' }
  const spender = { ...channel, userId: `test of agent ${caller.agentId}` }
  const mark = randomKey()
  return ask(deps, spender, settings, promptOf(question, passages, mark), mark)
})

type Spender = Parameters<typeof withinBudget>[1]

async function ask(
  deps: Deps,
  spender: Spender,
  settings: ModelSettings,
  prompt: Prompt,
  mark: string,
): Promise<Output> {
  const { answerTokens, totalMs } = settings.limits
  let broken: ModelProblem = 'broken'
  // The reason is read here: what reaches `onBroken` is the name of the error only.
  const client: ModelClient = async (request, signal) =>
    deps.models.client(request, signal).catch((error: unknown) => {
      broken = modelProblemOf(error)
      throw error
    })
  const heard = await withinBudget(deps, spender, { settings, prompt, answerTokens, totalMs }, () =>
    hearModel({
      client,
      settings,
      prompt,
      mark,
      cancel: AbortSignal.timeout(totalMs),
      clock: deps.clock,
      onGrown: () => undefined,
      onBroken: () => undefined,
    }),
  )
  if (!heard) return { ...nothing, problem: 'budget' }
  const { tokens, ms, micros } = heard.spent
  const cost = { tokens, ms, money: micros / 1_000_000 }
  if (!heard.answer) return { ...cost, sources: [], problem: problemOf(heard, broken) }
  const { text, cited } = heard.answer
  return { ...cost, answer: text, sources: cited.map((passage) => passage.question) }
}

function problemOf({ why }: Extract<Heard, { answer: undefined }>, broken: ModelProblem): ModelProblem {
  if (why === 'broken') return broken
  return why === 'cancelled' ? 'slow' : why
}

export const testModelRoutes = { testChannelModel: testChannelModelRoute }
