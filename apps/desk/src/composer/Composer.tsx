import { CloseButton, ActionIcon, Textarea } from '@mantine/core'
import { Lock, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isSendKey } from '@foyer/core/composer/is-send-key.ts'
import { insertAtCaret } from '@foyer/ui/composer/insert-at-caret.ts'
import { limits } from '@foyer/core/timing.ts'
import { useText } from '../text/text-context.tsx'
import { checkReply } from '../rules/composer/check-reply.ts'
import { CannedPicker } from '../canned/CannedPicker.tsx'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useThreadAct } from '../ui/ui-state.tsx'
import { useFocusOnOpen } from '../ui/use-focus-on-open.ts'
import { useReplyState, type Quote } from './reply-context.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { UploadTray } from './uploads/UploadTray.tsx'
import { useReply } from './use-reply.ts'
import { useSensitiveWords } from './use-sensitive-words.ts'
import './QuoteBar.css'
import './Composer.css'

/** The message that the reply quotes. */
function QuoteBar({ quote }: { quote: Quote }) {
  const t = useText()
  const { setQuote } = useReplyState()
  return (
    <div className="desk-quote-bar">
      <blockquote dir="auto" aria-label={t('message.quote')}>
        {quote.words}
      </blockquote>
      <CloseButton size="sm" aria-label={t('reply.unquote')} onClick={() => setQuote(undefined)} />
    </div>
  )
}

type ComposerProps = {
  row: ThreadRow
  /** Agents who do not own the thread can write internal notes only. */
  isForNotes?: boolean
}

export function Composer({ row, isForNotes = false }: ComposerProps) {
  const t = useText()
  const { mode, setMode, text, quote } = useReplyState()
  const { write, send, canSend } = useReply(row.threadId)
  const findWords = useSensitiveWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isChecking, setChecking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const modeBeforePicking = useRef(mode)
  useFocusOnOpen(box, !isForNotes)

  const isNote = mode === 'note'
  useEffect(() => {
    if (quote) box.current?.focus()
  }, [quote])
  useThreadAct('canned', isForNotes ? undefined : openCanned)
  useThreadAct('note', () => {
    if (!isForNotes) setMode(isNote ? 'reply' : 'note')
    box.current?.focus()
  })
  const concerns = isChecking ? checkReply(text.trim(), findWords) : []

  function insert(inserted: string): void {
    insertAtCaret(box.current, inserted, write)
    box.current?.focus()
  }

  function submit(): void {
    if (!canSend) return
    if (!isNote && checkReply(text.trim(), findWords).length > 0) return setChecking(true)
    send(false)
    box.current?.focus()
  }

  /** A canned reply is for the visitor: it is picked for the reply, whose draft it goes into. */
  function openCanned(): void {
    modeBeforePicking.current = mode
    setMode('reply')
    setPicking(true)
  }

  /** An agent who picked nothing goes on with what they were writing: a note must not become a reply. */
  function closeCanned(picked: string): void {
    setPicking(false)
    if (picked === '') setMode(modeBeforePicking.current)
    insert(picked)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === '/' && text === '' && !isNote) {
      event.preventDefault()
      openCanned()
    } else if (isSendKey(event.nativeEvent)) {
      event.preventDefault()
      submit()
    }
  }

  const name = row.userName || t('visitor.unnamed')
  const left = limits.messageLength - text.length
  return (
    <>
      <UploadTray threadId={row.threadId} />
      <form
        className={`desk-composer ${isNote ? 'desk-composer-note' : ''}`}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {!isForNotes && <ModeSwitch onSwitched={() => box.current?.focus()} />}
        {isNote && (
          <p className="desk-composer-hint">
            <Lock size={13} aria-hidden="true" /> {t('note.hint')}
          </p>
        )}
        {quote && !isNote && <QuoteBar quote={quote} />}
        <Textarea
          ref={box}
          variant="unstyled"
          className="desk-composer-box"
          aria-label={isNote ? t('note.label') : t('reply.label', { name })}
          aria-description={t('reply.hint')}
          placeholder={t(isNote ? 'note.placeholder' : 'reply.placeholder')}
          autosize
          minRows={1}
          maxRows={8}
          dir="auto"
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="desk-composer-foot">
          <ComposerTools row={row} insert={insert} onCanned={openCanned} />
          {left < limits.messageRoomTold && (
            <span role="status" className={left < 0 ? 'desk-composer-over' : 'desk-composer-left'}>
              {left < 0 ? t('reply.tooLong', { count: -left }) : t('reply.left', { count: left })}
            </span>
          )}
          <ActionIcon
            type="submit"
            size={34}
            radius="md"
            className="desk-composer-send"
            disabled={!canSend}
            aria-label={t(isNote ? 'note.save' : 'reply.send')}
          >
            <SendHorizontal size={18} className="desk-mirrored" />
          </ActionIcon>
        </div>
      </form>
      <CheckDialog
        text={text.trim()}
        concerns={concerns}
        onAnswer={(isMeant) => {
          setChecking(false)
          if (isMeant) send(true)
        }}
      />
      <CannedPicker row={row} isOpen={isPicking} onClose={closeCanned} />
    </>
  )
}
