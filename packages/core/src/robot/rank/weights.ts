import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: -0.48,
  questionInWords: -1.55,
  conceptsInQuestion: 1.33,
  questionInConcepts: 3.66,
  bestQuestion: 0.68,
  mainQuestion: 0.91,
  wordsInDocument: 0.27,
  conceptsInDocument: 1.0,
  wordsInAnswer: 0.45,
  conceptsInAnswer: 1.23,
  gramsBest: 2.13,
  gramsInQuestions: 1.18,
  gramsInDocument: 2.76,
  nearWords: 1.14,
  sharedRarity: 2.06,
  sharedInQuestions: 0.17,
  deniedInQuestions: -1.42,
  meantInQuestions: 0.72,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -2.86,
  best: 1.37,
  margin: 0.4,
  probability: -0.09,
  second: 1.25,
  third: 0.03,
  wordsInQuestion: -1.4,
  questionInWords: -1.33,
  conceptsInQuestion: 0.74,
  questionInConcepts: 1.71,
  bestQuestion: -0.81,
  mainQuestion: 1.51,
  wordsInDocument: -0.22,
  conceptsInDocument: -1.28,
  wordsInAnswer: 0.93,
  conceptsInAnswer: -0.26,
  gramsBest: 0.57,
  gramsInQuestions: -0.04,
  gramsInDocument: 0.75,
  nearWords: 0.84,
  sharedRarity: 0.43,
  sharedInQuestions: 0.48,
  deniedInQuestions: 0.87,
  meantInQuestions: 1.16,
  unknownWords: -0.46,
  unknownWordCount: 0.8,
  unexplainedWords: -0.3,
  unexplainedWordCount: 0.08,
  offTopic: -1.92,
  offTopicShare: -1.71,
  noTopic: -0.03,
  topics: 0.77,
  unknownTopics: -0.51,
  words: -0.15,
}

export const thresholds = {
  unknown: -1.1,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 0.96,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
