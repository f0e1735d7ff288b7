import { isLocaleCode, type LocaleCode } from '@foyer/i18n/locales.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { liveRows } from './sheet-cells.ts'

/** Each row has four frames, and each frame is a whole chat. */
const mostRows = 2
/** While every cell is checked, one frame is enough for a laptop. */
const mostWhileChecking = 0

/** Which rows have frames: the others are unmounted, so that 96 chats never run at once. */
export function useLiveRows(isChecking: boolean) {
  const [visible, setVisible] = useState<ReadonlyMap<LocaleCode, number>>(new Map())
  const observer = useMemo(
    () =>
      new IntersectionObserver(
        (entries) =>
          setVisible((before) => {
            const next = new Map(before)
            for (const { target, intersectionRatio } of entries) {
              const locale = target.getAttribute('data-locale')
              if (isLocaleCode(locale)) next.set(locale, intersectionRatio)
            }
            return next
          }),
        { threshold: [0, 0.25, 0.5, 0.75, 1] },
      ),
    [],
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const observe = useCallback(
    (row: Element | null) => {
      if (!row) return undefined
      observer.observe(row)
      return () => {
        observer.unobserve(row)
        const locale = row.getAttribute('data-locale')
        if (isLocaleCode(locale)) setVisible((before) => new Map(before).set(locale, 0))
      }
    },
    [observer],
  )
  const live = useMemo(
    () => liveRows(visible, isChecking ? mostWhileChecking : mostRows),
    [visible, isChecking],
  )
  return { live, observe }
}
