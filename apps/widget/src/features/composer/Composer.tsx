import { isSendKey } from '@foyer/core/composer/is-send-key.ts'
import { canSend, offersUploads } from '@foyer/core/session/selectors.ts'
import { limits } from '@foyer/core/timing.ts'
import { SendIcon } from '@foyer/ui/icons/SendIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useChat, useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './Composer.css'
import { fieldId } from './field-id.ts'
import { useAutoGrow } from './use-auto-grow.ts'
import { useCaretAtEnd } from './use-caret-at-end.ts'
import { useDropGuard } from './use-drop-guard.ts'
import { useWithPerson } from './use-with-person.ts'

/** When the remaining room is worth a word. */
const tellBelow = 200

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
      {left < tellBelow && (
        <span className="composer-left" role={isCut ? 'alert' : undefined}>
          {isCut ? t('composer.cut', { limit: limits.messageLength }) : t('composer.tooLong', { left })}
        </span>
      )}
      <IconButton className="composer-send" type="submit" label={t('composer.send')} disabled={!isReady}>
        <SendIcon />
      </IconButton>
    </form>
  )
}

function Later({ name }: { name: 'Tools' | 'UploadTray' }) {
  const part = useWithPerson()
  if (!part) return null
  return name === 'Tools' ? <part.Tools /> : <part.UploadTray />
}
