import type { ModelConfig } from '@foyer/server/features/robot/model/model-variables.ts'

/** No model, and no budgets: what a test wants otherwise it says. Patient, because a machine may do other work besides. */
export function modelConfig(changes: Partial<ModelConfig> = {}): ModelConfig {
  return {
    endpoint: undefined,
    allow: [],
    limits: {
      firstTokenMs: 60_000,
      gapMs: 60_000,
      totalMs: 60_000,
      answerTokens: 600,
      budgets: { tenant: {}, channel: {}, visitor: {} },
    },
    ...changes,
  }
}
