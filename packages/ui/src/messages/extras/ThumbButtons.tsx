import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { IconButton } from '../../primitives/IconButton.tsx'
import { useUiText } from '../../text.tsx'
import type { Thumbs } from './thumbs.ts'
import './ThumbButtons.css'

type ThumbButtonsProps = { thumbs: Exclude<Thumbs, 'hidden'>; onRate: (useful: boolean) => void }

/** T-04: up or down, once. What was chosen stays pressed, and nothing can be pressed any more. */
export function ThumbButtons({ thumbs, onRate }: ThumbButtonsProps) {
  const t = useUiText()
  const isDone = thumbs !== 'open'
  return (
    <div className="foyer-thumbs" role="group" aria-label={t('message.rate')}>
      <span className="foyer-thumbs-text">{isDone ? t('message.thanks') : t('message.rate')}</span>
      <IconButton
        label={t('message.useful')}
        aria-pressed={thumbs === 'liked'}
        disabled={isDone}
        onClick={() => onRate(true)}
      >
        <ThumbsUp size={18} />
      </IconButton>
      <IconButton
        label={t('message.notUseful')}
        aria-pressed={thumbs === 'disliked'}
        disabled={isDone}
        onClick={() => onRate(false)}
      >
        <ThumbsDown size={18} />
      </IconButton>
    </div>
  )
}
