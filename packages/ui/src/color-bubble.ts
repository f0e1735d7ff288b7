import {
  black,
  dimmed,
  inkTowards,
  luminance,
  mix,
  parseColor,
  readableText,
  readsOn,
  softOn,
  toHex,
  white,
  type Rgb,
} from '@foyer/core/appearance/color.ts'
import type { Theme, Tokens } from './color-tokens.ts'

/** How a channel wants a bubble; an ink that cannot be read on the ground is replaced. */
export type BubbleLook = { ground: string; ink: string; accent: string }

/** In the dark a bubble may have so much light: the visitor's own is a brand's colour, the others are paper. */
const mostLight = { own: 0.6, other: 0.03 } as const

/**
 * Everything that stands in a bubble takes its colours from the bubble: text, lesser text, an inset, a line and
 * accented text, all readable on both the bubble and the inset. theme.css hands them to `.foyer-own` and
 * `.foyer-other`. What is no colour leaves the theme's own.
 */
export function bubbleTokens(
  name: 'own' | 'other',
  { ground, ink, accent }: BubbleLook,
  theme: Theme,
): Tokens {
  const wanted = parseColor(ground)
  if (!wanted) return named(name, noColors)
  const base = theme === 'dark' ? dimmed(wanted, mostLight[name]) : wanted
  const text = readableText(parseColor(ink), base)
  const inset = insetOf(base, text)
  return named(name, {
    ground: toHex(base),
    text: toHex(text),
    soft: toHex(softOn(text, [base, inset])),
    inset: toHex(inset),
    line: toHex(mix(base, text, 0.16)),
    accent: toHex(inkTowards(parseColor(accent) ?? text, text, [base, inset])),
  })
}

type Colors = Readonly<Record<'ground' | 'text' | 'soft' | 'inset' | 'line' | 'accent', string>>

const noColors: Colors = { ground: '', text: '', soft: '', inset: '', line: '', accent: '' }

function named(name: string, { ground, text, soft, inset, line, accent }: Colors): Tokens {
  return {
    [name]: ground,
    [`on-${name}`]: text,
    [`${name}-soft`]: soft,
    [`${name}-inset`]: inset,
    [`${name}-line`]: line,
    [`${name}-accent`]: accent,
  }
}

/** A little towards the text; where that would cost readability, a little away from it. */
function insetOf(ground: Rgb, text: Rgb): Rgb {
  const towards = mix(ground, text, 0.07)
  if (readsOn(text, [towards])) return towards
  return mix(ground, luminance(text) < luminance(ground) ? white : black, 0.12)
}
