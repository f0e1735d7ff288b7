import { ActionIcon, Textarea } from '@mantine/core'
import { SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import './Composer.css'
import { maxReplyLength } from './max-reply-length.ts'
import { isSendKey } from './send-key.ts'
import { useFocusOnOpen } from './use-focus-on-open.ts'
import { useReply } from './use-reply.ts'

/** From here on the box says how much is left. */
const countFrom = maxReplyLength - 200

export function Composer({ row }: { row: ThreadRow }) {
  const t = useText()
  const { text, setText, send, canSend } = useReply(row.threadId)
  const box = useRef<HTMLTextAreaElement>(null)
  useFocusOnOpen(box)

  const name = row.userName || t('visitor.unnamed')
  const left = maxReplyLength - text.length
  return (
    <form
      className="desk-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        ref={box}
        variant="unstyled"
        className="desk-composer-box"
        aria-label={t('reply.label', { name })}
        aria-description={t('reply.hint')}
        placeholder={t('reply.placeholder')}
        autosize
        minRows={1}
        maxRows={8}
        dir="auto"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
      {text.length > countFrom && (
        <span role="status" className={left < 0 ? 'desk-composer-over' : 'desk-composer-left'}>
          {left < 0 ? t('reply.tooLong', { count: -left }) : t('reply.left', { count: left })}
        </span>
      )}
      <ActionIcon type="submit" size={34} radius="md" disabled={!canSend} aria-label={t('reply.send')}>
        <SendHorizontal size={18} className="desk-mirrored" />
      </ActionIcon>
    </form>
  )
}
