import { hasVectors } from '../text-vectors/text-vector.ts'
import type { Terms } from '../terms.ts'
import { learned, learnedByWords, type Learned } from './weights.ts'

/** A language without text vectors has weights of its own: a missing vector must not count as one that is far away. */
export const learnedFor = (language: string): Learned => (hasVectors(language) ? learned : learnedByWords)

export const learnedForTerms = ({ vector }: Pick<Terms, 'vector'>): Learned =>
  vector ? learned : learnedByWords
