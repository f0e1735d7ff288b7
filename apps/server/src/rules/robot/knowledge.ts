/** A file beside an answer, by the wire's meaning of referenceFile. */
export type Attachment = { name: string; url: string }

/** A document of the knowledge, as it is edited. */
export type KnowledgeDocument = {
  docId: string
  robotNo: string
  language: string
  question: string
  similar: string[]
  /** Html. */
  answer: string
  category: string
  validFrom: number | undefined
  validUntil: number | undefined
  isPublished: boolean
  attachments: Attachment[]
  /** Documents to read next. Left out: those that it has. */
  related?: string[] | undefined
}

type Limited = Pick<KnowledgeDocument, 'isPublished' | 'validFrom' | 'validUntil'>

/** Whether a document may answer at a moment. */
export function mayAnswer({ isPublished, validFrom, validUntil }: Limited, now: number): boolean {
  return isPublished && (validFrom ?? 0) <= now && now < (validUntil ?? Infinity)
}

/** The part of a document that an answer shows. */
export type AnsweringDocument = Pick<KnowledgeDocument, 'docId' | 'question' | 'answer' | 'attachments'>
