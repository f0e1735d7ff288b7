/** Expected answer to a question. Without a document the robot must have no answer. */
export type ExpectedAnswer = {
  language: string
  question: string
  expectedDocId?: string
  mustNotSay: string[]
  /** The thumb down that it is made from. */
  complaintId?: number
}

/** A case in the dialog before it is saved. */
export type CaseDraft = Partial<ExpectedAnswer> & {
  /** The question names the case: it stays as it was asked. */
  isFixed?: boolean
  /** The robot must have no answer. */
  isRefused?: boolean
}
