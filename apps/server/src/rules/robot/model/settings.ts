import { tighter, type Budgets } from './budget.ts'
import type { Price } from './cost.ts'

/** Endpoint of the model, and its price. */
export type ModelEndpoint = {
  baseUrl: string
  model: string
  key: string
  /** The name by which it knows the bound of an answer: newer models of some makers refuse the older one. */
  tokenField: 'max_tokens' | 'max_completion_tokens'
  price: Price
}

export type ModelLimits = {
  firstTokenMs: number
  gapMs: number
  totalMs: number
  answerTokens: number
  budgets: Budgets
}

/** Tasks of the model: it writes answers from documents, and it chooses among documents where the robot is unsure. */
export type ModelTasks = { writesAnswers: boolean; reranks: boolean }

export type ModelSettings = { endpoint: ModelEndpoint; limits: ModelLimits; tasks: ModelTasks }

const defaultTasks: ModelTasks = { writesAnswers: true, reranks: false }

/** The operator's settings for the installation. Without an endpoint, channels may configure their own. */
export type InstallationModel = { endpoint: ModelEndpoint | undefined; limits: ModelLimits }

/** A channel's settings for the model. */
export type ChannelModel = {
  isOn: boolean
  endpoint: ModelEndpoint | undefined
  budgets: Budgets
  tasks: ModelTasks
}

/**
 * The settings for a channel; undefined is off. A channel with an endpoint of its own never gets the
 * installation's key, and one without cannot choose a dearer model. Nobody can loosen the operator's limits.
 */
export function decideModel(
  installation: InstallationModel,
  channel: ChannelModel | undefined,
): ModelSettings | undefined {
  const endpoint = channel?.endpoint ?? installation.endpoint
  if (!endpoint || channel?.isOn === false) return undefined
  const { limits } = installation
  return {
    endpoint,
    limits: channel ? { ...limits, budgets: both(limits.budgets, channel.budgets) } : limits,
    tasks: channel?.tasks ?? defaultTasks,
  }
}

function both(one: Budgets, other: Budgets): Budgets {
  return {
    tenant: tighter(one.tenant, other.tenant),
    channel: tighter(one.channel, other.channel),
    visitor: tighter(one.visitor, other.visitor),
  }
}
