import { Film } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import type { MessageOf } from '../message-kind.ts'
import { MediaCard } from './MediaCard.tsx'
import './VideoMessage.css'

export function VideoMessage({ message: { content } }: { message: MessageOf<'video'> }) {
  const t = useUiText()
  const name = content.name || t('summary.video')
  return (
    <MediaCard url={content.url} name={name} icon={<Film size={20} />}>
      {(src, onError) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people record has no captions
        <video
          className="foyer-video"
          controls
          playsInline
          preload="metadata"
          src={src}
          aria-label={name}
          onError={onError}
        />
      )}
    </MediaCard>
  )
}
