import { Button, FileButton, TextInput } from '@mantine/core'
import { browserClock } from '@foyer/client/ports/clock.ts'
import type { Failed } from '@foyer/client/result.ts'
import { createFilePost } from '@foyer/client/upload/file-post.ts'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { timing } from '@foyer/core/timing.ts'
import { useRef, useState } from 'react'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import type { FieldProps } from './field-props.ts'
import { useTyped } from './typed.tsx'

const post = createFilePost<{ url: string }>({
  headers: () => ({ 'x-foyer-desk': '1' }),
  now: browserClock.now,
  timeoutMs: timing.requestTimeoutMs,
})

/** Of those that the server draws again. */
const types = 'image/png,image/jpeg,image/gif,image/webp'
const typeNames = 'PNG, JPEG, GIF, WebP'

/** An image: uploaded, or at an address. */
export function ImageField({ id, label, hint, value, onChange }: FieldProps<string>) {
  const t = useText()
  const { text, problem, type } = useTyped({
    id,
    value,
    problemOf: (typed) => (typed === '' || safePicture(typed) ? undefined : 'address'),
    onChange,
  })
  const { send, share, failure, resetField } = useImageUpload(type)
  const error = failure || (problem && t(`channels.editor.problem.${problem}`, { least: 0, most: 0 }))
  return (
    <div className="desk-field-image">
      <ImageThumb src={value} />
      <TextInput
        id={id}
        label={label}
        description={hint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('channels.editor.image.address')}
        maxLength={textLimits.url}
        value={text}
        error={error}
        onChange={({ currentTarget }) => type(currentTarget.value.trim())}
      />
      <div className="desk-field-image-acts">
        <FileButton onChange={(file) => void send(file)} accept={types} resetRef={resetField}>
          {(button) => (
            <Button
              variant="default"
              size="compact-md"
              loading={share !== undefined}
              aria-label={t('channels.editor.image.uploadFor', { label })}
              {...button}
            >
              {t('channels.editor.image.upload')}
            </Button>
          )}
        </FileButton>
        {value !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            aria-label={t('channels.editor.image.removeFor', { label })}
            onClick={() => type('')}
          >
            {t('channels.editor.image.remove')}
          </Button>
        )}
        {share !== undefined && (
          <progress
            className="desk-field-progress"
            value={share}
            aria-label={t('channels.editor.image.sending')}
          />
        )}
      </div>
    </div>
  )
}

/** The desk shows images of its own server only: an address of another site must not learn of the agent. */
function ImageThumb({ src }: { src: string }) {
  const isOwn = src.startsWith('/') && safePicture(src) !== undefined
  return (
    <span className="desk-field-thumb" aria-hidden="true">
      {isOwn && <img src={src} alt="" />}
    </span>
  )
}

/** The texts of these errors are about files in a chat, where movies are welcome, too. */
function isWrongType(failed: Failed): boolean {
  return failed.kind === 'refused' && (failed.error === 'upload.type' || failed.error === 'upload.blocked')
}

function useImageUpload(onUploaded: (url: string) => void) {
  const t = useText()
  const channelId = useDraftValue((draft) => draft.channelId)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState('')
  const resetField = useRef<() => void>(null)

  async function send(file: File | null): Promise<void> {
    // The same file may be chosen again after it was refused.
    resetField.current?.()
    if (!file) return
    if (file.size > channelLimits.imageBytes) return setFailure(t('channels.editor.image.tooLarge'))
    setFailure('')
    setShare(0)
    const form = new FormData()
    form.append('channelId', channelId)
    form.append('file', file, file.name)
    const { signal } = new AbortController()
    const sent = await post(deskPath('uploadChannelImage'), form, { onProgress: setShare, signal })
    setShare(undefined)
    if (sent.ok) onUploaded(sent.data.url)
    else
      setFailure(
        isWrongType(sent) ? t('channels.editor.image.wrongType', { types: typeNames }) : t(failureKey(sent)),
      )
  }

  return { send, share, failure, resetField }
}
