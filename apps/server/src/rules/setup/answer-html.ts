/** An answer as the robot stores it. Text without markup becomes paragraphs; what has tags is html already. */
export function answerHtml(answer: string): string {
  if (/<\/?[a-z][^>]*>/i.test(answer)) return answer
  return answer
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
