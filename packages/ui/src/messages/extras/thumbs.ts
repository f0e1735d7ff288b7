import type { RobotPart } from '@foyer/contract/messages/message.ts'

export type Thumbs = 'hidden' | 'open' | 'liked' | 'disliked'

/** T-04, D-09: nothing to rate without a document, a reader who may, and a server that wants it; and only once. */
export function thumbsOf({ docId, rating }: RobotPart, canRate: boolean): Thumbs {
  if (!canRate || !docId || rating === 'hidden') return 'hidden'
  return rating === 'undecided' ? 'open' : rating
}
