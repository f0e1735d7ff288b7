import type { KeyboardEvent } from 'react'
import { useChat } from '../../session/ChatContext.tsx'
import './MenuTag.css'

type StarterTagProps = {
  text: string
  isStop: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** S-15: a question of the channel to begin with. */
export function StarterTag({ text, isStop, onFocus, onKeyDown }: StarterTagProps) {
  const { send } = useChat()
  return (
    <button
      type="button"
      className="menu-tag"
      dir="auto"
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => send(text, { click: 2 })}
    >
      {text}
    </button>
  )
}
