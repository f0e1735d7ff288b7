import { featureNames } from './features.ts'

/** Signals for and against answering at all, independent of the best document. */
export const doubtNames = [
  'bias',
  'best',
  'margin',
  'probability',
  'second',
  'third',
  ...featureNames,
  'unknownWords',
  'unknownWordCount',
  'unexplainedWords',
  'unexplainedWordCount',
  'offTopic',
  'offTopicShare',
  'noTopic',
  'topics',
  'unknownTopics',
  'words',
  'unknownNames',
  'strangeLetters',
  'unknownDeeds',
  'saidDeeds',
  'saidThings',
  'unsaidWords',
  'saidWords',
  'saidTopics',
  'rarestSaidTopic',
  'topicNearness',
  'topicCoverage',
  'topicGap',
] as const

export type Doubt = (typeof doubtNames)[number]
