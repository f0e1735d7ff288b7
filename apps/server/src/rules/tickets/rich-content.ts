const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain words as rich text: nothing in them is markup, and their lines stay lines. */
export function richContent(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '').replaceAll('\n', '<br>')
}
