/** Names what is sent: the same words again, after an answer that was lost, have the same name and are stored once. */
export function createReplyAttempts(newId: () => string) {
  let last: { body: string; id: string } | undefined
  return {
    idFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (last?.body !== text) last = { body: text, id: newId() }
      return last.id
    },
    /** It arrived: the same words again are meant twice. */
    arrived: (): void => {
      last = undefined
    },
  }
}
