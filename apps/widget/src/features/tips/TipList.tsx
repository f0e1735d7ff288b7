import { highlights } from '@foyer/contract/robot/highlight.ts'
import type { Tip } from '@foyer/core/session/state.ts'
import { useRef } from 'react'
import { useChat, useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './TipList.css'
import { useTipKeys } from './use-tip-keys.ts'

type TipListProps = { tips: readonly Tip[]; onDismiss: () => void; onHold: (isHeld: boolean) => void }

export function TipList({ tips, onDismiss, onHold }: TipListProps) {
  const t = useText()
  const { send } = useChat()
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = useTipKeys(list, onDismiss)

  function ask({ question, docId, score }: Tip): void {
    send(question, { docId, score, click: 2 })
    dispatch({ type: 'draftChanged', text: '' })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons
    <ul
      ref={list}
      className="tips"
      aria-label={t('tips.label')}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHold(false)
      }}
    >
      {tips.map((tip) => (
        <li key={`${tip.docId} ${tip.question}`}>
          <button
            type="button"
            className="tips-tip"
            // The focus stays in the field, and the keyboard of a phone on the screen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => ask(tip)}
          >
            <Emphasised tips={tip.tips || tip.question} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** D-17. Pieces of plain text: nothing in them is ever read as markup. */
function Emphasised({ tips }: { tips: string }) {
  return (
    <span dir="auto">
      {highlights(tips).map(({ text, strong }, index) => {
        const key = `${index} ${text}`
        return strong ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
