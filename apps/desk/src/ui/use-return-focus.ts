import { useEffect, useState } from 'react'

/**
 * Gives the focus back, once the component is gone, to what had it before: what opened a dialog that is mounted only while
 * it is open (the library does so only for those that stay mounted), or the field in which somebody saved.
 */
export function useReturnFocus(): void {
  const [places] = useState(() => placesOf(document.activeElement))
  useEffect(() => {
    let isClosed = false
    return () => {
      isClosed = true
      requestAnimationFrame(() => {
        if (isClosed && document.activeElement === document.body) focusFirst(places)
      })
    }
  }, [places])
}

/** The opener, or the button of the menu that it was in; then the parts of the page around it. */
function placesOf(opener: Element | null): HTMLElement[] {
  const menu = opener?.closest('[role=menu]')
  const button = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : opener
  const places: HTMLElement[] = []
  for (let place = button; place; place = place.parentElement?.closest('section, main') ?? null)
    if (place instanceof HTMLElement && place !== document.body) places.push(place)
  return places
}

/** What was done may have removed or disabled the opener: the part of the page that it was in comes next. */
function focusFirst(places: readonly HTMLElement[]): void {
  const place = places.find((one) => one.isConnected && !one.matches(':disabled'))
  if (!place) return
  if (place.matches('section, main') && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
