import { bubbleTokens } from '@foyer/ui/color-bubble.ts'
import { accentTokens, inks, surfaceTokens, type Theme, type Tokens } from '@foyer/ui/color-tokens.ts'
import { overPictureTokens } from './over-picture.ts'
import type { AppearanceSettings } from './settings.ts'

type Looks = Pick<
  AppearanceSettings,
  'mainColor' | 'kitBgcolor' | 'kitTxcolor' | 'cusColor' | 'navigationBarColor' | 'mainWidth' | 'mainHeight'
>

/** S-34: all of a channel's looks as custom properties. What a channel leaves empty stays the theme's own. */
export function appearanceTokens(looks: Looks, theme: Theme): Tokens {
  const { mainColor: accent, kitBgcolor, kitTxcolor, cusColor, navigationBarColor } = looks
  return {
    ...accentTokens(accent),
    ...surfaceTokens('bar', navigationBarColor),
    ...bubbleTokens('own', { ground: kitBgcolor, ink: kitTxcolor, accent: kitTxcolor }, theme),
    ...bubbleTokens('other', { ground: cusColor, ink: inks[theme], accent }, theme),
    ...overPictureTokens(accent, theme),
    'main-width': pixels(looks.mainWidth, leastWidth),
    'main-height': pixels(looks.mainHeight, leastHeight),
  }
}

/** Smaller than a small phone is no size but a mistake. */
const leastWidth = 320
const leastHeight = 400

function pixels(value: number, least: number): string {
  return value >= least ? `${value}px` : ''
}
