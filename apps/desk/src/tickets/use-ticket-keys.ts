import { useEffect, useRef, type RefObject } from 'react'
import { useReplyState, type ReplyMode } from '../composer/reply-context.tsx'
import { isBusyElsewhere, isEditable } from '../inbox/key-targets.ts'
import { pace } from '../pace.ts'

const modes: Readonly<Record<string, ReplyMode>> = { r: 'reply', n: 'note' }

/** r answers, n notes, a takes it. Letters are commands only where they are no text. */
export function useTicketKeys(box: RefObject<HTMLTextAreaElement | null>, take: () => void): void {
  const { setMode } = useReplyState()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  /** After a g the next letter leads somewhere else. */
  const last = useRef({ key: '', at: 0 })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, key, timeStamp } = event
      const isSecond = last.current.key === 'g' && timeStamp - last.current.at < pace.keysTogetherMs
      last.current = { key, at: timeStamp }
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (!(target instanceof Element) || isEditable(target) || isBusyElsewhere(target) || isSecond) return
      const mode = modes[key]
      if (mode) {
        event.preventDefault()
        setMode(mode)
        box.current?.focus()
      } else if (key === 'a') latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [box, setMode])
}
