import type { VisitorClaims } from '@foyer/server/rules/identity/claims.ts'
import type { Passage } from '@foyer/server/rules/robot/model/passage.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { modelAnswer } from '@foyer/server/features/robot/model/model-answer.ts'
import type { ModelOutcome, ModelQuestion } from '@foyer/server/features/robot/model/model-question.ts'
import type { ModelConfig } from '@foyer/server/features/robot/model/model-variables.ts'
import { createModels } from '@foyer/server/features/robot/model/models.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import type { ModelServer } from '@foyer/testkit/model/model-server.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import type { World } from '@foyer/testkit/test-world.ts'

export const passages: Passage[] = [
  {
    docId: 'd1',
    question: 'How do I return something?',
    text: 'You may return everything within 30 days. See https://shop.example/returns',
    references: [{ name: 'Return slip.pdf', url: '/files/f1/return-slip.pdf' }],
  },
  { docId: 'd2', question: 'What does it cost?', text: 'Returns are free.', references: [] },
]

/** So short that no test waits for what never ends. */
export const shortLimits = { firstTokenMs: 300, gapMs: 300, totalMs: 900 }

/** The node's own parts with a model at the given server; limits and rules as the test wants them. */
export function withModel(
  { config, ...deps }: Deps,
  server: ModelServer,
  limits: Partial<ModelConfig['limits']> = {},
  changes: Partial<ModelConfig> = {},
): Deps {
  const base = modelConfig()
  const model = {
    ...base,
    endpoint: server.endpoint,
    allow: [server.address],
    limits: { ...base.limits, ...limits },
    ...changes,
  }
  const changed = { ...config, model }
  const models = createModels({ config: changed, db: deps.db, clock: deps.clock, resolve: undefined })
  return { ...deps, config: changed, models }
}

export type Asking = { visitor: Visitor; claims: VisitorClaims; questionId: string }

/** A visitor whose question is in the log, as robotAsk finds it. */
export async function asking({ node, http }: World, question = 'How long may I wait?'): Promise<Asking> {
  const visitor = await Visitor.start(http)
  const questionId = newId()
  await visitor.send(question, questionId)
  const claims = node.deps.visitorTokens.verify(visitor.started.token, node.deps.clock.now())
  if (!claims) throw new Error('a token that is none')
  return { visitor, claims, questionId }
}

export function ask(
  deps: Deps,
  { claims, questionId }: Asking,
  changes: Partial<ModelQuestion> = {},
): Promise<ModelOutcome> {
  const question = 'How long may I wait?'
  return modelAnswer(deps, { visitor: claims, questionId, question, passages, ...changes })
}
