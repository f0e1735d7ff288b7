import { useSyncExternalStore } from 'react'

/** The page's direction, for what cannot read it from CSS. It changes with the language. */
export function useDirection(): 'ltr' | 'rtl' {
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
