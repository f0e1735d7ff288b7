import type { Entry } from '@foyer/core/log/entry.ts'

/** The question that a document answered last, if the entries (oldest first) still contain it. */
export function questionOfAnswer(entries: readonly Entry[], docId: string): string | undefined {
  const answer = entries.findLast(
    ({ sender, body }) => sender === 'robot' && body.type === 'message' && body.extra?.['docId'] === docId,
  )
  if (!answer) return undefined
  // The id of an answer begins with that of its question; of two that fit, the longer one is meant.
  const [asked] = entries
    .filter(({ sender, clientId }) => sender === 'visitor' && answer.clientId.startsWith(`${clientId}.`))
    .toSorted((a, b) => b.clientId.length - a.clientId.length)
  return asked?.body.type === 'message' ? asked.body.content : undefined
}

/** Positions of a document's answers that are not rated yet (T-04). */
export function unratedAnswers(entries: readonly Entry[], docId: string): number[] {
  return entries
    .filter(({ sender, body }) => {
      const extra = sender === 'robot' && body.type === 'message' ? body.extra : undefined
      return extra?.['docId'] === docId && extra['disabled'] === undefined
    })
    .map(({ seq }) => seq)
}
