import { useSyncExternalStore } from 'react'

const still = '(prefers-reduced-motion: reduce)'

export function usePrefersStill(): boolean {
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

export function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
    () => true,
  )
}
