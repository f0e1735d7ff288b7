import {
  black,
  inkTowards,
  night,
  parseColor,
  textOn,
  toHex,
  white,
  type Rgb,
} from '@foyer/core/appearance/color.ts'
import { ownAccent } from '@foyer/core/appearance/launcher-colors.ts'

/** The channel's colour as the name of a style sheet carries it: six digits. */
export function colourName(mainColor: string): string {
  return toHex(parseColor(mainColor) ?? ownAccent).slice(1)
}

/** The grounds of links: of the page and of a card on it. The style sheet of the help center has the same. */
const light: readonly Rgb[] = [white, [245, 247, 249]]
const dark: readonly Rgb[] = [night, [36, 43, 53]]

/** Colours of the pages, readable on light and on dark ground. Every value is made of numbers. */
export function helpColours(name: string) {
  const color = parseColor(`#${name}`) ?? ownAccent
  return {
    brand: toHex(color),
    onBrand: toHex(textOn(color)),
    linkLight: toHex(inkTowards(color, black, light)),
    linkDark: toHex(inkTowards(color, white, dark)),
  }
}
