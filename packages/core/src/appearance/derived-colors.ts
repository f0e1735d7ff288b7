import { mix, parseColor, textOn, toHex, white } from './color.ts'

export type DerivedColors = {
  mainColor: string
  kitBgcolor: string
  kitTxcolor: string
  cusColor: string
  navigationBarColor: string
}

/** How much white is in the ground of what others write. */
const tint = 0.9

/** All colours of the chat from one: the visitor's bubbles and the header have it, other bubbles a tint of it. */
export function derivedColors(mainColor: string): DerivedColors | undefined {
  const color = parseColor(mainColor)
  if (!color) return undefined
  const main = toHex(color)
  return {
    mainColor: main,
    kitBgcolor: main,
    kitTxcolor: toHex(textOn(color)),
    cusColor: toHex(mix(color, white, tint)),
    navigationBarColor: main,
  }
}
