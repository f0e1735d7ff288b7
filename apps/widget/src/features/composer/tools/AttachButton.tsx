import { acceptedFiles } from '@foyer/core/composer/accepted-files.ts'
import { offersUpload, type UploadButton } from '@foyer/core/composer/offered.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { FilmIcon } from '@foyer/ui/icons/FilmIcon.tsx'
import { PaperclipIcon } from '@foyer/ui/icons/PaperclipIcon.tsx'
import { PictureIcon } from '@foyer/ui/icons/PictureIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef, type ComponentType } from 'react'
import { useSession } from '../../../session/ChatContext.tsx'
import { useUploadStore } from '../../../session/uploads/uploads-of.ts'
import { useText } from '../../../text/TextProvider.tsx'

const looks = {
  image: { label: 'composer.image', Icon: PictureIcon },
  video: { label: 'composer.video', Icon: FilmIcon },
  file: { label: 'composer.file', Icon: PaperclipIcon },
} satisfies Record<UploadButton, { label: UiKey; Icon: ComponentType }>

/** S-17, V-09: the browser's own choice of files behind a button of ours. */
export function AttachButton({ button }: { button: UploadButton }) {
  const t = useText()
  const { add } = useUploadStore()
  const isOffered = useSession((state) => offersUpload(state, button))
  const input = useRef<HTMLInputElement>(null)
  if (!isOffered) return null
  const { label, Icon } = looks[button]
  return (
    <>
      <IconButton label={t(label)} onClick={() => input.current?.click()}>
        <Icon />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles[button]}
        aria-label={t(label)}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // Or the same file could not be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
