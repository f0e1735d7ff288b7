import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: 0.0,
  conceptsInQuestion: 0.55,
  questionInConcepts: 3.02,
  deedsInQuestion: 0.76,
  questionInDeeds: 2.85,
  deedsInDocument: 0.62,
  bestQuestion: 0.0,
  mainQuestion: 1.11,
  wordsInDocument: 0.26,
  conceptsInDocument: 0.06,
  wordsInAnswer: 0.93,
  conceptsInAnswer: 1.5,
  gramsBest: 1.68,
  gramsInQuestions: 0.78,
  gramsInDocument: 2.47,
  nearWords: 0.86,
  sharedRarity: 1.94,
  sharedInQuestions: 0.0,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -1.66,
  best: 1.21,
  margin: 0.56,
  probability: 0.22,
  second: 1.04,
  third: -0.43,
  wordsInQuestion: -1.23,
  conceptsInQuestion: 0.66,
  questionInConcepts: 1.76,
  deedsInQuestion: 0.2,
  questionInDeeds: 0.99,
  deedsInDocument: -1.86,
  bestQuestion: -1.0,
  mainQuestion: 0.83,
  wordsInDocument: -0.13,
  conceptsInDocument: -0.78,
  wordsInAnswer: 0.75,
  conceptsInAnswer: 0.22,
  gramsBest: 0.28,
  gramsInQuestions: -0.01,
  gramsInDocument: 0.47,
  nearWords: 0.67,
  sharedRarity: 0.12,
  sharedInQuestions: -1.01,
  unknownWords: -0.87,
  unknownWordCount: -0.6,
  unexplainedWords: 0.11,
  unexplainedWordCount: 1.17,
  offTopic: -2.64,
  offTopicShare: -1.84,
  noTopic: -0.24,
  topics: 1.23,
  unknownTopics: 0.39,
  words: 0.14,
  unknownNames: -1.0,
  strangeLetters: -0.59,
  unknownDeeds: -0.07,
  saidDeeds: 0.81,
  saidThings: 0.65,
  unsaidWords: -0.31,
  saidWords: -0.48,
}

export const thresholds = {
  unknown: -0.84,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 1.69,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
