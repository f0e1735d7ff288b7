import { ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './AdvertControls.css'

type AdvertDotsProps = { count: number; shown: number; onShow: (at: number) => void }

/** More would not fit between the arrows of the narrowest panel. */
const mostDots = 4

function AdvertDots({ count, shown, onShow }: AdvertDotsProps) {
  const t = useText()
  if (count > mostDots) {
    return (
      <span className="advert-dots advert-place" aria-hidden="true">
        {t('advert.place', { number: shown + 1, count })}
      </span>
    )
  }
  return (
    <div className="advert-dots">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className="advert-dot"
          aria-label={t('advert.show', { number: at + 1, count })}
          aria-current={at === shown || undefined}
          onClick={() => onShow(at)}
        />
      ))}
    </div>
  )
}

type AdvertControlsProps = {
  count: number
  shown: number
  isPaused: boolean
  /** Undefined where nothing moves by itself anyway. */
  onPause: ((isPaused: boolean) => void) | undefined
  onShow: (at: number) => void
  onPrevious: () => void
  onNext: () => void
}

/** They come before the adverts: who does not want them to move meets the button for that first. */
export function AdvertControls(props: AdvertControlsProps) {
  const { count, shown, isPaused, onPause, onShow, onPrevious, onNext } = props
  const t = useText()
  return (
    <>
      {onPause && (
        <IconButton
          className="advert-control advert-pause"
          label={isPaused ? t('advert.play') : t('advert.pause')}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play size={16} /> : <Pause size={16} />}
        </IconButton>
      )}
      <IconButton
        className="advert-control advert-previous"
        label={t('advert.previous')}
        onClick={onPrevious}
      >
        <ChevronRight size={18} />
      </IconButton>
      <IconButton className="advert-control advert-next" label={t('advert.next')} onClick={onNext}>
        <ChevronRight size={18} />
      </IconButton>
      <AdvertDots count={count} shown={shown} onShow={onShow} />
    </>
  )
}
