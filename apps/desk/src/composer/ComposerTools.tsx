import { ActionIcon, Tooltip } from '@mantine/core'
import { IdCard, MessageSquareQuote, Paperclip } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { EmojiButton } from './EmojiButton.tsx'
import { useReplyState } from './reply-context.tsx'
import { FileZone } from './uploads/FileZone.tsx'

const CardDialog = lazy(async () => ({ default: (await import('../cards/CardDialog.tsx')).CardDialog }))

type ComposerToolsProps = { row: ThreadRow; insert: (text: string) => void; onCanned: () => void }

/** Buttons for everything a reply can hold besides typed text. Notes are text only. */
export function ComposerTools({ row, insert, onCanned }: ComposerToolsProps) {
  const t = useText()
  const { mode } = useReplyState()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [isComposing, setComposing] = useState(false)
  const isReply = mode === 'reply'
  /** After a dialogue the agent goes on writing. */
  const backToBox = (): void => insert('')
  function closeCards(): void {
    setComposing(false)
    backToBox()
  }

  return (
    <div className="desk-composer-tools" role="toolbar" aria-label={t('reply.tools')}>
      <EmojiButton insert={insert} />
      {isReply && (
        <>
          <Tool label={t('reply.attach')} onClick={() => input.current?.click()}>
            <Paperclip size={18} />
          </Tool>
          <Tool label={t('reply.canned')} onClick={onCanned}>
            <MessageSquareQuote size={18} />
          </Tool>
          <Tool label={t('reply.card')} onClick={() => setComposing(true)}>
            <IdCard size={18} />
          </Tool>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={t('reply.attach')}
            onChange={({ currentTarget }) => {
              setChosen([...(currentTarget.files ?? [])])
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          <FileZone threadId={row.threadId} chosen={chosen} setChosen={setChosen} onDone={backToBox} />
          {isComposing && (
            <Suspense>
              <CardDialog threadId={row.threadId} onClose={closeCards} />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

type ToolProps = { label: string; onClick: () => void; children: ReactNode }

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={34} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
