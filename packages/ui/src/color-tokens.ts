import { inkOn, parseColor, textOn, toHex, type Rgb } from '@foyer/core/appearance/color.ts'

export type Theme = 'light' | 'dark'

/** The hardest grounds for accent-coloured text, as theme.css has them: a test holds them together. */
export const grounds = { light: [236, 238, 242], dark: [37, 43, 53] } as const satisfies Record<Theme, Rgb>

/** The theme's own text, kept in bubbles wherever it can be read. */
export const inks = { light: '#12161d', dark: '#eef1f5' } as const satisfies Record<Theme, string>

type Styled = { style: { setProperty: (name: string, value: string) => void } }

/** Custom properties without their `--foyer-`. An empty one gives the theme its own back. */
export type Tokens = Readonly<Record<string, string>>

/** The tokens of a channel's main colour; what is no colour leaves the theme's own. */
export function accentTokens(value: string): Tokens {
  const color = parseColor(value)
  return {
    accent: color ? toHex(color) : '',
    'on-accent': color ? toHex(textOn(color)) : '',
    'accent-ink-light': color ? toHex(inkOn(color, grounds.light)) : '',
    'accent-ink-dark': color ? toHex(inkOn(color, grounds.dark)) : '',
  }
}

/** A surface of the channel's choosing, with text that can be read on it: `--foyer-<name>`, `--foyer-on-<name>`. */
export function surfaceTokens(name: string, value: string): Tokens {
  const color = parseColor(value)
  return { [name]: color ? toHex(color) : '', [`on-${name}`]: color ? toHex(textOn(color)) : '' }
}

/** Set through CSSOM, never as a built style text. */
export function applyTokens(root: Styled, tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(`--foyer-${name}`, value)
}
