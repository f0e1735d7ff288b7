import { dimmed, parseColor, readableText, toHex } from '@foyer/core/appearance/color.ts'
import type { Theme } from './color-tokens.ts'

/** In the dark a tag is no lamp. */
const mostLight = 0.035

/** The colours of a tag that has its own (D-06); undefined leaves it to the stylesheet. */
export function tagColors(
  { background, color }: { background: string; color: string },
  theme: Theme,
): { background: string; color: string } | undefined {
  const wanted = parseColor(background)
  if (!wanted) return undefined
  const ground = theme === 'dark' ? dimmed(wanted, mostLight) : wanted
  return { background: toHex(ground), color: toHex(readableText(parseColor(color), ground)) }
}
