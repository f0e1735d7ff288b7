import type { Attachment } from '../robot/knowledge.ts'

/** A document as a file or a page writes it. What a file does not say is undefined, and stays as it is. */
export type WrittenRow = {
  line: number
  id?: string | undefined
  language?: string | undefined
  question: string
  similar?: readonly string[] | undefined
  /** Html, not yet cleaned. */
  answer: string
  category?: string | undefined
  validFrom?: string | undefined
  validUntil?: string | undefined
  published?: string | undefined
  /** Undefined says nothing about them; null is something that names no files. */
  attachments?: readonly Attachment[] | null | undefined
  /** Ids of documents, of the file or of the robot. */
  related?: readonly string[] | undefined
  /** The id of the same document in another language; an empty text says that it is none's translation. */
  translationOf?: string | undefined
  /** The address that the text comes from. */
  source?: string | undefined
  /** The row is of no shape that could be read. */
  isInvalid?: boolean
}
