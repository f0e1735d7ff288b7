import { bubbleTokens } from '@foyer/ui/color-bubble.ts'
import { accentTokens, inks, surfaceTokens, type Theme, type Tokens } from '@foyer/ui/color-tokens.ts'
import { black, inkTowards, mix, parseColor, toHex, white, type Rgb } from '@foyer/core/appearance/color.ts'
import type { AppearanceSettings } from './settings.ts'

/** The chat's ground, how much of it lies over a background picture, and the lesser text that still reads there. */
export const overPicture = {
  light: { ground: [251, 251, 252], share: 0.78, soft: '#3a424d', pole: black },
  dark: { ground: [20, 24, 30], share: 0.84, soft: '#c3cbd6', pole: white },
} as const satisfies Record<Theme, { ground: Rgb; share: number; soft: string; pole: Rgb }>

/** The worst that can show through: a black picture in the light, a white one in the dark. */
export function worstGround(theme: Theme): Rgb {
  const { ground, share, pole } = overPicture[theme]
  return mix(pole, ground, share)
}

/** Text that stands on the picture itself: names, times, days, the way to older messages. */
export function overPictureTokens(accent: string, theme: Theme): Tokens {
  const { soft, share, pole } = overPicture[theme]
  const color = parseColor(accent)
  const accentInk = color && toHex(inkTowards(color, pole, [worstGround(theme)]))
  return { 'over-soft': soft, 'over-accent': accentInk ?? soft, scrim: `${share * 100}%` }
}

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
