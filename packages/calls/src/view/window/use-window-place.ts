import {
  useLayoutEffect,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type RefObject,
} from 'react'
import { fitted, moved, resized, shiftOf, type Place, type Room, type Shift } from './place.ts'

/** Position of the call window. It outlives the window, for as long as the call session exists. */
export type PlaceKeeper = { place: Place | undefined }

export type HandleProps = {
  onPointerDown: PointerEventHandler<HTMLElement>
  onKeyDown: KeyboardEventHandler<HTMLElement>
}

type Change = (from: Place, by: Shift, room: Room, isRtl: boolean) => Place

/** Lets a window be moved and resized, by pointer and by keys, and keeps it in sight. */
export function useWindowPlace(
  around: RefObject<HTMLElement | null>,
  keeper: PlaceKeeper,
): { move: HandleProps; resize: HandleProps } {
  useLayoutEffect(() => {
    function comeBack(): void {
      if (keeper.place) put(around, keeper, fitted(keeper.place, room()))
    }
    comeBack()
    addEventListener('resize', comeBack)
    return () => removeEventListener('resize', comeBack)
  }, [around, keeper])

  /** Begins a move or a resize at the current position. Returns a function that applies a shift. */
  function begin(change: Change, { direction }: CSSStyleDeclaration): ((by: Shift) => void) | undefined {
    const from = placeOf(around.current, keeper)
    return from && ((by) => put(around, keeper, change(from, by, room(), direction === 'rtl')))
  }

  function handle(change: Change): HandleProps {
    return {
      onPointerDown: (event) => {
        const shift = begin(change, getComputedStyle(event.currentTarget))
        if (shift && event.button === 0) follow(event, shift)
      },
      onKeyDown: (event) => {
        const by = shiftOf(event.key)
        if (!by || isWithOther(event)) return
        event.preventDefault()
        begin(change, getComputedStyle(event.currentTarget))?.(by)
      },
    }
  }

  return { move: handle(moved), resize: handle(resized) }
}

function put(around: RefObject<HTMLElement | null>, keeper: PlaceKeeper, place: Place): void {
  keeper.place = place
  if (around.current) show(around.current, place)
}

function follow(down: PointerEvent<HTMLElement>, shift: (by: Shift) => void): void {
  const handle: HTMLElement = down.currentTarget
  const { clientX: x, clientY: y } = down
  handle.setPointerCapture(down.pointerId)
  const listening = new AbortController()
  const until = { signal: listening.signal }
  handle.addEventListener('pointermove', (at) => shift({ x: at.clientX - x, y: at.clientY - y }), until)
  handle.addEventListener('lostpointercapture', () => listening.abort(), until)
}

function isWithOther({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

/** The style decides whether there is room for a window that stands freely: on a phone these are not looked at. */
function show(element: HTMLElement, { left, top, width, height, isSized }: Place): void {
  element.dataset['placed'] = isSized ? 'sized' : 'moved'
  element.style.setProperty('--call-left', `${left}px`)
  element.style.setProperty('--call-top', `${top}px`)
  element.style.setProperty('--call-width', `${width}px`)
  element.style.setProperty('--call-height', `${height}px`)
}

function placeOf(element: HTMLElement | null, keeper: PlaceKeeper): Place | undefined {
  if (!element) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height, isSized: keeper.place?.isSized ?? false }
}

function room(): Room {
  return { width: innerWidth, height: innerHeight }
}
