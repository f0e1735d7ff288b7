import { useSyncExternalStore } from 'react'

/** Whether there is little height: `useViewportHeight` says so. */
export function useIsLow(): boolean {
  return useSyncExternalStore(onHeight, hasLittleHeight, () => false)
}

function hasLittleHeight(): boolean {
  return document.documentElement.hasAttribute('data-low')
}

function onHeight(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-low'] })
  return () => observer.disconnect()
}
