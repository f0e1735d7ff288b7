import { browserClock } from '@foyer/client/ports/clock.ts'
import { useEffect, useMemo, useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { maxReplyLength } from './max-reply-length.ts'
import { createTypingNotice } from './typing-notice.ts'

/** The reply under one's hands: kept as a draft with every key, handed to the outbox when it is sent. */
export function useReply(threadId: string) {
  const { client, dispatch, drafts } = useDesk()
  const [text, setText] = useState(() => drafts.get(threadId))
  const typing = useMemo(
    // Nobody needs to know whether a typing notice arrived.
    () => createTypingNotice(browserClock, () => void client.typeReply({ threadId })),
    [client, threadId],
  )
  useEffect(() => typing.stop, [typing])

  const canSend = text.trim() !== '' && text.length <= maxReplyLength

  return {
    text,
    canSend,
    setText: (next: string) => {
      setText(next)
      drafts.set(threadId, next)
      if (next.trim()) typing.typed()
      else typing.stop()
    },
    send: () => {
      if (!canSend) return
      const item = { id: crypto.randomUUID(), threadId, text: text.trim(), at: browserClock.now() }
      dispatch({ on: 'outbox', event: { on: 'queued', item: { ...item, state: 'sending' } } })
      typing.stop()
      setText('')
      drafts.set(threadId, '')
    },
  }
}
