/** A question of visitors and what the robot answers. */
export type Pair = { docId: string; question: string; answer: string }

export const pairCount = 5

/** What is left of stored ones, filled up to the number of pairs; each has an id of its own, so that a retry adds nothing. */
export function pairsFrom(stored: unknown, newId: () => string): Pair[] {
  const known: unknown[] = Array.isArray(stored) ? stored : []
  return Array.from({ length: pairCount }, (_, i) => {
    const pair = known[i]
    return isPair(pair) ? pair : { docId: newId(), question: '', answer: '' }
  })
}

export function isEmpty({ question, answer }: Pair): boolean {
  return question.trim() === '' && answer.trim() === ''
}

/** Half a pair cannot be published. */
export function isHalf({ question, answer }: Pair): boolean {
  return (question.trim() === '') !== (answer.trim() === '')
}

function isPair(value: unknown): value is Pair {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return ['docId', 'question', 'answer'].every((name) => typeof fields.get(name) === 'string')
}
