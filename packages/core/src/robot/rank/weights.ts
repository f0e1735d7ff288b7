import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: 0.0,
  conceptsInQuestion: 1.01,
  questionInConcepts: 5.27,
  bestQuestion: 0.0,
  mainQuestion: 0.63,
  wordsInDocument: 0.01,
  conceptsInDocument: 1.03,
  wordsInAnswer: 0.54,
  conceptsInAnswer: 1.44,
  gramsBest: 1.72,
  gramsInQuestions: 0.86,
  gramsInDocument: 2.72,
  nearWords: 1.06,
  sharedRarity: 1.66,
  sharedInQuestions: 0.0,
  deniedInQuestions: -1.66,
  meantInQuestions: 0.71,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -2.78,
  best: 1.54,
  margin: 0.47,
  probability: -0.14,
  second: 1.4,
  third: 0.1,
  wordsInQuestion: -1.79,
  conceptsInQuestion: 0.53,
  questionInConcepts: 2.56,
  bestQuestion: -1.33,
  mainQuestion: 1.6,
  wordsInDocument: -0.53,
  conceptsInDocument: -1.28,
  wordsInAnswer: 1.03,
  conceptsInAnswer: -0.21,
  gramsBest: 0.4,
  gramsInQuestions: -0.05,
  gramsInDocument: 0.78,
  nearWords: 0.63,
  sharedRarity: 0.02,
  sharedInQuestions: -0.18,
  deniedInQuestions: 0.89,
  meantInQuestions: 1.12,
  unknownWords: -0.47,
  unknownWordCount: 0.65,
  unexplainedWords: -0.31,
  unexplainedWordCount: 0.08,
  offTopic: -1.97,
  offTopicShare: -1.69,
  noTopic: -0.02,
  topics: 0.85,
  unknownTopics: -0.72,
  words: 0.0,
}

export const thresholds = {
  unknown: -1.08,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 1.04,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
