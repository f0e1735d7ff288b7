import { browserClock } from '@foyer/client/ports/clock.ts'
import { useEffect, useMemo } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { limits } from '@foyer/core/timing.ts'
import { createTypingNotice } from './typing-notice.ts'
import { useReplyState } from './reply-context.tsx'
import { useQueue } from '../live/use-queue.ts'

/** The reply under one's hands: kept as a draft with every key, handed to the outbox when it is sent. */
export function useReply(threadId: string) {
  const { client } = useDesk()
  const { mode, text, setText, quote, setQuote } = useReplyState()
  const queue = useQueue(threadId)
  const typing = useMemo(
    // Nobody needs to know whether a typing notice arrived.
    () => createTypingNotice(browserClock, () => void client.typeReply({ threadId })),
    [client, threadId],
  )
  useEffect(() => typing.stop, [typing])

  return {
    canSend: text.trim() !== '' && text.length <= limits.messageLength,
    write: (next: string) => {
      setText(next)
      // A note is nobody's business but the agents'.
      if (next.trim() && mode === 'reply') typing.typed()
      else typing.stop()
    },
    send: (insists: boolean) => {
      if (mode === 'note') queue({ text: text.trim(), isNote: true })
      else queue({ text: text.trim(), ...(quote && { quote }), ...(insists && { insists }) })
      typing.stop()
      setText('')
      if (mode === 'reply') setQuote(undefined)
    },
  }
}
