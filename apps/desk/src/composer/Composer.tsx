import { ActionIcon, Textarea } from '@mantine/core'
import { checkReply } from '@foyer/core/composer/check-reply.ts'
import { Lock, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CannedPicker } from '../canned/CannedPicker.tsx'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useThreadAct } from '../keys/use-thread-act.ts'
import { useText } from '../text/text-context.tsx'
import { limits } from '@foyer/core/timing.ts'
import { isSendKey } from '../thread/send-key.ts'
import { useFocusOnOpen } from '../thread/use-focus-on-open.ts'
import { CheckDialog } from './CheckDialog.tsx'
import './Composer.css'
import { ComposerTools } from './ComposerTools.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { QuoteBar } from './QuoteBar.tsx'
import { useReplyState } from './reply-context.tsx'
import { UploadTray } from './uploads/UploadTray.tsx'
import { useInsert } from './use-insert.ts'
import { useReply } from './use-reply.ts'
import { useWords } from './use-words.ts'

/** From here on the box says how much is left. */
const countFrom = limits.messageLength - 200

type ComposerProps = {
  row: ThreadRow
  /** Who only reads along may leave word for colleagues. */
  isForNotes?: boolean
}

export function Composer({ row, isForNotes = false }: ComposerProps) {
  const t = useText()
  const { mode, setMode, text, quote } = useReplyState()
  const { write, send, canSend } = useReply(row.threadId)
  const findWords = useWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const insert = useInsert(box, write)
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
          {text.length > countFrom && (
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
