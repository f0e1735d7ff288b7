import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: -0.67,
  questionInWords: -1.71,
  conceptsInQuestion: 1.19,
  questionInConcepts: 3.31,
  bestQuestion: 0.47,
  mainQuestion: 0.67,
  wordsInDocument: 0.19,
  conceptsInDocument: 0.7,
  wordsInAnswer: 0.3,
  conceptsInAnswer: 1.03,
  gramsBest: 2.51,
  gramsInQuestions: 1.27,
  gramsInDocument: 2.69,
  nearWords: 1.49,
  sharedRarity: 2.18,
  sharedInQuestions: 0.21,
  deniedInQuestions: -1.7,
  meantInQuestions: 0.63,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -2.62,
  best: 1.01,
  margin: 0.35,
  probability: 0.42,
  second: 0.9,
  third: -0.35,
  wordsInQuestion: -1.19,
  questionInWords: -0.93,
  conceptsInQuestion: 0.46,
  questionInConcepts: 1.37,
  bestQuestion: -0.97,
  mainQuestion: 1.05,
  wordsInDocument: -0.29,
  conceptsInDocument: -0.99,
  wordsInAnswer: 0.92,
  conceptsInAnswer: -0.08,
  gramsBest: 0.79,
  gramsInQuestions: 0.19,
  gramsInDocument: 0.95,
  nearWords: 0.96,
  sharedRarity: 0.02,
  sharedInQuestions: 0.17,
  deniedInQuestions: 1.0,
  meantInQuestions: 1.44,
  unknownWords: -0.78,
  unknownWordCount: 0.7,
  offTopic: -1.76,
  offTopicShare: -1.72,
  noTopic: -0.53,
  topics: 0.91,
  unknownTopics: -0.24,
  words: 0.16,
}

export const thresholds = {
  unknown: -1.06,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 0.87,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
