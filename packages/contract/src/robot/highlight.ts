/** The markers around what matched in a tip (D-17). They are no markup: everything else is plain text. */
export const highlightStart = '<em>'
export const highlightEnd = '</em>'

export type Highlighted = { text: string; strong: boolean }

/** A tip in pieces, so that it is shown without ever being read as html. */
export function highlights(tips: string): Highlighted[] {
  return tips
    .split(highlightStart)
    .flatMap((part, index): Highlighted[] => {
      if (index === 0) return [{ text: part, strong: false }]
      const [strong = '', ...rest] = part.split(highlightEnd)
      return [
        { text: strong, strong: true },
        { text: rest.join(''), strong: false },
      ]
    })
    .filter((piece) => piece.text !== '')
}
