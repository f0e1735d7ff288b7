const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The words of an agent as the html of a draft: a paragraph for each line. */
export function draftAnswer(words: string): string {
  return words
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim().replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')}</p>`)
    .join('')
}
