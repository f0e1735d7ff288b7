import type { Theme } from '@foyer/ui/color-tokens.ts'
import { useSyncExternalStore } from 'react'

/** What theme.css shows: the page's own word for it if there is one, else the reader's wish. */
export function useTheme(): Theme {
  return useSyncExternalStore(onWish, currentTheme, () => 'light')
}

const darkWish = '(prefers-color-scheme: dark)'

function onWish(listener: () => void): () => void {
  const wish = matchMedia(darkWish)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

function currentTheme(): Theme {
  const told = document.documentElement.dataset['theme']
  if (told === 'light' || told === 'dark') return told
  return matchMedia(darkWish).matches ? 'dark' : 'light'
}
