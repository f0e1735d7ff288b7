import { ActionIcon, Tooltip } from '@mantine/core'
import { maxAttachments } from '@foyer/contract/files/limits.ts'
import { pastesFiles } from '@foyer/core/composer/pasted.ts'
import { useFileDrop } from '@foyer/ui/uploads/use-file-drop.ts'
import { Paperclip } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import '../../composer/uploads/FileZone.css'
import { useNotify } from '../../ui/use-notify.ts'
import { useText } from '../../text/text-context.tsx'

/** Files by button, paste and drop; they are shown before the reply goes. */
export function AttachButton({ add }: { add: (files: readonly File[]) => number }) {
  const t = useText()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  const isOver = useFileDrop(useCallback((files) => latest.current(files), []))

  function take(files: readonly File[]): void {
    if (add(files) > 0) notify(t('tickets.tooManyFiles', { count: maxAttachments }), 'problem')
  }

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const { clipboardData, target } = event
      const isElsewhere = target instanceof Element && target.closest('[aria-modal="true"]') !== null
      if (!clipboardData || !pastesFiles(clipboardData.types) || isElsewhere) return
      if (clipboardData.files.length === 0) return
      event.preventDefault()
      latest.current([...clipboardData.files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <>
      {isOver && (
        <div className="desk-drop">
          <p>{t('upload.drop')}</p>
        </div>
      )}
      <Tooltip label={t('reply.attach')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('reply.attach')}
          onClick={() => input.current?.click()}
        >
          <Paperclip size={18} />
        </ActionIcon>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('reply.attach')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
