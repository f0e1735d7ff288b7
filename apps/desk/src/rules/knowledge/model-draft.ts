import type { ChannelModel } from '@foyer/contract/desk/channel-model.ts'

export const budgetScopes = ['visitor', 'channel', 'tenant'] as const
export const budgetMeasures = ['tokens', 'seconds', 'money'] as const
export type BudgetScope = (typeof budgetScopes)[number]
export type BudgetMeasure = (typeof budgetMeasures)[number]
type Budgets = Record<BudgetScope, Record<BudgetMeasure, string>>

/** Settings of a model while somebody edits them: numbers as they are typed. */
export type ModelDraft = {
  isOn: boolean
  /** False: the channel asks the model of the installation. */
  hasEndpoint: boolean
  baseUrl: string
  model: string
  tokenField: 'max_tokens' | 'max_completion_tokens'
  priceRead: string
  priceWritten: string
  /** Empty: the stored key stays. */
  key: string
  budgets: Budgets
  writesAnswers: boolean
  reranks: boolean
}

export function draftOf(settings: ChannelModel, hasInstallationModel: boolean): ModelDraft {
  const { isOn, endpoint, budgets, writesAnswers, reranks } = settings
  const typed = (scope: BudgetScope) => ({
    tokens: textOf(budgets[scope].tokens),
    seconds: textOf(budgets[scope].seconds),
    money: textOf(budgets[scope].money),
  })
  return {
    isOn,
    hasEndpoint: endpoint !== undefined || !hasInstallationModel,
    baseUrl: endpoint?.baseUrl ?? '',
    model: endpoint?.model ?? '',
    tokenField: endpoint?.tokenField ?? 'max_tokens',
    priceRead: textOf(endpoint?.price.read || undefined),
    priceWritten: textOf(endpoint?.price.written || undefined),
    key: '',
    budgets: { visitor: typed('visitor'), channel: typed('channel'), tenant: typed('tenant') },
    writesAnswers,
    reranks,
  }
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

/** A number as people type it; undefined for an empty field, NaN for anything else. */
export function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s_']/g, '')
  if (plain === '') return undefined
  return /^\d{1,10}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

export type DraftField =
  'baseUrl' | 'model' | 'priceRead' | 'priceWritten' | 'tasks' | `budget.${BudgetScope}.${BudgetMeasure}`

/** Fields that cannot be saved as they are. */
export function wrongFields(draft: ModelDraft): ReadonlySet<DraftField> {
  const wrong = new Set<DraftField>()
  if (draft.hasEndpoint && (draft.isOn || draft.baseUrl !== '' || draft.model !== '')) {
    if (!/^https?:\/\/[^\s/]+/i.test(draft.baseUrl.trim())) wrong.add('baseUrl')
    if (draft.model.trim() === '') wrong.add('model')
  }
  if (draft.isOn && !draft.writesAnswers && !draft.reranks) wrong.add('tasks')
  for (const price of ['priceRead', 'priceWritten'] as const) if (isWrong(draft[price], 1e6)) wrong.add(price)
  for (const scope of budgetScopes)
    for (const measure of budgetMeasures)
      if (isWrong(draft.budgets[scope][measure], 2_147_483_647)) wrong.add(`budget.${scope}.${measure}`)
  return wrong
}

function isWrong(text: string, most: number): boolean {
  const value = numberIn(text)
  return value !== undefined && !(value <= most)
}

/** The request's content. Call it only when no field is wrong. */
export function settingsOf(draft: ModelDraft): ChannelModel {
  const { isOn, hasEndpoint, baseUrl, model, tokenField, budgets, writesAnswers, reranks } = draft
  const price = { read: numberIn(draft.priceRead) ?? 0, written: numberIn(draft.priceWritten) ?? 0 }
  return {
    isOn,
    budgets: {
      tenant: budgetOf(budgets.tenant),
      channel: budgetOf(budgets.channel),
      visitor: budgetOf(budgets.visitor),
    },
    writesAnswers,
    reranks,
    ...(hasEndpoint &&
      baseUrl.trim() !== '' && {
        endpoint: { baseUrl: baseUrl.trim(), model: model.trim(), tokenField, price },
      }),
  }
}

function budgetOf(typed: Record<BudgetMeasure, string>) {
  const tokens = numberIn(typed.tokens)
  const seconds = numberIn(typed.seconds)
  const money = numberIn(typed.money)
  return {
    ...(tokens !== undefined && { tokens: Math.round(tokens) }),
    ...(seconds !== undefined && { seconds }),
    ...(money !== undefined && { money }),
  }
}

/** Whether the stored key still applies: it belongs to the host that it was entered for. */
export function isKeyKept(stored: string | undefined, typed: string): boolean {
  return stored !== undefined && originOf(stored) === originOf(typed.trim())
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
