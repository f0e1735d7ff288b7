import { advertsMove, type Advert } from '@foyer/core/side-panel/adverts.ts'
import useEmblaCarousel from 'embla-carousel-react'
import { useState } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './AdvertCarousel.css'
import { AdvertControls } from './AdvertControls.tsx'
import { AdvertPicture } from './AdvertPicture.tsx'
import { useAdvertTimer } from './use-advert-timer.ts'
import { useDirection } from './use-direction.ts'
import { useHold } from './use-hold.ts'
import { useIsHidden, usePrefersStill } from './use-page-facts.ts'
import { useShownSlide } from './use-shown-slide.ts'

/** S-28: several adverts, which move on by themselves only while that disturbs nobody. */
export function AdvertCarousel({ adverts }: { adverts: readonly Advert[] }) {
  const t = useText()
  const count = adverts.length
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction: useDirection() })
  const shown = useShownSlide(embla)
  const [isPaused, setPaused] = useState(false)
  const { isHovered, isFocused, events } = useHold()
  const prefersStill = usePrefersStill()
  const moves = advertsMove(count, { isPaused, isHovered, isFocused, prefersStill, isHidden: useIsHidden() })

  useAdvertTimer(moves, shown, () => embla?.scrollNext())

  return (
    <div className="advert-carousel" {...events}>
      {embla && (
        <AdvertControls
          count={count}
          shown={shown}
          isPaused={isPaused}
          onPause={prefersStill ? undefined : setPaused}
          onShow={(at) => embla.scrollTo(at, prefersStill)}
          onPrevious={() => embla.scrollPrev(prefersStill)}
          onNext={() => embla.scrollNext(prefersStill)}
        />
      )}
      <div ref={viewport} className="advert-viewport">
        <ul className="advert-slides">
          {adverts.map((advert, index) => (
            <li key={advert.at} className="advert-slide" inert={index !== shown}>
              <AdvertPicture advert={advert} name={t('advert.name', { number: index + 1, count })} />
            </li>
          ))}
        </ul>
      </div>
      <span className="hidden-text" aria-live="polite">
        {!moves && t('advert.name', { number: shown + 1, count })}
      </span>
    </div>
  )
}
