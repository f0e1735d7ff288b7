import { growingSuffix } from './settled.ts'

/** The client id of the answer to a question: the same for the answer that grows and for its entry (T-03). */
export function answerIdOf(questionId: string): string {
  return `${questionId}.${growingSuffix}`
}
