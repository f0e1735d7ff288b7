import { isPulledFarEnough, isUpKey, pullTo, wheelTo, type Pull } from '@foyer/core/history/pull.ts'
import { useRef, useState, type KeyboardEvent, type TouchEvent, type WheelEvent } from 'react'
import { useDispatch } from '../../session/ChatContext.tsx'

/** S-11: asking for older messages by touch, wheel and key. The phases are the session's; the distance is ours. */
export function usePull(isAtTop: () => boolean) {
  const dispatch = useDispatch()
  const [pull, setPull] = useState<Pull>()
  const travelled = useRef(0)

  function move(type: 'pulled' | 'letGo' | 'cancelled' | 'asked'): void {
    dispatch({ type: 'historyMoved', move: type })
  }

  return {
    distance: pull?.distance ?? 0,
    on: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0]
        setPull(touch && isAtTop() ? pullTo(touch.clientY, touch.clientY) : undefined)
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const touch = touches[0]
        if (!pull || !touch) return
        const next = pullTo(pull.from, touch.clientY)
        setPull(next)
        move(isPulledFarEnough(next) ? 'pulled' : 'cancelled')
      },
      onTouchEnd: () => {
        if (pull) move('letGo')
        setPull(undefined)
      },
      onTouchCancel: () => {
        if (pull) move('cancelled')
        setPull(undefined)
      },
      onWheel: ({ deltaY }: WheelEvent) => {
        const { travelled: sum, isEnough } = wheelTo(travelled.current, deltaY, isAtTop())
        travelled.current = sum
        if (isEnough) move('asked')
      },
      onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
        if (target === currentTarget && isUpKey(key) && isAtTop()) move('asked')
      },
    },
  }
}
