/**
 * A Burmese syllable ends in a consonant with a stroke above it, which stands for no sound alone: a line never begins
 * with one. Browsers tear words that they do not know; U+2060 in a text keeps them whole.
 */
const syllableEnd = /(?<=[\u1000-\u109f])[\u1000-\u1021\u103f][\u103b-\u103e]*\u1037?\u103a/g

/** Whether a line of a text node begins within a syllable. */
export function isTorn(node: Text): boolean {
  const text = node.textContent
  return [...text.matchAll(syllableEnd)].some(({ index }) => {
    const before = lineOf(node, index - 1)
    const after = lineOf(node, index)
    return before !== undefined && after !== undefined && after > before
  })
}

function lineOf(node: Text, index: number): number | undefined {
  const range = document.createRange()
  range.setStart(node, index)
  range.setEnd(node, index + 1)
  return range.getClientRects()[0]?.bottom
}
