import { parseColor, textOn, toHex, type Rgb } from './color.ts'

/** The theme's own, for a channel that names no colour: a test of packages/ui holds it and theme.css together. */
export const ownAccent: Rgb = [29, 95, 209]

/** The button on a site's page: the channel's main colour, and what can be read on it. */
export function launcherColors(mainColor: string): { color: string; textColor: string } {
  const color = parseColor(mainColor) ?? ownAccent
  return { color: toHex(color), textColor: toHex(textOn(color)) }
}
