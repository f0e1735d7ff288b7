import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, FileButton, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isStoredPicture } from '../../../rules/knowledge/answer-addresses.ts'
import { useText } from '../../../text/text-context.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts'

const start = '/files/'

/** A picture that is stored here: an answer loads nothing from another site. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText()
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState('')
  const { send, isBusy, failure, resetField, canUpload } = usePictureUpload((url) => {
    setAddress(url)
    setProblem('')
  })

  function insert(): void {
    // Copied from a page of this server, it has an origin in front.
    const src = address.trim().replace(location.origin, '')
    if (!isStoredPicture(src)) return setProblem(t('knowledge.documents.pictureWrong', { start }))
    const image = { type: 'image', attrs: { src, alt: alt.trim() } }
    editor.chain().focus().insertContent(image).run()
    return onClose()
  }

  return (
    <FormDialog
      title={t('knowledge.documents.tool.picture')}
      action={t('knowledge.documents.insert')}
      isBusy={isBusy}
      onSubmit={insert}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('knowledge.documents.address')}
        description={t('knowledge.documents.pictureHint', { start })}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={textLimits.url}
        value={address}
        error={problem || failure}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          setProblem('')
        }}
      />
      {canUpload && (
        <div>
          <FileButton onChange={(file) => void send(file)} accept={pictureTypes} resetRef={resetField}>
            {(button) => (
              <Button variant="default" size="compact-md" loading={isBusy} {...button}>
                {t('channels.editor.image.upload')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      <TextInput
        label={t('knowledge.documents.pictureText')}
        description={t('knowledge.documents.pictureTextHint')}
        dir="auto"
        maxLength={textLimits.short}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </FormDialog>
  )
}
