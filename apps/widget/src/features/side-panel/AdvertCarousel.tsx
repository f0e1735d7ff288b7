import { advertsMove, type Advert } from '../../rules/side-panel/adverts.ts'
import useEmblaCarousel from 'embla-carousel-react'
import {
  useState,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type FocusEvent,
  useCallback,
} from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './AdvertCarousel.css'
import { AdvertControls } from './AdvertControls.tsx'
import { AdvertPicture } from './AdvertPicture.tsx'
import { timing } from '@foyer/core/timing.ts'
import type { UseEmblaCarouselType } from 'embla-carousel-react'

const still = '(prefers-reduced-motion: reduce)'

function usePrefersStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(still)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(still).matches,
    () => true,
  )
}

function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
    () => true,
  )
}

/** The place of the slide that stands in a carousel, or is on its way in. */
function useShownSlide(embla: UseEmblaCarouselType[1]): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener)
      return () => void embla?.off('select', listener).off('reInit', listener)
    },
    [embla],
  )
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}

/** Whether the pointer or the keyboard is at an element: what moves there should stand still. */
function useHold() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHovered,
    isFocused,
    events: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}

/** The page's direction, for what cannot read it from CSS. It changes with the language. */
function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    onChange,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Every advert has its full time, also one that was chosen by hand. */
function useAdvertTimer(moves: boolean, shown: number, next: () => void): void {
  const onTime = useEffectEvent(next)
  useEffect(() => {
    if (!moves) return undefined
    const timer = setTimeout(onTime, timing.advertMs)
    return () => clearTimeout(timer)
  }, [moves, shown])
}

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
