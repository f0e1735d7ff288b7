import { Textarea } from '@mantine/core'
import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { limits } from '@foyer/core/timing.ts'
import { Lock } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { CheckDialog } from '../../composer/CheckDialog.tsx'
import '../../composer/Composer.css'
import { EmojiButton } from '../../composer/EmojiButton.tsx'
import { ModeSwitch } from '../../composer/ModeSwitch.tsx'
import { useReplyState } from '../../composer/reply-context.tsx'
import { useInsert } from '../../composer/use-insert.ts'
import { useText } from '../../text/text-context.tsx'
import { AttachButton } from './AttachButton.tsx'
import { SendButton } from './SendButton.tsx'
import { TicketTray } from './TicketTray.tsx'
import { useTicketReply } from './use-ticket-reply.ts'

/** From here on the box says how much is left. */
const countFrom = limits.messageLength - 200

type TicketComposerProps = { ticket: DeskTicket; box: RefObject<HTMLTextAreaElement | null> }

/** Answers the customer, or leaves word for colleagues: which of both is seen at a glance. */
export function TicketComposer({ ticket, box }: TicketComposerProps) {
  const t = useText()
  const { mode, text, setText } = useReplyState()
  const { canSend, isSending, send, uploads, check } = useTicketReply(ticket)
  const insert = useInsert(box, setText)
  const isNote = mode === 'note'
  const left = limits.messageLength - text.length

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
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
          {text.length > countFrom && (
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

/** Whoever left no address is only answered where they look for it. */
function replyHint({ customerEmail }: DeskTicket) {
  return customerEmail ? 'tickets.reply.placeholderMail' : 'tickets.reply.placeholder'
}
