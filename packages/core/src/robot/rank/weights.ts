import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
  wordsInQuestion: -0.52,
  questionInWords: -1.63,
  conceptsInQuestion: 1.37,
  questionInConcepts: 3.63,
  bestQuestion: 0.64,
  mainQuestion: 0.75,
  wordsInDocument: 0.29,
  conceptsInDocument: 0.82,
  wordsInAnswer: 0.47,
  conceptsInAnswer: 1.14,
  gramsBest: 2.15,
  gramsInQuestions: 1.19,
  gramsInDocument: 2.79,
  nearWords: 1.15,
  sharedRarity: 2.11,
  sharedInQuestions: 0.19,
  deniedInQuestions: -1.27,
  meantInQuestions: 0.73,
}

/** What speaks for an answer, and against: above `unknown` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
  bias: -2.84,
  best: 1.3,
  margin: 0.34,
  probability: 0.17,
  second: 1.2,
  third: -0.19,
  wordsInQuestion: -1.27,
  questionInWords: -1.22,
  conceptsInQuestion: 0.69,
  questionInConcepts: 1.72,
  bestQuestion: -0.86,
  mainQuestion: 1.42,
  wordsInDocument: -0.41,
  conceptsInDocument: -1.14,
  wordsInAnswer: 0.73,
  conceptsInAnswer: -0.3,
  gramsBest: 0.63,
  gramsInQuestions: 0.12,
  gramsInDocument: 0.79,
  nearWords: 0.86,
  sharedRarity: 0.32,
  sharedInQuestions: 0.48,
  deniedInQuestions: 0.82,
  meantInQuestions: 1.22,
  unknownWords: -0.61,
  unknownWordCount: 0.66,
  unexplainedWords: -0.26,
  unexplainedWordCount: 0.19,
  offTopic: -1.86,
  offTopicShare: -1.72,
  noTopic: -0.23,
  topics: 0.67,
  unknownTopics: -0.3,
  words: -0.0,
}

export const thresholds = {
  unknown: -1.1,
  /** Below this, documents that are `tooClose` to each other are offered instead of answered. */
  answer: 0.92,
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
