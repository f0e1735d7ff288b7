import { growingSuffix } from './settled.ts'

/**
 * The client id of the answer to a question: the same for the answer that grows and for its entry (T-03), and for
 * whoever asks again. An answer of several entries has one id for each.
 */
export function answerIdOf(questionId: string, place = 0): string {
  return [questionId, ...(place > 0 ? [place] : []), growingSuffix].join('.')
}
