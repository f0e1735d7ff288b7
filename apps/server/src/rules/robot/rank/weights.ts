import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** When the robot is sure enough. `unknown` is measured again for each knowledge base when it is published. */
export type Thresholds = {
  /** The confidence below which no answer is given. */
  unknown: number
  /** The share of the best document below which several are offered instead of one. */
  answer: number
}

/** Weights learned from the questions of many businesses. */
export type Learned = {
  weights: Readonly<Record<keyof Features, number>>
  /** Of each feature as a share of the highest value that any document has. */
  shareWeights: Readonly<Record<keyof Features, number>>
  /** Of the signals for and against an answer. */
  doubts: Readonly<Record<Doubt, number>>
}

/* oxlint-disable oxc/approx-constant -- a weight may happen to be near a constant */

/** Written by tests/robot-eval/train.ts; not to be edited by hand. */
export const learned: Learned = {
  weights: {
    wordsInQuestion: -0.168,
    conceptsInQuestion: -0.092,
    questionInConcepts: 0.924,
    deedsInQuestion: 0.263,
    questionInDeeds: 0.144,
    deedsInDocument: -0.06,
    bestQuestion: 0.649,
    mainQuestion: -0.101,
    wordsInDocument: -0.32,
    conceptsInDocument: 0.119,
    wordsInAnswer: 0.353,
    conceptsInAnswer: -0.059,
    gramsBest: 1.56,
    gramsInQuestions: -0.116,
    gramsInDocument: 0.939,
    nearWords: 0.435,
    sharedRarity: 1.365,
    sharedInQuestions: -0.383,
    likeInDocument: 1.602,
    likeInQuestion: 0.865,
    likeQuestion: 1.439,
  },
  shareWeights: {
    wordsInQuestion: -0.937,
    conceptsInQuestion: -0.12,
    questionInConcepts: 0.591,
    deedsInQuestion: 0.207,
    questionInDeeds: -0.127,
    deedsInDocument: -0.016,
    bestQuestion: 0.622,
    mainQuestion: 0.307,
    wordsInDocument: -1.234,
    conceptsInDocument: 0.24,
    wordsInAnswer: 0.363,
    conceptsInAnswer: 0.38,
    gramsBest: 1.777,
    gramsInQuestions: -0.302,
    gramsInDocument: 1.782,
    nearWords: 0.339,
    sharedRarity: 0.222,
    sharedInQuestions: 0.018,
    likeInDocument: 1.226,
    likeInQuestion: 0.09,
    likeQuestion: 1.442,
  },
  doubts: {
    bias: -1.841,
    best: 0.124,
    margin: 0.373,
    probability: 0.53,
    second: -0.006,
    third: -1.032,
    wordsInQuestion: 0.504,
    conceptsInQuestion: 0.899,
    questionInConcepts: -0.144,
    deedsInQuestion: 0.53,
    questionInDeeds: 0.44,
    deedsInDocument: -0.331,
    bestQuestion: -0.68,
    mainQuestion: -0.631,
    wordsInDocument: 0.974,
    conceptsInDocument: -0.123,
    wordsInAnswer: 0.495,
    conceptsInAnswer: 0.192,
    gramsBest: -0.35,
    gramsInQuestions: 1.242,
    gramsInDocument: 0.759,
    nearWords: 2.177,
    sharedRarity: -0.754,
    sharedInQuestions: -0.47,
    likeInDocument: 0.581,
    likeInQuestion: 0.19,
    likeQuestion: 0.08,
    unknownWords: -1.722,
    unknownWordCount: -0.202,
    unexplainedWords: -0.407,
    unexplainedWordCount: 1.786,
    offTopic: -0.287,
    offTopicShare: -1.396,
    noTopic: 0.223,
    topics: 1.059,
    unknownTopics: -0.839,
    words: 0.099,
    unknownNames: -0.298,
    strangeLetters: -0.449,
    unknownDeeds: 0.045,
    saidDeeds: 0.04,
    saidThings: -0.019,
    unsaidWords: 0.067,
    saidWords: -0.671,
    saidTopics: 0.884,
    rarestSaidTopic: -0.926,
  },
}

/** For knowledge that is not calibrated yet. */
export const defaultThresholds: Thresholds = { unknown: -0.64, answer: 0.4 }

/** Added to what the phrasings of a knowledge base say about its threshold. */
export const calibrationOffset = -1.91
