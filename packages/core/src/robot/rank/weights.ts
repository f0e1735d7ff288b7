import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: -0.68,
  questionInWords: -1.72,
  conceptsInQuestion: 1.19,
  questionInConcepts: 3.3,
  bestQuestion: 0.46,
  mainQuestion: 0.63,
  wordsInDocument: 0.19,
  conceptsInDocument: 0.71,
  wordsInAnswer: 0.28,
  conceptsInAnswer: 1.02,
  gramsBest: 2.55,
  gramsInQuestions: 1.27,
  gramsInDocument: 2.69,
  nearWords: 1.49,
  sharedRarity: 2.16,
  sharedInQuestions: 0.18,
  deniedInQuestions: -1.2,
  meantInQuestions: 0.45,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -2.63,
  best: 0.99,
  margin: 0.34,
  probability: 0.46,
  second: 0.89,
  third: -0.31,
  wordsInQuestion: -1.19,
  questionInWords: -0.93,
  conceptsInQuestion: 0.44,
  questionInConcepts: 1.36,
  bestQuestion: -0.99,
  mainQuestion: 1.08,
  wordsInDocument: -0.31,
  conceptsInDocument: -0.99,
  wordsInAnswer: 0.91,
  conceptsInAnswer: -0.06,
  gramsBest: 0.77,
  gramsInQuestions: 0.21,
  gramsInDocument: 0.96,
  nearWords: 0.93,
  sharedRarity: 0.06,
  sharedInQuestions: 0.24,
  deniedInQuestions: 1.14,
  meantInQuestions: 1.3,
  unknownWords: -0.77,
  unknownWordCount: 0.69,
  offTopic: -1.76,
  offTopicShare: -1.71,
  noTopic: -0.53,
  topics: 0.89,
  unknownTopics: -0.21,
  words: 0.15,
}

export const thresholds = {
  unknown: -1.08,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 0.84,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
