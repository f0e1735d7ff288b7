import type { Theme } from '@foyer/ui/color-tokens.ts'
import { useSyncExternalStore } from 'react'

/** The theme by the rule of theme.css: the page's own choice, else the user's system preference. */
export function useTheme(): Theme {
  return useSyncExternalStore(onWish, currentTheme, () => 'light')
}

const darkWish = '(prefers-color-scheme: dark)'

/** The page around us may choose another theme at any time. */
function onWish(listener: () => void): () => void {
  const wish = matchMedia(darkWish)
  const word = new MutationObserver(listener)
  wish.addEventListener('change', listener)
  word.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    wish.removeEventListener('change', listener)
    word.disconnect()
  }
}

function currentTheme(): Theme {
  const told = document.documentElement.dataset['theme']
  if (told === 'light' || told === 'dark') return told
  return matchMedia(darkWish).matches ? 'dark' : 'light'
}
