import {
  offersAnyUpload,
  offersUpload,
  offersCall,
  type UploadButton,
} from '../../../rules/composer/offered.ts'
import { useSession } from '../../../session/ChatContext.tsx'
import { useText } from '../../../text/TextProvider.tsx'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useCallHold } from '../../call/call-hold.ts'
import { CaptureButton } from '../capture/CaptureButton.tsx'
import { useUploadStore } from '../../../session/uploads/uploads-of.ts'
import { useFileDrop } from '@foyer/ui/uploads/use-file-drop.ts'
import { EmojiButton } from '../emoji/EmojiButton.tsx'
import { PasteZone } from '../paste/PasteZone.tsx'
import { acceptedFiles } from '../../../rules/composer/accepted-files.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { useRef } from 'react'
import { Film, ImageIcon, Paperclip, Phone, Upload, Video, type LucideIcon } from 'lucide-react'
import './Tools.css'

const looks = {
  image: { label: 'composer.image', Icon: ImageIcon },
  video: { label: 'composer.video', Icon: Film },
  file: { label: 'composer.file', Icon: Paperclip },
} satisfies Record<UploadButton, { label: UiKey; Icon: LucideIcon }>

/** S-17, V-09: the browser's own choice of files behind a button of ours. */
function AttachButton({ button }: { button: UploadButton }) {
  const t = useText()
  const { add } = useUploadStore()
  const isOffered = useSession((state) => offersUpload(state, button))
  const input = useRef<HTMLInputElement>(null)
  if (!isOffered) return null
  const { label, Icon } = looks[button]
  return (
    <>
      <IconButton className={`tool-${button}`} label={t(label)} onClick={() => input.current?.click()}>
        <Icon size={20} />
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

const icons = { voice: Phone, video: Video } satisfies Record<VideoType, LucideIcon>

/** C-01: asks the agent for a call, by voice or with pictures, where the channel has them. */
function CallButtons() {
  return (
    <>
      <CallButton media="voice" />
      <CallButton media="video" />
    </>
  )
}

function CallButton({ media }: { media: VideoType }) {
  const t = useText()
  const { hold, held } = useCallHold()
  const isOffered = useSession((state) => offersCall(state, media))
  if (!isOffered) return null
  const Icon = icons[media]
  return (
    <IconButton
      className={`tool-${media}-call`}
      label={t(`call.${media}`)}
      disabled={held.isBusy}
      onClick={() => hold.start(media)}
    >
      <Icon size={20} />
    </IconButton>
  )
}

/** The whole window takes files while they are held over it. */
function DropZone() {
  const t = useText()
  const { add } = useUploadStore()
  const isOver = useFileDrop(add)
  return isOver ? <DropOverlay text={t('upload.drop')} /> : null
}

export function DropOverlay({ text }: { text: string }) {
  return (
    <div className="drop">
      <p>
        <Upload size={32} />
        {text}
      </p>
    </div>
  )
}

/** S-17: everything but words. */
export function Tools() {
  const t = useText()
  const hasImages = useSession((state) => offersUpload(state, 'image'))
  const hasUploads = useSession(offersAnyUpload)
  return (
    <div className="tools" role="group" aria-label={t('composer.tools')}>
      <EmojiButton />
      <AttachButton button="image" />
      <AttachButton button="video" />
      <AttachButton button="file" />
      {hasImages && <CaptureButton />}
      <CallButtons />
      {hasUploads && <DropZone />}
      {hasUploads && <PasteZone />}
    </div>
  )
}
