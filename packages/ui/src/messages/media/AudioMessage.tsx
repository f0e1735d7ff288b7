import { Volume2 } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import type { MessageOf } from '../message-kind.ts'
import './AudioMessage.css'
import { MediaCard } from './MediaCard.tsx'

export function AudioMessage({ message: { content } }: { message: MessageOf<'audio'> }) {
  const t = useUiText()
  const name = content.name || t('summary.audio')
  return (
    <MediaCard url={content.url} name={name} icon={<Volume2 size={20} />}>
      {(src, onError) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people record has no captions
        <audio
          className="foyer-audio"
          controls
          preload="metadata"
          src={src}
          aria-label={name}
          onError={onError}
        />
      )}
    </MediaCard>
  )
}
