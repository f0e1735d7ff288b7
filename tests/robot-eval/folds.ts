import type { Question } from './load-data.ts'

/**
 * In which part a question is judged and not learned from. All questions of one document are in the same part: who
 * has learned from one of them knows a little of the others.
 */
export function foldOf({ docId }: Question, place: number, folds: number): number {
  const number = docId === null ? place : Number(/\d+$/.exec(docId)?.[0] ?? place)
  return number % folds
}
