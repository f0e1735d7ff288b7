/** One sentence after the other. A full-width stop brings its own gap along. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).reduce((text, next) => {
    const gap = text === '' || /[。！？]$/.test(text) ? '' : ' '
    return text + gap + next
  }, '')
}
