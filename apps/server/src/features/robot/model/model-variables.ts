import { modelTiming } from '@foyer/core/timing.ts'
import type { Budget } from '../../../rules/robot/model/budget.ts'
import type { InstallationModel } from '../../../rules/robot/model/settings.ts'
import { z } from 'zod'

const money = z.coerce.number().min(0).max(1_000_000)
const ms = (most: number) => z.coerce.number().int().min(100).max(most)

/** `tokens=200000,seconds=600,money=0.5`: any of them, a day. Empty is without bounds. */
const budget = z.string().transform((text, context): Budget => {
  const parts = new Map(text.split(',').map((part) => pairOf(part.trim())))
  parts.delete('')
  const known = ['tokens', 'seconds', 'money']
  if ([...parts].some(([name, value]) => !known.includes(name) || !(value >= 0))) {
    context.addIssue('a budget reads tokens=…,seconds=…,money=…')
    return z.NEVER
  }
  return {
    tokens: parts.get('tokens'),
    ms: times(parts.get('seconds'), 1_000),
    micros: times(parts.get('money'), 1_000_000),
  }
})

function pairOf(part: string): [string, number] {
  const [name = '', value = ''] = part.split('=')
  return [name, value === '' ? Number.NaN : Number(value)]
}

function times(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * factor)
}

export const modelVariables = {
  /** Turns model answers on: the address of anything that speaks OpenAI's chat completions. */
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_NAME: z.string().min(1).max(200).default('default'),
  MODEL_API_KEY: z.string().default(''),
  MODEL_TOKEN_FIELD: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
  /** Money for a million tokens, read and written. */
  MODEL_PRICE_READ: money.default(0),
  MODEL_PRICE_WRITTEN: money.default(0),
  /** Private `host:port` or `address:port` pairs that a model may be asked at. */
  MODEL_ALLOW: z
    .string()
    .transform((text) => text.split(',').filter((item) => item !== ''))
    .default([]),
  MODEL_FIRST_TOKEN_MS: ms(modelTiming.mostTotalMs).default(modelTiming.firstTokenMs),
  MODEL_GAP_MS: ms(modelTiming.mostTotalMs).default(modelTiming.gapMs),
  MODEL_TOTAL_MS: ms(modelTiming.mostTotalMs).default(modelTiming.totalMs),
  MODEL_ANSWER_TOKENS: z.coerce.number().int().min(16).max(4_000).default(600),
  MODEL_BUDGET_VISITOR: budget.prefault('tokens=200000'),
  MODEL_BUDGET_CHANNEL: budget.prefault('tokens=5000000'),
  MODEL_BUDGET_TENANT: budget.prefault('tokens=20000000'),
}

type Variables = z.infer<z.ZodObject<typeof modelVariables>>

export type ModelConfig = InstallationModel & { allow: readonly string[] }

export function modelConfigOf(e: Variables): ModelConfig {
  return {
    allow: e.MODEL_ALLOW,
    endpoint: e.MODEL_BASE_URL
      ? {
          baseUrl: e.MODEL_BASE_URL,
          model: e.MODEL_NAME,
          key: e.MODEL_API_KEY,
          tokenField: e.MODEL_TOKEN_FIELD,
          price: { read: e.MODEL_PRICE_READ, written: e.MODEL_PRICE_WRITTEN },
        }
      : undefined,
    limits: {
      firstTokenMs: e.MODEL_FIRST_TOKEN_MS,
      gapMs: e.MODEL_GAP_MS,
      totalMs: e.MODEL_TOTAL_MS,
      answerTokens: e.MODEL_ANSWER_TOKENS,
      budgets: {
        visitor: e.MODEL_BUDGET_VISITOR,
        channel: e.MODEL_BUDGET_CHANNEL,
        tenant: e.MODEL_BUDGET_TENANT,
      },
    },
  }
}
