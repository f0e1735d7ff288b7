import type { TextRun } from './text-run.ts'

/** How far letters and their marks reach from the line they stand on, and how wide they are. */
export type Ink = { above: number; below: number; width: number; ascent: number; descent: number }

const canvas = document.createElement('canvas').getContext('2d')

/** What a box says of its own height is that of its first font; another may have drawn the letters. */
export function inkOf(text: string, element: Element): Ink {
  if (!canvas) throw new Error('no canvas to measure with')
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, direction } = getComputedStyle(element)
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  canvas.letterSpacing = letterSpacing
  canvas.direction = direction === 'rtl' ? 'rtl' : 'ltr'
  const measured = canvas.measureText(text)
  return {
    above: measured.actualBoundingBoxAscent,
    below: measured.actualBoundingBoxDescent,
    width: measured.width,
    ascent: measured.fontBoundingBoxAscent,
    descent: measured.fontBoundingBoxDescent,
  }
}

/** Where the letters of a line begin and end on the screen. Of several lines the highest letters count for each. */
export function inkBoxes({ element, text, lines }: TextRun): DOMRect[] {
  const { above, below, ascent, descent } = inkOf(text, element)
  return lines.map(({ left, top, width, height }) => {
    const baseline = top + (height - ascent - descent) / 2 + ascent
    return new DOMRect(left, baseline - above, width, above + below)
  })
}
