const markup =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|script|span|strong|style|svg|table|tbody|td|th|thead|tr|u|ul)\b[^<>]*>/i

/** An answer as html. A cell may hold either: without any element that answers use it is plain text. */
export function answerHtml(text: string): string {
  return markup.test(text) ? text : plainHtml(text)
}

/** Plain text as html: a blank line ends a paragraph. */
export function plainHtml(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(escaped).join('<br />')}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
