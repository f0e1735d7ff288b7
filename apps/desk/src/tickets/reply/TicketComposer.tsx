import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { Textarea, ActionIcon } from '@mantine/core'
import { isModifiedSendKey } from '@foyer/core/composer/is-send-key.ts'
import { limits } from '@foyer/core/timing.ts'
import { insertAtCaret } from '@foyer/ui/composer/insert-at-caret.ts'
import { Lock, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { CheckDialog } from '../../composer/CheckDialog.tsx'
import '../../composer/Composer.css'
import { EmojiButton } from '../../composer/EmojiButton.tsx'
import { ModeSwitch } from '../../composer/ModeSwitch.tsx'
import { useReplyState } from '../../composer/reply-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { AttachButton } from './AttachButton.tsx'
import { SendButton } from './SendButton.tsx'
import { UploadList } from '../../composer/uploads/UploadList.tsx'
import { FilePreview } from '../../composer/uploads/FilePreview.tsx'
import '../../composer/uploads/UploadTray.css'
import type { useTicketUploads } from './ticket-uploads.ts'
import './TicketTray.css'
import { useTicketReply } from './use-ticket-reply.ts'

type TicketComposerProps = { ticket: DeskTicket; box: RefObject<HTMLTextAreaElement | null> }

/** Answers the customer, or leaves word for colleagues: which of both is seen at a glance. */
export function TicketComposer({ ticket, box }: TicketComposerProps) {
  const t = useText()
  const { mode, text, setText } = useReplyState()
  const { canSend, isSending, send, uploads, check } = useTicketReply(ticket)
  const isNote = mode === 'note'
  const left = limits.messageLength - text.length

  function insert(inserted: string): void {
    insertAtCaret(box.current, inserted, setText)
    box.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isModifiedSendKey(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <>
      <form
        className={`desk-composer ${isNote ? 'desk-composer-note' : ''}`}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <ModeSwitch onSwitched={() => box.current?.focus()} />
        {isNote && (
          <p className="desk-composer-hint">
            <Lock size={13} aria-hidden="true" /> {t('note.hint')}
          </p>
        )}
        <TicketTray uploads={uploads} />
        <Textarea
          ref={box}
          variant="unstyled"
          className="desk-composer-box"
          aria-label={isNote ? t('note.label') : t('tickets.reply.label', { number: ticket.number })}
          aria-description={t('tickets.reply.hint')}
          placeholder={t(isNote ? 'note.placeholder' : replyHint(ticket))}
          autosize
          minRows={2}
          maxRows={10}
          dir="auto"
          readOnly={isSending}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="desk-composer-foot">
          <div className="desk-composer-tools" role="toolbar" aria-label={t('reply.tools')}>
            <EmojiButton insert={insert} />
            <AttachButton add={uploads.add} />
          </div>
          {left < limits.messageRoomTold && (
            <span role="status" className={left < 0 ? 'desk-composer-over' : 'desk-composer-left'}>
              {left < 0 ? t('reply.tooLong', { count: -left }) : t('reply.left', { count: left })}
            </span>
          )}
          <SendButton ticket={ticket} isNote={isNote} canSend={canSend} isSending={isSending} send={send} />
        </div>
      </form>
      <CheckDialog {...check} />
    </>
  )
}

/** Visitors without an address read the reply only on the ticket's page. */
function replyHint({ customerEmail }: DeskTicket) {
  return customerEmail ? 'tickets.reply.placeholderMail' : 'tickets.reply.placeholder'
}

/** Files that go with the next reply, and those on their way. The region stands before its first words come. */
function TicketTray({ uploads }: { uploads: ReturnType<typeof useTicketUploads> }) {
  const t = useText()
  return (
    <div aria-live="polite" className="desk-ticket-tray">
      {uploads.files.length > 0 && (
        <ul className="desk-uploads" aria-label={t('tickets.attached')}>
          {uploads.files.map(({ url, name }) => (
            <li key={url}>
              <FilePreview name={name} url={url} />
              <span className="desk-ellipsis desk-upload-words" title={name}>
                <bdi>{name}</bdi>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('upload.remove', { name })}
                onClick={() => uploads.remove(url)}
              >
                <X size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads.uploads} store={uploads.store} />
    </div>
  )
}
