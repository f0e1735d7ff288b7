/** No zod: the desk knows these too. */
export const modelLimits = { address: 500, name: 200, key: 500, price: 1_000_000, question: 500 } as const

/** Why a test of a model shows no answer. */
export const modelProblems = [
  'noModel',
  'noDocuments',
  'address',
  'unreachable',
  'key',
  'unknownModel',
  'tooMany',
  'slow',
  'broken',
  'cut',
  'tooLong',
  'unanswered',
  'ungrounded',
  'echo',
  'budget',
] as const
export type ModelProblem = (typeof modelProblems)[number]
