import { segment } from '../../../rules/robot/text/segment.ts'
import {
  hasVectors,
  textVector,
  vectorsVersion,
  type TextVector,
} from '../../../rules/robot/text-vectors/text-vector.ts'
import { cutChinese } from './clean-answer.ts'

/** A vector as a row has it: the version of the word vectors that made it, then its figures. */
export function storedVector(vector: TextVector | undefined): Buffer | null {
  return vector ? Buffer.from([vectorsVersion, ...new Uint8Array(vector)]) : null
}

type Row = { text: string; vector: Buffer | null }

/** A row that other word vectors made, or none yet, gets its vector anew: texts are compared only by the same ones. */
export function vectorOfRow({ text, vector }: Row, language: string): TextVector | undefined {
  if (vector?.[0] === vectorsVersion) return Int8Array.from(vector.subarray(1))
  return hasVectors(language) ? textVector(segment(text, language, cutChinese), language) : undefined
}
