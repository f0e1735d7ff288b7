import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import type { Unsent } from '../state/outbox/outbox.ts'

export type Quote = NonNullable<Unsent['quote']>
/** To the visitor, or for agents only. */
export type ReplyMode = 'reply' | 'note'

type ReplyState = {
  mode: ReplyMode
  setMode: (mode: ReplyMode) => void
  text: string
  setText: (text: string) => void
  quote: Quote | undefined
  setQuote: (quote: Quote | undefined) => void
}

const ReplyContext = createContext<ReplyState | undefined>(undefined)

/**
 * State of the composer of a thread. A note has its own text and its own draft, so that text meant for
 * colleagues never ends up in a reply, not even after a reload.
 */
export function ReplyProvider({ threadId, children }: { threadId: string; children: ReactNode }) {
  const { drafts } = useDesk()
  const [mode, setMode] = useState<ReplyMode>('reply')
  const [texts, setTexts] = useState(() => ({
    reply: drafts.get(threadId),
    note: drafts.get(noteKey(threadId)),
  }))
  const [quote, setQuote] = useState<Quote>()
  const state = useMemo(
    () => ({
      mode,
      setMode,
      text: texts[mode],
      setText: (text: string) => {
        setTexts((known) => ({ ...known, [mode]: text }))
        drafts.set(mode === 'note' ? noteKey(threadId) : threadId, text)
      },
      quote,
      setQuote: (next: Quote | undefined) => {
        setQuote(next)
        if (next) setMode('reply')
      },
    }),
    [mode, texts, quote, drafts, threadId],
  )
  return <ReplyContext value={state}>{children}</ReplyContext>
}

export function useReplyState(): ReplyState {
  const state = useContext(ReplyContext)
  if (!state) throw new Error('no reply: this view belongs below a thread')
  return state
}

function noteKey(threadId: string): string {
  return `${threadId}.note`
}
