import { highlights } from '@foyer/contract/robot/highlight.ts'
import type { Tip } from '@foyer/core/session/state.ts'
import { useRef, useEffect, type KeyboardEvent as ListKeyEvent, type RefObject } from 'react'
import { useChat, useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './SuggestionList.css'
import { leavesField } from '../../rules/composer/leaves-field.ts'
import { composerField, fieldId } from '../composer/field-id.ts'
import { useReturnFocus } from '../composer/use-return-focus.ts'

/**
 * Up and down lead from the field into the list and around in it; Escape hides it; writing on goes on in the
 * field. Answers with the list's own part of that.
 */
function useSuggestionKeys(list: RefObject<HTMLElement | null>, onDismiss: () => void) {
  useEffect(() => {
    function onFieldKey(event: KeyboardEvent): void {
      const { target, key } = event
      if (!(target instanceof HTMLTextAreaElement) || target.id !== fieldId || event.isComposing) return
      if (key === 'Escape') {
        event.preventDefault()
        return onDismiss()
      }
      const { value: text, selectionStart: start, selectionEnd: end } = target
      if (!leavesField({ key, text, start, end })) return
      event.preventDefault()
      buttonsOf(list.current)
        .at(key === 'ArrowUp' ? -1 : 0)
        ?.focus()
    }
    document.addEventListener('keydown', onFieldKey)
    return () => document.removeEventListener('keydown', onFieldKey)
  }, [list, onDismiss])

  useReturnFocus(list)

  return (event: ListKeyEvent<HTMLElement>): void => {
    const { key } = event
    const buttons = buttonsOf(event.currentTarget)
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (key === 'Escape') {
      event.preventDefault()
      onDismiss()
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      buttons.at((at + (key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus()
    } else if (isWriting(event)) composerField()?.focus()
  }
}

/** The letter itself follows the focus. */
function isWriting({ key, ctrlKey, metaKey, altKey }: ListKeyEvent): boolean {
  const isLetter = key.length === 1 && key !== ' '
  return !ctrlKey && !metaKey && !altKey && (isLetter || key === 'Backspace')
}

function buttonsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll('button')] : []
}

type SuggestionListProps = { tips: readonly Tip[]; onDismiss: () => void; onHold: (isHeld: boolean) => void }

export function SuggestionList({ tips, onDismiss, onHold }: SuggestionListProps) {
  const t = useText()
  const { send } = useChat()
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = useSuggestionKeys(list, onDismiss)

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
