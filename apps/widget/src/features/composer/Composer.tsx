import { ArrowUp } from 'lucide-react'
import { isSendKey } from '@foyer/core/composer/is-send-key.ts'
import { canSend, offersUploads } from '@foyer/core/session/selectors.ts'
import { limits } from '@foyer/core/timing.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { useChat, useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './Composer.css'
import { fieldId } from './field-id.ts'
import { useIsLow } from '../../appearance/use-is-low.ts'
import { useWithPerson } from './use-with-person.ts'

/**
 * K-01: the field grows with its text up to five rows, then scrolls. In a low window up to two: the conversation keeps
 * its part of the height.
 */
function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const isLow = useIsLow()
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const { style: own } = element
    own.setProperty('block-size', 'auto')
    const style = getComputedStyle(element)
    const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
    const row = Number.parseFloat(style.lineHeight)
    const most = row * (isLow ? limits.textareaRowsLow : limits.textareaRows) + padding
    element.toggleAttribute('data-tall', element.scrollHeight > row * 1.5 + padding)
    own.setProperty('block-size', `${Math.min(element.scrollHeight, most)}px`)
    own.setProperty('overflow-y', element.scrollHeight > most ? 'auto' : 'hidden')
  }, [field, text, isLow])
}

/** A file that is dropped anywhere must not take the place of the chat in this tab. */
function useDropGuard(): void {
  useEffect(() => {
    // On the way down: whoever does take files says so on the way up.
    window.addEventListener('dragover', refuse, true)
    window.addEventListener('drop', refuse, true)
    return () => {
      window.removeEventListener('dragover', refuse, true)
      window.removeEventListener('drop', refuse, true)
    }
  }, [])
}

function refuse(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** Puts the caret at the end of a restored draft; browsers put it at the start. */
function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const length = field.current?.value.length ?? 0
    field.current?.setSelectionRange(length, length)
  }, [field])
}

/** S-16, V-10. A textarea takes pasted content as plain text by itself. */
export function Composer() {
  const t = useText()
  const { send } = useChat()
  const dispatch = useDispatch()
  const text = useSession((state) => state.draft.text)
  const isReady = useSession((state) => canSend(state, text))
  const isEnded = useSession((state) => state.mode.name === 'ended' || state.mode.name === 'lost')
  const hasTools = useSession(offersUploads)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCut, setCut] = useState(false)
  useAutoGrow(field, text)
  useCaretAtEnd(field)
  useDropGuard()
  if (isEnded) return null

  function submit(): void {
    if (!isReady) return
    send(text)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isSendKey(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }

  const left = limits.messageLength - text.length

  /** The browser takes only what fits, and says nothing. */
  function onPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd } = currentTarget
    setCut(clipboardData.getData('text').length > left + selectionEnd - selectionStart)
  }

  return (
    <form
      className={hasTools ? 'composer composer-with-tools' : 'composer'}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {hasTools && <Later name="UploadTray" />}
      <textarea
        ref={field}
        id={fieldId}
        className="composer-field"
        rows={1}
        dir="auto"
        enterKeyHint="send"
        maxLength={limits.messageLength}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        onChange={({ target, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent) || nativeEvent.inputType !== 'insertFromPaste')
            setCut(false)
          dispatch({ type: 'draftChanged', text: target.value })
        }}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {hasTools && (
        <div className="composer-tools">
          <Later name="Tools" />
        </div>
      )}
      {left < limits.messageRoomTold && (
        <span className="composer-left" role={isCut ? 'alert' : undefined}>
          {isCut ? t('composer.cut', { limit: limits.messageLength }) : t('composer.tooLong', { left })}
        </span>
      )}
      <IconButton className="composer-send" type="submit" label={t('composer.send')} disabled={!isReady}>
        <ArrowUp size={20} />
      </IconButton>
    </form>
  )
}

function Later({ name }: { name: 'Tools' | 'UploadTray' }) {
  const part = useWithPerson()
  if (!part) return null
  return name === 'Tools' ? <part.Tools /> : <part.UploadTray />
}
