import { Button, Group, Modal } from '@mantine/core'
import { pastesFiles } from '@foyer/core/composer/pasted.ts'
import { useFileDrop } from '@foyer/ui/uploads/use-file-drop.ts'
import { useEffect } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useUploadStore } from './desk-uploads.ts'
import { FilePreview } from './FilePreview.tsx'
import './FileZone.css'

type FileZoneProps = {
  threadId: string
  chosen: readonly File[]
  setChosen: (files: readonly File[]) => void
  /** They were sent or given up. */
  onDone: () => void
}

/** Files by button, paste and drop: all are shown before they go, because a visitor cannot unsee a wrong one. */
export function FileZone({ threadId, chosen, setChosen, onDone }: FileZoneProps) {
  const t = useText()
  const { add } = useUploadStore(threadId)
  const isOver = useFileDrop(setChosen)

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const { clipboardData, target } = event
      const isElsewhere = target instanceof Element && target.closest('[aria-modal="true"]') !== null
      if (!clipboardData || !pastesFiles(clipboardData.types) || isElsewhere) return
      if (clipboardData.files.length === 0) return
      event.preventDefault()
      setChosen([...clipboardData.files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [setChosen])

  function close(): void {
    setChosen([])
    onDone()
  }

  return (
    <>
      {isOver && (
        <div className="desk-drop">
          <p>{t('upload.drop')}</p>
        </div>
      )}
      <Modal
        opened={chosen.length > 0}
        onClose={close}
        returnFocus={false}
        title={t('files.title', { count: chosen.length })}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        <ul className="desk-files">
          {chosen.map((file, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may be alike in all but their place
            <li key={index}>
              <FilePreview name={file.name} file={file} />
              <bdi>{file.name}</bdi>
            </li>
          ))}
        </ul>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            {t('confirm.cancel')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              add(chosen)
              close()
            }}
          >
            {t('reply.send')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
