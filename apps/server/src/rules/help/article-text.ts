/** Elements within a line: their ends separate no words. */
const inline = /<\/?(?:a|b|code|em|i|s|span|strong|u)\b[^>]*>/g

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The text of a cleaned answer, or of its beginning, as one line. It is text and not markup: what shows it escapes it. */
export function articleText(answer: string): string {
  return (
    answer
      .replaceAll(inline, '')
      // The last tag of a beginning may be cut.
      .replaceAll(/<[^>]*(?:>|$)/g, ' ')
      .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => characters[entity] ?? ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
